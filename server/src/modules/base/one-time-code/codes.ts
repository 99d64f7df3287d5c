import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** Minutes a code is valid (spec §5). */
export const CODE_MINUTES = 30;
/**
 * How many wrong attempts invalidate a code: counted for the browser that requested it, and separately for all others
 * together.
 */
export const CODE_ATTEMPTS = 5;

/** Crockford's alphabet: no characters that look alike. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Six digits to be typed, '000000'–'999999'. */
export function newTypedCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** Ten base32 characters (50 bits) for the link: the maximum length of a code (spec §5), infeasible to guess. */
export function newMagicCode(): string {
  return Array.from(randomBytes(10), (byte) => LETTERS.charAt(byte % LETTERS.length)).join('');
}

/** Whether a code is one from a link, which identifies its row without an e-mail. */
export function isMagicCode(code: string): boolean {
  return code.length === 10;
}

/** The stored form of a code: hex SHA-256, salted with the code's owner. */
export function codeHash(code: string, salt: string): string {
  return createHash('sha256').update(`${salt}\n${code.toUpperCase()}`).digest('hex');
}

/** Compares two hex hashes in constant time. */
export function sameHash(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left, 'hex'), Buffer.from(right, 'hex')];
  return a.length === b.length && timingSafeEqual(a, b);
}
