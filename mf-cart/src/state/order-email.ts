import { atom } from '@pinpu/shared/state';

/** The e-mail a guest gave to open an order; page and dialog read the same order by it. */
export const orderEmailAtom = atom('');
