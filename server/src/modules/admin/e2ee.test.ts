import { webcrypto } from 'node:crypto';
import { decryptedPassword, newEncryptionKeys, passwordDecryptor } from './e2ee.ts';

/** Seals as a browser does. */
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

describe('sealed passwords', () => {
  it("open with the private half of the key they were sealed with, by the browser's own cryptography [A10]", async () => {
    const keys = await newEncryptionKeys();
    expect(
      decryptedPassword(await sealed('密碼 1234', keys.publicKey), passwordDecryptor(keys)),
    ).toBe('密碼 1234');
  });

  it('do not open with another key, nor when they are no seal at all', async () => {
    const [ours, other] = [await newEncryptionKeys(), await newEncryptionKeys()];
    expect(
      decryptedPassword(await sealed('x', other.publicKey), passwordDecryptor(ours)),
    ).toBeNull();
    expect(decryptedPassword('plain', passwordDecryptor(ours))).toBeNull();
    expect(decryptedPassword('', passwordDecryptor(ours))).toBeNull();
  });
});
