import { persistedAtom } from '@pinpu/shared/state';

/** The order that last emptied the cart, so that a shopper who returns by Back finds it. */
export const lastOrderAtom = persistedAtom('lastOrder', { guid: '', ord_code: '' });
