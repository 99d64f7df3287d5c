import type { ScryptOptions } from 'node:crypto';
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

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
