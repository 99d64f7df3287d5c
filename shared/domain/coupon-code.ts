/** The form of a coupon's code: letters, digits, hyphen and underscore. */
export const COUPON_CODE_PATTERN = /^[0-9A-Z_-]{3,40}$/;

/** A coupon code as stored and compared: half width, upper case, no spaces. */
export const normaliseCouponCode = (text: string): string =>
  text.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();

/** Fault of a normalised code, as a sentence; '' if it can be used. */
export const couponCodeFault = (code: string): string =>
  COUPON_CODE_PATTERN.test(code)
    ? ''
    : '代碼要 3 到 40 個英文字母、數字、連字號或底線，例如 TEA100。';

/** Without letters and digits that are taken for one another: 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
const LETTERS = 'ACDEFGHJKMNPQRTWXY34679';

/** Letters of a generated code: 23^8 codes, far more than anybody can guess. */
const LENGTH = 8;

/** A code nobody guesses, from random bytes; `random` fills them. */
export function newCouponCode(random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array): string {
  let code = '';
  while (code.length < LENGTH) {
    const [byte = 255] = random(new Uint8Array(1));
    // The bytes above the last whole multiple would make the first letters likelier.
    if (byte < 256 - (256 % LETTERS.length)) code += LETTERS[byte % LETTERS.length];
  }
  return code;
}
