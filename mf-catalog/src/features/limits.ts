/** The number of products in home's featured strip (spec §9). */
export const HOME_FEATURED = 6;

/** The number of products in home's shuffled grid (spec §9). */
export const HOME_LISTED = 12;

/** The largest number of category links on home (spec §9). */
export const HOME_CATEGORIES = 10;

/** Milliseconds for which the carousel shows a slide (spec §9). */
export const CAROUSEL_INTERVAL_MS = 5000;

/** The number of products that a list shows per step (spec §9). */
export const LIST_PAGE_SIZE = 21;

/** The number of products that a list requests at a time (spec §9). */
export const LIST_REQUEST_SIZE = 100;

/** The largest number of products of the same category below a product (spec §9). */
export const RELATED_PRODUCTS = 12;

/** The remaining quantity is shown from this stock on downwards. */
export const LOW_STOCK = 10;

/** The number of bestsellers below a search without results. */
export const BESTSELLERS = 8;
