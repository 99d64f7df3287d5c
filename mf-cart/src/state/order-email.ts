import { sessionAtom } from '@pinpu/shared/state';

/** The e-mail with which a guest opened an order; used by page and dialog. */
export const orderEmailAtom = sessionAtom('');
