import { cachePart } from '../composition/parts.ts';

/** The id of the work frame among a page's parts. */
export const WORK_FRAME = 'shell/frame/work';

/** Loads the work frame's code, in a chunk that shoppers never download. */
export const loadWorkFrame = async () =>
  (await import(/* webpackChunkName: "work-frame" */ './WorkFrame.tsx')).WorkFrame;

/** Loads the work frame's code, so that it renders without suspending. */
export async function prefetchWorkFrame() {
  cachePart(WORK_FRAME, await loadWorkFrame());
}
