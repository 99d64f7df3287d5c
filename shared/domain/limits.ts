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

/** Most lines of a cart; its body then stays below a megabyte or two. */
export const CART_MAX_LINES = 1000;

/** Most products of a promoter's bundle. */
export const BUNDLE_MAX = 50;

/** Most products of the same category beneath a product (spec §9). */
export const RELATED_PRODUCTS = 12;

/** At or below this stock the remaining quantity is shown. */
export const LOW_STOCK = 10;

/** Milliseconds a login code is valid (spec §9). */
export const OTP_LIFETIME_MS = 30 * 60_000;

/** Most characters of a login code (spec §9). */
export const OTP_MAX_LENGTH = 10;

/** Months that the earnings report covers, this one included (spec §9). */
export const EARNINGS_MONTHS = 6;

/** Milliseconds between the configuration and the frame (spec §9). */
export const APP_INIT_DELAY_MS = 1000;

/** Milliseconds between opening the order dialog and its barcodes (spec §9). */
export const BARCODE_DELAY_MS = 1000;

/** How the order dialog draws a barcode: CODE39, measures in pixels (spec §9). */
export const ORDER_BARCODE = {
  format: 'CODE39',
  width: 4,
  height: 190,
  fontSize: 55,
  margin: 6,
} as const;

/** Versions of client and API (spec §9). */
export const CLIENT_VERSION = 'v.1.20250902.0624';
export const API_VERSION = 'v.5.20250902.0624';
