/** The least a postcode may be (spec §5). */
export const POSTCODE_MIN = 100;

/** A postcode of Taiwan: three digits, or with two or three more, at least 100 (spec §5). */
export const POSTCODE_PATTERN = /^[1-9]\d{2}(?:\d{2,3})?$/;

/** Whether a text is a postcode, once spaces around it are gone. */
export const isPostcode = (text: string): boolean => POSTCODE_PATTERN.test(text.trim());

const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Whether a text is shaped like an e-mail address; that it exists, only a message can tell. */
export const isEmail = (text: string): boolean =>
  text.trim().length <= 254 && EMAIL.test(text.trim());

/** An address as it is kept and compared: no spaces around it, small letters. */
export const normaliseEmail = (text: string): string => text.trim().toLowerCase();

const MOBILE = /^(?:\+?886|0)?(?<rest>9\d{8})$/;

/** A mobile number of Taiwan as 09xxxxxxxx; undefined where it is none. Spaces and hyphens are dropped. */
export function normaliseMobile(text: string): string | undefined {
  const digits = text.normalize('NFKC').replaceAll(/[\s-]/g, '');
  const rest = MOBILE.exec(digits)?.groups?.rest;
  return rest && `0${rest}`;
}
