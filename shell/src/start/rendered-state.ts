import type { Composition, RenderedState } from '@pinpu/shared/contracts';

/** Whether the browser will scroll this page to where it was left; the page's HTML has found out, and hides what it has. */
const isReturning = () => document.documentElement.dataset.returning !== undefined;

/** Server-rendered state of this page; undefined if its HTML has no first screen. */
export function servedState(): RenderedState | undefined {
  const text = document.getElementById('pinpu-rendered')?.textContent;
  return text ? JSON.parse(text) : undefined;
}

/** Whether this page begins as it was served: with the same composition, and at the same place. */
export const beginsAsServed = ({ staff, preview }: Composition): boolean =>
  staff !== true && preview !== true && !isReturning();
