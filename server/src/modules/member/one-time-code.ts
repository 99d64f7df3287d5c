import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** Minutes a code is good for (spec §5). */
export const CODE_MINUTES = 30;
/** Wrong tries after which a code is dead (ADR 0101). */
export const CODE_ATTEMPTS = 5;

/** Crockford's letters: nothing that reads like another when it is typed from a phone. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Six digits to be typed, '000000'–'999999'. */
export function newTypedCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** Ten base32 characters (50 bits) for the link: as long as a code may be (spec §5), too many to guess. */
export function newMagicCode(): string {
  return Array.from(randomBytes(10), (byte) => LETTERS.charAt(byte % LETTERS.length)).join('');
}

/** Whether a code is one that came by link; such a code names its row by itself. */
export function isMagicCode(code: string): boolean {
  return code.length === 10;
}

/** What is stored of a code: hex SHA-256, salted with what it belongs to. */
export function codeHash(code: string, salt: string): string {
  return createHash('sha256').update(`${salt}\n${code.toUpperCase()}`).digest('hex');
}

/** Compares two hex hashes without telling by time where they differ. */
export function sameHash(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left, 'hex'), Buffer.from(right, 'hex')];
  return a.length === b.length && timingSafeEqual(a, b);
}
