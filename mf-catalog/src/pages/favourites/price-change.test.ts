import { priceChangeText } from './price-change.ts';

it.each([
  [600, 500, '比收藏時便宜 NT$100'],
  [600, 1850, '比收藏時貴 NT$1,250'],
  [600, 600, ''],
  [0, 600, ''],
])('a product liked at %d that costs %d now shows "%s" [P3]', (liked, now, text) => {
  expect(priceChangeText(liked, now)).toBe(text);
});
