import * as s from '@pinpu/shared/contracts/schema';
import {
  cleanTyped,
  EMAIL_PATTERN,
  isDay,
  normaliseCouponCode,
  OTP_MAX_LENGTH,
  promoCodeOf,
  type TypedKind,
  tidyOtp,
  typedMax,
  withoutUnseen,
} from '@pinpu/shared/domain';
import { PRODUCT_ID, SESSION_ID, TWD_MAX } from './patterns.ts';

/** Whole TWD, never negative (spec §1: no decimals). */
export const twd = s.int().check(s.minimum(0), s.maximum(TWD_MAX));

/** A typed single line: invisible characters removed, trimmed, without control characters. */
export const typedLine = () =>
  s.string().check(s.overwrite(withoutUnseen), s.trim(), s.regex(/^\P{Cc}*$/u));

/** A short line of text a person typed; `max` in characters. */
export const shortText = (max: number) => typedLine().check(s.maxLength(max));

/** The same, but not empty. */
export const requiredText = (max: number) => typedLine().check(s.minLength(1), s.maxLength(max));

/** A text of a kind in the domain's table, cleaned before it is measured; may be empty. */
export const typedText = (kind: TypedKind) =>
  s.string().check(
    s.overwrite((text) => cleanTyped(kind, text)),
    s.regex(/^\P{Cc}*$/u),
    s.regex(new RegExp(`^[\\s\\S]{0,${typedMax(kind)}}$`, 'u')),
  );

/** The same, but not empty. */
export const requiredTyped = (kind: TypedKind) => typedText(kind).check(s.minLength(1));

/**
 * An e-mail address that mail is sent to. Responses do not use it, since values stored by older releases must stay
 * readable.
 */
export const emailAddress = () => requiredTyped('email').check(s.regex(EMAIL_PATTERN));

/** A one-time code, also from a pasted line of its mail. */
export const oneTimeCode = () =>
  s.string().check(s.overwrite(tidyOtp), s.minLength(1), s.maxLength(OTP_MAX_LENGTH));

/** A coupon's code as typed. */
export const couponCode = () => s.string().check(s.overwrite(normaliseCouponCode), s.maxLength(40));

/** The cart session `s` that every storefront call carries (spec §7). */
export const sessionId = s.string().check(s.regex(SESSION_ID));

export const productId = s.string().check(s.regex(PRODUCT_ID));

/** A promotion code as found in an address. An invalid one is read as '', so that it does not make a cart invalid. */
export const promoCode = s.string().check(s.overwrite(promoCodeOf));

/** The day in Taipei by which a list is filtered; '' for every day. One that does not exist is rejected. */
export const filterDay = s.string().check(
  s.overwrite((day) => (day === '' || isDay(day) ? day : 'not a day')),
  s.regex(/^(?:20\d\d-\d\d-\d\d)?$/),
);
