import { atom } from '@pinpu/shared/state';

/** Why the shopper has to sign in again; '' for no special reason. */
export const signInMessageAtom = atom('');
