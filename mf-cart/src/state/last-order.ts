import { persistedAtom } from '@pinpu/shared/state';

/** The order that last emptied the cart, so that whoever comes back by Back finds the way to it. */
export const lastOrderAtom = persistedAtom('lastOrder', { guid: '', ord_code: '' });
