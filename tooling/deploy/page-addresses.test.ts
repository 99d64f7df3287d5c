import { addressOf } from './page-addresses.ts';

const PATTERNS = ['/product/:ID?', '/products/:CATE?', '/p/:ID?', '/cart/:ACT?/:UUID?'];
const PATHS = ['/', '/products/%E8%8C%B6', '/product/P0101', '/product/P0102'];

it.each([
  ['/', '/'],
  ['/product/:ID?', '/product/P0101'],
  ['/p/:ID?', '/p/P0101'],
  ['/products/bundle/:CATE', '/products/bundle/%E8%8C%B6'],
  ['/cart/:ACT?/:UUID?', '/cart'],
  ['/ticket/:NUMBER', '/ticket/1'],
])('opens %s at %s', (pattern, address) => {
  expect(addressOf(pattern, PATTERNS, PATHS)).toBe(address);
});
