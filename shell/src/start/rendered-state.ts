import type { Composition, RenderedState } from '@pinpu/shared/contracts';

/** Whether the browser will scroll this page to where it was left; the page's HTML has found out, and hides what it has. */
const isReturning = () => document.documentElement.dataset.returning !== undefined;

const json = () => document.getElementById('pinpu-rendered')?.textContent;

/** Whether this page's HTML has a first screen from the server. */
export const isServed = () => Boolean(json());

/**
 * What the server has rendered of this page; undefined where it has rendered nothing, or where this page begins otherwise:
 * with another composition, or at another place.
 */
export function renderedState(composition: Composition): RenderedState | undefined {
  const text = json();
  if (!text) return undefined;
  const state = JSON.parse(text) as RenderedState;
  const isOther = composition.staff === true || composition.preview === true;
  return isOther || isReturning() ? undefined : state;
}
