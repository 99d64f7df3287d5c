import { type BarFacts, barText } from './bar-text.ts';

const facts: BarFacts = {
  isLiving: true,
  group: { name: '辦公室團購', path: '/pb/abcd2345', ends_on: '' },
  isRejected: false,
  isLost: false,
  isAsking: false,
};
const textOf = (fields: Partial<BarFacts>) =>
  Object.values(barText({ ...facts, ...fields })).join('・');

it.each([
  ['a bundle by its name', {}, '辦公室團購・您享有團購價'],
  [
    'a bundle’s last day',
    { group: { name: '辦公室團購', path: '/pb/abcd2345', ends_on: '2026-12-31' } },
    '辦公室團購・您享有團購價，至 12/31 止',
  ],
  [
    'a product’s link',
    { group: { name: '', path: '/p/P1', ends_on: '' } },
    '推廣連結・您享有團購價',
  ],
  ['the shop’s own code', { group: undefined }, '本店團購・您享有團購價'],
  [
    'a link that is dead',
    { isLiving: false, group: undefined, isRejected: true },
    '連結已失效・商品以一般售價計算',
  ],
  ['a dead link beside a code that lives', { isRejected: true }, '連結已失效・您仍享有團購價'],
  ['a code that has ended', { isLiving: false, isLost: true }, '團購已結束・商品以一般售價計算'],
  ['the shop’s own code in its place', { isLost: true }, '團購已結束・改為本店的團購價'],
  ['that the shop is being asked', { isLiving: false, isAsking: true }, '團購價・正在為您確認'],
  ['that nobody knows', { isLiving: false }, '團購價・暫時無法確認，結帳時會再確認'],
])('the bar names %s [ADR 0006]', (_what, fields, text) => {
  expect(textOf(fields)).toBe(text);
});
