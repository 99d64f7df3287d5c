import type { Composition, RenderedState } from '@pinpu/shared/contracts';

/**
 * Whether the browser will restore this page's scroll position; the page's HTML has found that out, and hides its
 * content.
 */
const isReturning = () => document.documentElement.dataset.returning !== undefined;

/** Server-rendered state of this page; undefined if its HTML has no first screen. */
export function servedState(): RenderedState | undefined {
  const text = document.getElementById('pinpu-rendered')?.textContent;
  return text ? JSON.parse(text) : undefined;
}

/** Whether this page can be hydrated as it was served: with the same composition, and not scrolled. */
export const beginsAsServed = ({ staff, preview }: Composition): boolean =>
  staff !== true && preview !== true && !isReturning();
