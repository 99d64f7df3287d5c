import { atom } from '@pinpu/shared/state';

export const profileDialogAtom = atom(false);
