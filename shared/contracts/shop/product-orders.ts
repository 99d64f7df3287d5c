/** Orders of the product list: `o` of `GET /api/products` (spec §2 sort tabs). */
export const PRODUCT_ORDERS = ['rank', 'new', 'hot', 'price_asc', 'price_desc'] as const;
export type ProductOrder = (typeof PRODUCT_ORDERS)[number];
