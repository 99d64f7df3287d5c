/** Products of home's featured strip (spec §9). */
export const HOME_FEATURED = 6;

/** Products of home's shuffled grid (spec §9). */
export const HOME_LISTED = 12;

/** Most category links on home (spec §9). */
export const HOME_CATEGORIES = 10;

/** Milliseconds each slide of the carousel is shown (spec §9). */
export const CAROUSEL_INTERVAL_MS = 5000;

/** Products that a page of the list adds (spec §9). */
export const LIST_PAGE_SIZE = 21;

/** Products that the list asks for at once (spec §9). */
export const LIST_REQUEST_SIZE = 100;

/** Most products of the same category beneath a product (spec §9). */
export const RELATED_PRODUCTS = 12;

/** At or below this stock the remaining quantity is shown. */
export const LOW_STOCK = 10;

/** Best sold products below a search that found nothing. */
export const BESTSELLERS = 8;
