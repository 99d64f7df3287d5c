/** The cart session `s` that every storefront call carries (spec §7). */
export const SESSION_ID = /^[0-9a-zA-Z_-]{8,64}$/;

export const PRODUCT_ID = /^[0-9a-zA-Z_-]{1,40}$/;

/** The highest amount, in whole TWD. */
export const TWD_MAX = 99_999_999;
