import { persistedAtom } from '@pinpu/shared/state';

/** The last order placed from the cart, which emptied it; a shopper who returns by Back finds it there. */
export const lastOrderAtom = persistedAtom('lastOrder', { guid: '', ord_code: '' });
