import { slugFault } from './promo-link.ts';

it.each(['', 'tea', 'spring-tea-2026', '3-4', 'a'.repeat(40), '12345678-9'])(
  'accepts the slug %j [G3]',
  (slug) => {
    expect(slugFault(slug)).toBe('');
  },
);

it.each([
  ['ab', '3 到 40'],
  ['a'.repeat(41), '3 到 40'],
  ['-tea', '頭尾'],
  ['tea-', '頭尾'],
  ['Tea', '小寫'],
  ['春茶', '小寫'],
  ['a b', '小寫'],
  ['../x', '小寫'],
  ['<b>', '小寫'],
  ['vip', '保留字'],
  ['payment', '保留字'],
  ['teashops', '8 個'],
])('rejects the slug %j, saying %s [G3]', (slug, part) => {
  expect(slugFault(slug)).toContain(part);
});
