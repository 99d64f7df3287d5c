import type { Composition } from './composition.ts';
import type { PublicConfig } from './config.ts';

/** A page that the shell's Node build renders (ADR 0201). */
export interface RenderJob {
  /** Path and query of the page. */
  url: string;
  /** The inlined part of the page's composition. */
  composition: Composition;
  /** The public configuration of a visitor without a session: `s` is ''. */
  config: PublicConfig;
  /** The time of the request, in milliseconds since the epoch. */
  now: number;
  /** How long the page's data may take, in milliseconds; without them it is rendered as while they load. */
  data_limit_ms: number;
  /** Shuffle seed of pages; the same for a whole visit. */
  seed: string;
}

/** Functions of the rendering process for the shell's Node build. */
export interface RenderHost {
  /** Answers a `GET` of the shop's API as to a guest. */
  fetch(request: Request): Promise<Response>;
  /** Exports of a remote's Node build; undefined for one that browsers render alone. */
  exportsOf(remote: string): { pages?: object; slots?: object } | undefined;
  /** Says that from now on a remote's code runs, `''` for the shell's own: what hangs or ends the process is its fault. */
  enter(remote: string): void;
}

/** A part that failed on the server and was left to the browser. */
export interface RenderFailure {
  remote: string;
  /** The part's id: `mf-catalog/page/home`. */
  part: string;
  why: string;
}

/** A page as the server has rendered it. */
export interface Rendered {
  /** The content of `#root`. */
  html: string;
  /** The style elements it needs, without a nonce. */
  styles: string;
  /** The data it was rendered with, in the shell's own form. */
  queries: unknown;
  /** Ids of the parts in it: the browser renders all others itself. */
  parts: readonly string[];
  failures: readonly RenderFailure[];
}

/** State in a rendered page's HTML, as JSON in `#pinpu-rendered`. */
export type RenderedState = Pick<Rendered, 'queries' | 'parts'> &
  Pick<RenderJob, 'config' | 'now' | 'seed'>;

/** Exports of the shell's Node build. */
export interface ShellNodeBuild {
  /** The shared modules that remotes' Node builds require, by name. */
  modules: Readonly<Record<string, unknown>>;
  /** Undefined where there is nothing to render, as at an address that redirects. */
  render(job: RenderJob, host: RenderHost): Promise<Rendered | undefined>;
}
