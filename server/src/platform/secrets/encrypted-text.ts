import {
  createCipheriv,
  createDecipheriv,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

/** The shop's key, stored outside the database and shared by its instances. */
export type ServerKey = KeyObject;

const PREFIX = 'enc1:';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Derives a key per purpose, so that a text encrypted for one purpose can't be used for another. */
const keyFor = (key: ServerKey, purpose: string) =>
  Buffer.from(hkdfSync('sha256', key, '', `pinpu ${purpose}`, 32));

export const isEncrypted = (stored: string): boolean => stored.startsWith(PREFIX);

export function encryptText(key: ServerKey, purpose: string, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyFor(key, purpose), iv);
  cipher.setAAD(Buffer.from(purpose));
  const encrypted = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final()]);
  return PREFIX + Buffer.concat([encrypted, cipher.getAuthTag()]).toString('base64url');
}

/** Decrypts a stored text; null where it was not encrypted with this key and purpose. */
export function decryptText(key: ServerKey, purpose: string, stored: string): string | null {
  if (!isEncrypted(stored)) return null;
  const bytes = Buffer.from(stored.slice(PREFIX.length), 'base64url');
  if (bytes.length < IV_BYTES + TAG_BYTES) return null;
  const options = { authTagLength: TAG_BYTES };
  const iv = bytes.subarray(0, IV_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', keyFor(key, purpose), iv, options);
  decipher.setAAD(Buffer.from(purpose));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    const text = [decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()];
    return Buffer.concat(text).toString('utf8');
  } catch {
    return null;
  }
}
