/** Begins the keys of all queries of the back office: after a change, everything that is shown is read again. */
export const SHOP_KEY = 'shop';

export const orderKey = (code: string) => [SHOP_KEY, 'order', code];
