/** Most lines of a cart; its body then stays below a megabyte or two. */
export const CART_MAX_LINES = 1000;

/** Most products of a promoter's bundle. */
export const BUNDLE_MAX = 50;

/** Days after the last visit by a promoter's link in which an order is the promoter's; a shop may set 1 to 365. */
export const ATTRIBUTION_DAYS = 30;
export const ATTRIBUTION_DAYS_MAX = 365;

/** Milliseconds a login code is valid (spec §9). */
export const OTP_LIFETIME_MS = 30 * 60_000;

/** Most characters of a login code (spec §9). */
export const OTP_MAX_LENGTH = 10;

/** Milliseconds until another code may be requested: the time a mail takes to arrive. */
export const OTP_RESEND_PAUSE_MS = 60_000;

/** Milliseconds between the configuration and the frame (spec §9). */
export const APP_INIT_DELAY_MS = 1000;

/** Most recipients a member can save, and most invoices. */
export const SAVED_MAX = 20;
