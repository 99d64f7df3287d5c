import { webcrypto } from 'node:crypto';
import { decryptedPassword, newEncryptionKeys, passwordDecryptor } from './e2ee.ts';

/** Encrypts as a browser does. */
async function sealed(text: string, publicKey: string): Promise<string> {
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
    expect(
      decryptedPassword(await sealed('密碼 1234', keys.publicKey), passwordDecryptor(keys)),
    ).toBe('密碼 1234');
  });

  it('are rejected under another key, and when they are no ciphertext at all', async () => {
    const [ours, other] = [await newEncryptionKeys(), await newEncryptionKeys()];
    expect(
      decryptedPassword(await sealed('x', other.publicKey), passwordDecryptor(ours)),
    ).toBeNull();
    expect(decryptedPassword('plain', passwordDecryptor(ours))).toBeNull();
    expect(decryptedPassword('', passwordDecryptor(ours))).toBeNull();
  });
});
