import { cachePart } from '../composition/parts.ts';

/** The id of the work frame among the parts of a page. */
export const WORK_FRAME = 'shell/frame/work';

/** The work frame's code, in a chunk that no shopper downloads. */
export const loadWorkFrame = async () =>
  (await import(/* webpackChunkName: "work-frame" */ './WorkFrame.tsx')).WorkFrame;

/** Loads the work frame's code, so that it renders without suspending. */
export async function prefetchWorkFrame() {
  cachePart(WORK_FRAME, await loadWorkFrame());
}
