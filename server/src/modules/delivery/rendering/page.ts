import type { Composition, Rendered, RenderedState } from '@pinpu/shared/contracts';
import type { ChosenComposition } from '../composition/chosen-composition.ts';
import type { VersionFailure } from './breaker.ts';

export interface RenderablePage {
  url: string;
  composed: ChosenComposition;
  seed: string;
  /** The part of the composition that is inlined in the page. */
  composition: Composition;
}

export type RenderedPage = Pick<Rendered, 'html' | 'styles'> & { state: RenderedState };

/** The result of rendering: the first screen, if there is one, and failures by version. */
export interface PageRendering {
  page?: RenderedPage;
  failures: readonly VersionFailure[];
  /** Whether it would be rendered from the same data now. Absent where it must be rendered again in any case. */
  isCurrent?(): Promise<boolean>;
}

export const NOTHING: PageRendering = { failures: [] };
