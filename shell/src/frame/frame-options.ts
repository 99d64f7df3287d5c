import type { FrameOptions } from '@pinpu/shared/contracts';
import { atom, moduleOptionsAtom } from '@pinpu/shared/state';

/** The configured options of the frame. It checks them itself: the library of contracts is loaded later. */
export const frameOptionsAtom = atom(
  (get): { [Name in keyof FrameOptions]?: unknown } => get(moduleOptionsAtom).frame ?? {},
);
