/** Encrypts texts in this browser's storage; a text is bound to its key and can't be moved to another. */
export interface Cipher {
  encrypt: (key: string, text: string) => Promise<string>;
  /** @throws where the text was encrypted with another key or salt, or was changed. */
  decrypt: (key: string, stored: string) => Promise<string>;
}

/** JSON never begins like this, so a release without encryption finds no value, and still works. */
const PREFIX = 'aes-gcm:';
const IV_BYTES = 12;

export const isEncrypted = (stored: string): boolean => stored.startsWith(PREFIX);

const utf8 = (text: string) => new TextEncoder().encode(text);

const toBase64 = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

const fromBase64 = (text: string) =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

const algorithm = (iv: Uint8Array<ArrayBuffer>, key: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: utf8(key),
});

/** AES-256-GCM under a key derived (HKDF) from this browser's random key and the shop's configured salt. */
export async function cipherOf(browserKey: CryptoKey, salt: string): Promise<Cipher> {
  const aes = await crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: utf8(salt), info: utf8('pinpu stored state') },
    browserKey,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
  return {
    async encrypt(key, text) {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const ciphertext = await crypto.subtle.encrypt(algorithm(iv, key), aes, utf8(text));
      return PREFIX + toBase64(new Uint8Array([...iv, ...new Uint8Array(ciphertext)]));
    },
    async decrypt(key, stored) {
      const bytes = fromBase64(stored.slice(PREFIX.length));
      const [iv, ciphertext] = [bytes.slice(0, IV_BYTES), bytes.slice(IV_BYTES)];
      const text = await crypto.subtle.decrypt(algorithm(iv, key), aes, ciphertext);
      return new TextDecoder().decode(text);
    },
  };
}
