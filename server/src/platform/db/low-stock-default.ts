/** The initial threshold of a product: with this many or fewer for sale, it is listed as nearly sold out. */
export const LOW_STOCK_DEFAULT = 5;
