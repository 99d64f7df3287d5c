import { codeLine } from './plain-line.ts';

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

/** An e-mail address as stored and compared: half width, lower case, without invisible characters. */
export const normaliseEmail = (text: string): string => codeLine(text).toLowerCase();

/** The telephone number of a shop, which may be a short one without an area code. */
export const isShopPhone = (text: string): boolean =>
  /^\s*[+\d(][\d\s()#-]{6,}$/.test(text.normalize('NFKC'));

/**
 * The one-time code in a typed or pasted text, such as the line of the mail that contains it; otherwise the text
 * without spaces. A magic link's code has letters and stays as it is.
 */
export function tidyOtp(text: string): string {
  const line = codeLine(text);
  const digits = line.replaceAll(/[\s-]/g, '');
  if (/^[\dA-Za-z]*$/.test(digits)) return digits;
  const found = /(?:^|[^\dA-Za-z])(\d{3}[\s-]?\d{3})(?![\dA-Za-z])/.exec(line)?.[1];
  return found?.replaceAll(/\D/g, '') ?? line.replaceAll(' ', '');
}
