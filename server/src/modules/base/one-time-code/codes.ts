import { createHash, randomInt } from 'node:crypto';
import { randomBase32 } from '../../../platform/random.ts';

/** Minutes a code is valid (spec §5). */
export const CODE_MINUTES = 30;
/** Wrong attempts that invalidate a code: of the requesting browser, and of all others together. */
export const CODE_ATTEMPTS = 5;

export function newTypedCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** Ten base32 characters (50 bits) for the link: the maximum length of a code (spec §5), infeasible to guess. */
export const newMagicCode = () => randomBase32(10);

export function isMagicCode(code: string): boolean {
  return code.length === 10;
}

export function codeHash(code: string, salt: string): string {
  return createHash('sha256').update(`${salt}\n${code.toUpperCase()}`).digest('hex');
}
