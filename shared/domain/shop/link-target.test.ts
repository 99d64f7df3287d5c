import { linkTargetOf, linkTargetPath } from './link-target.ts';

it.each([
  ['/', '/'],
  ['/product/P0001', '/p/P0001'],
  ['/p/P0001/', '/p/P0001'],
  ['/products', '/pl'],
  ['/products/%E8%8C%B6%20%E9%A4%85', '/pl/%E8%8C%B6%20%E9%A4%85'],
])('the target of %s is %s', (path, expected) => {
  const target = linkTargetOf(path);
  expect(target && linkTargetPath(target)).toBe(expected);
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
])('%j has no target', (path) => {
  expect(linkTargetOf(path)).toBeUndefined();
});
