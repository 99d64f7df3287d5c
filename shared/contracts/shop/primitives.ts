import * as s from '@pinpu/shared/contracts/schema';
import { EMAIL_PATTERN, promoCodeOf } from '@pinpu/shared/domain';
import { PRODUCT_ID, SESSION_ID, TWD_MAX } from './patterns.ts';

/** Whole TWD, never negative (spec §1: no decimals). */
export const twd = s.int().check(s.minimum(0), s.maximum(TWD_MAX));

/** Direction marks and zero-width characters, which phones invisibly add to copied text. */
const UNSEEN = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** A typed single line: invisible characters removed, trimmed, without control characters. */
export const typedLine = () =>
  s.string().check(
    s.overwrite((text) => text.replaceAll(UNSEEN, '')),
    s.trim(),
    s.regex(/^\P{Cc}*$/u),
  );

/** A short line of text a person typed; `max` in characters. */
export const shortText = (max: number) => typedLine().check(s.maxLength(max));

/** The same, but not empty. */
export const requiredText = (max: number) => typedLine().check(s.minLength(1), s.maxLength(max));

/**
 * An e-mail address that mail is sent to. Responses do not use it, since values stored by older releases must stay
 * readable.
 */
export const emailAddress = () => typedLine().check(s.maxLength(254), s.regex(EMAIL_PATTERN));

/** The cart session `s` that every storefront call carries (spec §7). */
export const sessionId = s.string().check(s.regex(SESSION_ID));

export const productId = s.string().check(s.regex(PRODUCT_ID));

/** A promotion code as found in an address. An invalid one is read as '', so that it does not make a cart invalid. */
export const promoCode = s.string().check(s.overwrite(promoCodeOf));
