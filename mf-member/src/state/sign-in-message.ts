import { atom } from '@pinpu/shared/state';

/** Why the sign-in is shown, such as a magic link that failed; '' for no special reason. */
export const signInMessageAtom = atom('');
