import { isShortCode } from '@pinpu/shared/domain';
import { newShortCode } from './short-code.ts';

describe('short-link codes', () => {
  it('are eight unambiguous characters, different each time [G3]', () => {
    const codes = Array.from({ length: 500 }, newShortCode);
    expect(codes.every(isShortCode)).toBe(true);
    expect(new Set(codes).size).toBe(500);
  });

  it.each(['', 'abc', 'abcdefghj', 'ABCDEFGH', 'abcdefg0', "abcd'--x", '../../../..'])(
    'are not %p',
    (text) => {
      expect(isShortCode(text)).toBe(false);
    },
  );
});
