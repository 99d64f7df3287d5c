import { sessionAtom } from '@pinpu/shared/state';

/** The e-mail with which a guest opened an order; page and dialog share it. */
export const orderEmailAtom = sessionAtom('');
