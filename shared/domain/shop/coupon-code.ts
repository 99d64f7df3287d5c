import { joinedCode } from './plain-line.ts';

/** The form of a coupon's code: letters, digits, hyphen and underscore. */
export const COUPON_CODE_PATTERN = /^[0-9A-Z_-]{3,40}$/;

/** A coupon code as stored and compared: half width, upper case, no spaces, no invisible characters. */
export const normaliseCouponCode = (text: string): string => joinedCode(text).toUpperCase();

/** What is wrong with a normalised code, as a sentence; '' where it is valid. */
export const couponCodeFault = (code: string): string =>
  COUPON_CODE_PATTERN.test(code)
    ? ''
    : '代碼要 3 到 40 個英文字母、數字、連字號或底線，例如 TEA100。';

/** Leaves out letters and digits that are easily confused: 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
const LETTERS = 'ACDEFGHJKMNPQRTWXY34679';

/** The length of a generated code: 23^8 codes are too many to guess. */
const LENGTH = 8;

/** Generates a code that can't be guessed; `random` fills an array with random bytes. */
export function newCouponCode(random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array): string {
  let code = '';
  while (code.length < LENGTH) {
    const [byte = 255] = random(new Uint8Array(1));
    // Bytes above the last multiple of the alphabet's length are skipped: they would make the first letters more
    // likely.
    if (byte < 256 - (256 % LETTERS.length)) code += LETTERS[byte % LETTERS.length];
  }
  return code;
}
