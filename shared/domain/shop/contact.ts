/** A Taiwanese postcode, at least 100: three digits, optionally with two or three more (spec §5). */
export const POSTCODE_PATTERN = /^[1-9]\d{2}(?:\d{2,3})?$/;

/** Whether a text is a postcode, ignoring surrounding spaces. */
export const isPostcode = (text: string): boolean => POSTCODE_PATTERN.test(text.trim());

/**
 * An e-mail address that both browsers and RFC 5321 accept: an ASCII dot-atom and a domain of at least two labels, up
 * to 254 characters. No comments, quotes, names or lists, which mail software would read as other addresses. Only a
 * mail can prove that it exists. Also used as an input's `pattern`, hence the escapes.
 */
export const EMAIL_PATTERN =
  // biome-ignore lint/complexity/noUselessEscapeInRegex: the flag v, with which browsers compile a `pattern`, needs them.
  /^(?=.{1,254}$)(?=[^@]{1,64}@)[\w!#$%&'*+\/=?^`\{\|\}~\-]+(?:\.[\w!#$%&'*+\/=?^`\{\|\}~\-]+)*@(?:[A-Za-z\d](?:[A-Za-z\d\-]{0,61}[A-Za-z\d])?\.)+[A-Za-z](?:[A-Za-z\d\-]{0,61}[A-Za-z\d])?$/;

/** Whether a text has the form of an e-mail address, ignoring surrounding spaces. */
export const isEmail = (text: string): boolean => EMAIL_PATTERN.test(text.trim());

/** An e-mail address as stored and compared: trimmed, lower case. */
export const normaliseEmail = (text: string): string => text.trim().toLowerCase();

/** Any telephone number, as people type it. Also used as an input's `pattern`. */
export const PHONE_PATTERN =
  // biome-ignore lint/complexity/noUselessEscapeInRegex: as above.
  /^\s*[+\d\(][\d\s\(\)#\-]{6,}$/;

export const isPhone = (text: string): boolean => PHONE_PATTERN.test(text.normalize('NFKC'));

/** A Taiwanese mobile number as people type it. Also an input's `pattern`, hence the escapes. */
export const MOBILE_PATTERN =
  // biome-ignore lint/complexity/noUselessEscapeInRegex: as above.
  /^[\s\-]*(?:\+?886|0)?[\s\-]*9(?:[\s\-]*\d){8}[\s\-]*$/;

/** A Taiwanese mobile number as 09xxxxxxxx, without spaces and hyphens; undefined if invalid. */
export function normaliseMobile(text: string): string | undefined {
  const half = text.normalize('NFKC');
  return MOBILE_PATTERN.test(half) ? `0${half.replaceAll(/\D/g, '').slice(-9)}` : undefined;
}

/** A typed one-time code without spaces, converted from full width. */
export const tidyOtp = (code: string): string => code.normalize('NFKC').replaceAll(/\s/g, '');
