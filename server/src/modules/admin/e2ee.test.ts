import { webcrypto } from 'node:crypto';
import { newSealKeys, openedSeal, sealOpener } from './e2ee.ts';

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
    const keys = await newSealKeys();
    expect(openedSeal(await sealed('密碼 1234', keys.publicKey), sealOpener(keys))).toBe(
      '密碼 1234',
    );
  });

  it('do not open with another key, nor when they are no seal at all', async () => {
    const [ours, other] = [await newSealKeys(), await newSealKeys()];
    expect(openedSeal(await sealed('x', other.publicKey), sealOpener(ours))).toBeNull();
    expect(openedSeal('plain', sealOpener(ours))).toBeNull();
    expect(openedSeal('', sealOpener(ours))).toBeNull();
  });
});
