import { formatTwd, twdParts } from './money.ts';

it.each([
  [0, 'NT$0'],
  [7, 'NT$7'],
  [1234, 'NT$1,234'],
  [1234567, 'NT$1,234,567'],
  [-50, '-NT$50'],
])('writes %d as %s, without decimals [B3]', (amount, text) => {
  expect(formatTwd(amount)).toBe(text);
});

it('returns the currency and the digits separately [B3]', () => {
  expect(twdParts(1480)).toEqual({ sign: '', currency: 'NT$', digits: '1,480' });
});
