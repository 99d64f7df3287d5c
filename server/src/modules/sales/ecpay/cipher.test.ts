import { decrypted, encrypted } from './cipher.ts';

const KEYS = { hashKey: 'ejCk326UnaZWKisg', hashIv: 'q9jcZX8Ib9LM8wYk' };

it.each([
  [
    { MerchantID: '2000132', BarCode: '/1234567' },
    'XeEOdHpTRvxKEqs/JD9RSd16s7VtpyWVCN6AV44pKTW3DVa6yI7vKmjBRp2eulDhXoru/qBqFDBH3fEqlkMn3bbJfJBfGAq+v+SvttutYnc=',
  ],
  [{ N: '1234567890' }, 'gVwWJnIpl1m3ZDypcRAjiCctilYnQhHn4h8OzJP5IxQPov7HuysXX+jPONvrHS7Z'],
  [
    { Name: "test!*'()~value" },
    'uvI4yrErM37XNQkXGAgRgBuDOiJoVs72Xn/rum9Ejl1DSna4HyLSoY7764PmhTR7JXb9jJWLSjCGcZEDeFiABg==',
  ],
])('encrypts and decrypts ECPay’s own vector %# [I4]', (data, text) => {
  expect(encrypted(data, KEYS)).toBe(text);
  expect(decrypted(text, KEYS)).toEqual(data);
});

it('keeps spaces and Chinese characters, and rejects other keys [I4]', () => {
  const data = { Name: '王 小明+1' };
  expect(decrypted(encrypted(data, KEYS), KEYS)).toEqual(data);
  expect(() => decrypted(encrypted(data, KEYS), { ...KEYS, hashKey: 'a'.repeat(16) })).toThrow();
});
