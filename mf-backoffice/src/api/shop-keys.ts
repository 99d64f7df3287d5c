/** The first part of all query keys of the back office: after a change all of them are invalidated. */
export const SHOP_KEY = 'shop';

export const orderKey = (code: string) => [SHOP_KEY, 'order', code];
export const promoterKey = (id: string) => [SHOP_KEY, 'promoter', id];
export const payoutMonthKey = (month: string) => [SHOP_KEY, 'payout-month', month];
export const productKey = (code: string) => [SHOP_KEY, 'product', code];
/** A product's options and variants. */
export const variantsKey = (code: string) => [SHOP_KEY, 'variants', code];
export const makerKey = (id: string) => [SHOP_KEY, 'maker', id];
export const MAKERS_KEY = [SHOP_KEY, 'makers'];
/** A rule of price. */
export const ruleKey = (id: string) => [SHOP_KEY, 'price-rule', id];
export const newsletterKey = (id: string) => [SHOP_KEY, 'newsletter', id];
export const NEWSLETTERS_KEY = [SHOP_KEY, 'newsletters'];
export const CATEGORIES_KEY = [SHOP_KEY, 'categories'];

export const SETTINGS_KEY = [SHOP_KEY, 'settings'];
export const VERSIONS_KEY = [SHOP_KEY, 'settings-versions'];

/** The lists of refunds, by tab. */
export const REFUNDS_KEY = [SHOP_KEY, 'refunds'];

/** The parcels of an order. */
export const orderParcelsKey = (code: string) => [SHOP_KEY, 'order-parcels', code];
