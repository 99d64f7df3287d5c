import { createSecretKey } from 'node:crypto';
import { decryptText, encryptText } from './encrypted-text.ts';

const key = createSecretKey(Buffer.alloc(32, 1));
const TEXT = '驗證碼 123456';

describe('an encrypted text', () => {
  it('is read with its key and purpose, and never twice the same', () => {
    const stored = encryptText(key, 'mail', TEXT);
    expect(decryptText(key, 'mail', stored)).toBe(TEXT);
    expect(stored).not.toContain('123456');
    expect(encryptText(key, 'mail', TEXT)).not.toBe(stored);
    expect(decryptText(key, 'mail', encryptText(key, 'mail', ''))).toBe('');
  });

  it('is not read with another key or for another purpose', () => {
    const stored = encryptText(key, 'mail', TEXT);
    expect(decryptText(createSecretKey(Buffer.alloc(32, 2)), 'mail', stored)).toBeNull();
    expect(decryptText(key, 'code', stored)).toBeNull();
  });

  it('is not read when a single character was changed, or when it is cut', () => {
    const stored = encryptText(key, 'mail', TEXT);
    for (let at = 'enc1:'.length; at < stored.length - 1; at += 1) {
      const other = stored[at] === 'A' ? 'B' : 'A';
      expect(
        decryptText(key, 'mail', stored.slice(0, at) + other + stored.slice(at + 1)),
      ).toBeNull();
      expect(decryptText(key, 'mail', stored.slice(0, at))).toBeNull();
    }
  });

  it.each(['', TEXT, '{"publicKey":""}', 'enc1:', 'enc2:AAAA'])('is not %j', (stored) => {
    expect(decryptText(key, 'mail', stored)).toBeNull();
  });
});
