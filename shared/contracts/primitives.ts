import * as s from '@pinpu/shared/contracts/schema';

/** Whole TWD, never negative (spec §1: no decimals). */
export const twd = s.int().check(s.minimum(0), s.maximum(99_999_999));

/** A short line of text a person typed; `max` in characters. */
export const shortText = (max: number) => s.string().check(s.trim(), s.maxLength(max));

/** The same, but not empty. */
export const requiredText = (max: number) =>
  s.string().check(s.trim(), s.minLength(1), s.maxLength(max));

/** The cart session `s` that every storefront call carries (spec §7). */
export const sessionId = s.string().check(s.regex(/^[0-9a-zA-Z_-]{8,64}$/));

/** A product's id. */
export const productId = s.string().check(s.regex(/^[0-9a-zA-Z_-]{1,40}$/));
