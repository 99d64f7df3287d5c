import type { Composition, Rendered, RenderedState } from '@pinpu/shared/contracts';
import type { Composed } from '../composition/composed.ts';
import type { VersionFailure } from './usable-builds.ts';

/** A page to be rendered. */
export interface RenderablePage {
  /** Its address as requested. */
  url: string;
  composed: Composed;
  /** What the page shuffles by. */
  seed: string;
  /** What the page carries of its composition. */
  composition: Composition;
}

/** A rendered page, for its HTML. */
export type RenderedPage = Pick<Rendered, 'html' | 'styles'> & { state: RenderedState };

/** What a page gets: its first screen where there is one, and what failed of which version. */
export interface PageRendering {
  page?: RenderedPage;
  failures: readonly VersionFailure[];
  /** Whether it would be rendered from the same data now. Absent where it is to be rendered anew in any case. */
  isCurrent?(): Promise<boolean>;
}

export const NOTHING: PageRendering = { failures: [] };
