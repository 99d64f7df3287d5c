import { persistedAtom } from '@pinpu/shared/state';

/** The last order that was made of the cart, so that a shopper who returns by Back finds it. */
export const lastOrderAtom = persistedAtom('lastOrder', { guid: '', ord_code: '' });
