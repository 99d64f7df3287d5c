import { bestRoute } from '@pinpu/shared/domain';
import { patternsOverlap } from './initial-remotes.ts';

it.each([
  ['/vip/:ACT?', '/vip/earnings', '/vip/earnings'],
  ['/', '/:PAGE?', '/'],
  ['/a/:ONE', '/:TWO/b', '/a/b'],
  ['/a/:ONE?/:TWO?', '/a/b/c', '/a/b/c'],
  ['/a/:ONE?', '/A/:TWO?/:THREE?', '/a'],
  ['/:ONE/b', '/a/:TWO/:THREE?', '/a/b'],
])('finds that %s and %s both match %s [M1]', (one, other, pathname) => {
  expect(patternsOverlap(one, other)).toBe(true);
  expect(patternsOverlap(other, one)).toBe(true);
  for (const path of [one, other]) expect(bestRoute([{ path }], pathname)).toBeDefined();
});

it.each([
  ['/', '/:PAGE'],
  ['/vip/:ACT?', '/vips/earnings'],
  ['/products/:CATE?', '/products/bundle/:CATE'],
  ['/a/:ONE/c', '/a/:TWO'],
  ['/a/b/:ONE?', '/a/c/:TWO?'],
])('finds that %s and %s match no pathname together [M1]', (one, other) => {
  expect(patternsOverlap(one, other)).toBe(false);
  expect(patternsOverlap(other, one)).toBe(false);
});
