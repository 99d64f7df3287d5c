import { webcrypto } from 'node:crypto';
import { decryptedPassword, newEncryptionKeys } from './e2ee.ts';

async function encrypted(text: string, publicKey: string): Promise<string> {
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };
  const key = await webcrypto.subtle.importKey(
    'spki',
    Buffer.from(publicKey, 'base64'),
    algorithm,
    false,
    ['encrypt'],
  );
  return Buffer.from(await webcrypto.subtle.encrypt(algorithm, key, Buffer.from(text))).toString(
    'base64',
  );
}

describe('encrypted passwords', () => {
  it('are decrypted with the private key after encryption by Web Crypto [A10]', async () => {
    const keys = await newEncryptionKeys();
    const ciphertext = await encrypted('ts-1\n密碼 1234', keys.publicKey);
    expect(decryptedPassword(ciphertext, 'ts-1', keys)).toEqual({ password: '密碼 1234' });
  });

  it('are bound to their session value [finding M19]', async () => {
    const keys = await newEncryptionKeys();
    const recorded = await encrypted('ts-1\n1234', keys.publicKey);
    for (const other of ['ts-2', 'ts', ''])
      expect(decryptedPassword(recorded, other, keys)).toBeNull();
    expect(decryptedPassword(await encrypted('1234', keys.publicKey), 'ts-1', keys)).toBe(
      'unbound',
    );
  });

  it('are rejected under another key, and when they are no ciphertext at all', async () => {
    const [ours, other] = [await newEncryptionKeys(), await newEncryptionKeys()];
    const foreign = await encrypted('ts-1\nx', other.publicKey);
    for (const ciphertext of [foreign, 'plain', ''])
      expect(decryptedPassword(ciphertext, 'ts-1', ours)).toBeNull();
  });
});
