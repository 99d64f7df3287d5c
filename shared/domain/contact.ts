/** A postcode of Taiwan: three digits, or with two or three more, at least 100 (spec §5). */
export const POSTCODE_PATTERN = /^[1-9]\d{2}(?:\d{2,3})?$/;

/** Whether a text is a postcode, once spaces around it are gone. */
export const isPostcode = (text: string): boolean => POSTCODE_PATTERN.test(text.trim());

/** The shape of an e-mail address, without spaces around it; only a mail can prove that it exists. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Whether a text is shaped like an e-mail address, once spaces around it are gone. */
export const isEmail = (text: string): boolean =>
  text.trim().length <= 254 && EMAIL_PATTERN.test(text.trim());

/** An e-mail address as stored and compared: trimmed, lower case. */
export const normaliseEmail = (text: string): string => text.trim().toLowerCase();

const MOBILE = /^(?:\+?886|0)?(?<rest>9\d{8})$/;

/** A Taiwanese mobile number as 09xxxxxxxx, without spaces and hyphens; undefined if invalid. */
export function normaliseMobile(text: string): string | undefined {
  const digits = text.normalize('NFKC').replaceAll(/[\s-]/g, '');
  const rest = MOBILE.exec(digits)?.groups?.rest;
  return rest && `0${rest}`;
}
