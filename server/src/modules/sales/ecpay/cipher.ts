import { createCipheriv, createDecipheriv } from 'node:crypto';

export interface AesKeys {
  hashKey: string;
  hashIv: string;
}

const ALGORITHM = 'aes-128-cbc';

/** URL-encoded as PHP does it: spaces are `+`, and `! ' ( ) * ~` are escaped, too (docs/taiwan). */
const encoded = (text: string): string =>
  encodeURIComponent(text)
    .replaceAll('%20', '+')
    .replaceAll(/[!'()*~]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);

/** The `Data` of a call: JSON, URL-encoded, encrypted by AES-128-CBC, in base64. */
export function encrypted(data: unknown, { hashKey, hashIv }: AesKeys): string {
  const cipher = createCipheriv(ALGORITHM, hashKey, hashIv);
  return cipher.update(encoded(JSON.stringify(data)), 'utf8', 'base64') + cipher.final('base64');
}

/** The content of a `Data`. @throws Error for one that was not made with these keys. */
export function decrypted(text: string, { hashKey, hashIv }: AesKeys): unknown {
  const decipher = createDecipheriv(ALGORITHM, hashKey, hashIv);
  const plain = decipher.update(text, 'base64', 'utf8') + decipher.final('utf8');
  return JSON.parse(decodeURIComponent(plain.replaceAll('+', '%20')));
}
