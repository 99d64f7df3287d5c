/** A product's threshold until somebody sets it: with this many or fewer for sale, it is listed as nearly sold out. */
export const LOW_STOCK_DEFAULT = 5;
