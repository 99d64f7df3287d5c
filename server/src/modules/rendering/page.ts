import type { Composition, Rendered, RenderedState } from '@pinpu/shared/contracts';
import type { ChosenComposition } from '../composition/chosen-composition.ts';
import type { VersionFailure } from './usable-builds.ts';

/** A page to be rendered. */
export interface RenderablePage {
  /** Its address as requested. */
  url: string;
  composed: ChosenComposition;
  /** Shuffle seed of the page. */
  seed: string;
  /** The inlined part of the page's composition. */
  composition: Composition;
}

/** A rendered page, for its HTML. */
export type RenderedPage = Pick<Rendered, 'html' | 'styles'> & { state: RenderedState };

/** Result for a page: its first screen if there is one, and failures by version. */
export interface PageRendering {
  page?: RenderedPage;
  failures: readonly VersionFailure[];
  /** Whether it would be rendered from the same data now. Absent where it is to be rendered anew in any case. */
  isCurrent?(): Promise<boolean>;
}

export const NOTHING: PageRendering = { failures: [] };
