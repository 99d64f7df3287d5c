import { randomBytes, randomInt, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { after, DAY } from '../../../platform/clock.ts';

const ONE_TIME_DAYS = 7;

/** Leaves out characters that look alike, such as 0 and o, 1 and l. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 16;

/** A random password that a person can type: 79 bits. */
export const randomPassword = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

export async function newOneTimePassword(now: Date) {
  const password = randomPassword();
  const until = after(now, ONE_TIME_DAYS * DAY);
  return {
    password,
    until,
    stored: { password_hash: await passwordHash(password), one_time_until: until },
  };
}

const COST: ScryptOptions = { N: 16_384, r: 8, p: 5 };
const BYTES = 32;

function derived(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, BYTES, COST, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  );
}

/** The stored form of a password: `scrypt$salt$key`, both base64. */
export async function passwordHash(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `scrypt$${salt.toString('base64')}$${(await derived(password, salt)).toString('base64')}`;
}

/** `stored` is null for an unknown account, which takes as long as a known one. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [, salt = '', key = ''] = (stored ?? '').split('$');
  const expected = Buffer.from(key, 'base64');
  const digest = await derived(
    password,
    salt === '' ? Buffer.alloc(16) : Buffer.from(salt, 'base64'),
  );
  return expected.length === BYTES && timingSafeEqual(digest, expected);
}
