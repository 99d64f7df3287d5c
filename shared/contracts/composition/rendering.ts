import type { PublicConfig } from '../shop/config.ts';
import type { Composition } from './composition.ts';

/** A page that the shell's Node build renders. */
export interface RenderJob {
  /** Path and query of the page. */
  url: string;
  /** The part of the composition that is inlined in the page. */
  composition: Composition;
  /** The public configuration of a visitor without a session: `s` is ''. */
  config: PublicConfig;
  /** The time of the request, in milliseconds since the epoch. */
  now: number;
  /** How long the page's data may take, in ms; after that, the page is rendered in its loading state. */
  data_limit_ms: number;
  /** Shuffle seed, the same for all pages of a visit. */
  seed: string;
}

/** Functions of the rendering process for the shell's Node build. */
export interface RenderHost {
  /** Answers a `GET` of the shop's API as for a guest. */
  fetch(request: Request): Promise<Response>;
  /** Exports of a remote's Node build; undefined for a remote that only browsers render. */
  exportsOf(remote: string): { pages?: object; slots?: object } | undefined;
  /**
   * Announces that a remote's code runs from now on, `''` for the shell's; if the process hangs or ends then, that
   * remote is held responsible.
   */
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
  /** Ids of the parts that were rendered; the browser renders all others itself. */
  parts: readonly string[];
  failures: readonly RenderFailure[];
}

/** State in a rendered page's HTML, as JSON in `#pinpu-rendered`. */
export type RenderedState = Pick<Rendered, 'queries' | 'parts'> &
  Pick<RenderJob, 'config' | 'now' | 'seed'>;

/** Exports of the shell's Node build. */
export interface ShellNodeBuild {
  /** The shared modules that remotes' Node builds import, by name. */
  modules: Readonly<Record<string, unknown>>;
  /** What is behind those modules, whose fields and methods no remote may replace. */
  instances?: readonly object[];
  /** Undefined where there is nothing to render, such as at an address that redirects. */
  render(job: RenderJob, host: RenderHost): Promise<Rendered | undefined>;
}
