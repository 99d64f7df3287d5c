import { atom } from '@pinpu/shared/state';

/** Whether the profile dialog is open. */
export const profileDialogAtom = atom(false);
