import { atom } from '@pinpu/shared/state';

/** Why the shopper has to sign in by hand; '' for no special reason. */
export const signInMessageAtom = atom('');
