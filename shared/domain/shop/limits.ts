/** The most lines of a cart; its request then has one or two megabytes at most. */
export const CART_MAX_LINES = 1000;

/** The most products of a promoter's bundle. */
export const BUNDLE_MAX = 50;

/**
 * For how many days after the last visit through a promoter's link an order is the promoter's; a shop may set 1 to 365.
 */
export const ATTRIBUTION_DAYS = 30;
export const ATTRIBUTION_DAYS_MAX = 365;

/** How long a login code is valid, in ms (spec §9). */
export const OTP_LIFETIME_MS = 30 * 60_000;

/** The longest login code, in characters (spec §9). */
export const OTP_MAX_LENGTH = 10;

/** The pause before another code can be requested, in ms: about the time that a mail takes. */
export const OTP_RESEND_PAUSE_MS = 60_000;

/** The delay between the configuration and the frame, in ms (spec §9). */
export const APP_INIT_DELAY_MS = 1000;

/** The most recipients, and the most invoices, that a member can save. */
export const SAVED_MAX = 20;
