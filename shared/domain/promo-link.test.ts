import { promoLinkState, promoTargetOf, promoTargetPath, slugFault } from './promo-link.ts';

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
])('refuses the slug %j, saying %s [G3]', (slug, part) => {
  expect(slugFault(slug)).toContain(part);
});

it.each([
  [{ stopped: false, ends_on: '' }, 'live'],
  [{ stopped: false, ends_on: '2026-11-22' }, 'live'],
  [{ stopped: false, ends_on: '2026-11-21' }, 'ended'],
  [{ stopped: true, ends_on: '' }, 'stopped'],
  [{ stopped: true, ends_on: '2026-11-21' }, 'stopped'],
])('of %j is %s on 2026-11-22', (link, state) => {
  expect(promoLinkState(link, '2026-11-22')).toBe(state);
});

it.each([
  ['/', '/'],
  ['/product/P0001', '/p/P0001'],
  ['/p/P0001/', '/p/P0001'],
  ['/products', '/pl'],
  ['/products/%E8%8C%B6%20%E9%A4%85', '/pl/%E8%8C%B6%20%E9%A4%85'],
])('leads from %s to %s', (path, expected) => {
  const target = promoTargetOf(path);
  expect(target && promoTargetPath(target)).toBe(expected);
});

it.each([
  '/vip',
  '/cart',
  '/s/abc',
  '/p/',
  '/p/../vip',
  '/p/%3Cscript%3E',
  '/products/%',
  `/products/${'x'.repeat(101)}`,
  'javascript:alert(1)',
  '',
])('leads nowhere from %j', (path) => {
  expect(promoTargetOf(path)).toBeUndefined();
});
