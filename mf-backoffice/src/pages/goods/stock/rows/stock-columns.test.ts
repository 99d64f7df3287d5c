import { marksOf } from './stock-columns.ts';

it.each([
  [4, 4, 0, ['已售完']],
  [5, 4, 0, []],
  [9, 4, 5, ['快賣完']],
  [10, 4, 5, []],
])('%d in stock, %d reserved, threshold %d: %j', (on_hand, reserved, low_stock, marks) => {
  const product = { enabled: true, on_hand, reserved, low_stock };
  expect(marksOf(product).map(([text]) => text)).toEqual(marks);
});

it('says that a special price applies, beside the state of the stock [T15]', () => {
  const product = { enabled: true, on_hand: 5, reserved: 0, low_stock: 5, special_on: true };
  expect(marksOf(product).map(([text]) => text)).toEqual(['快賣完', '特價中']);
  expect(marksOf({ ...product, enabled: false }).map(([text]) => text)).toEqual(['未上架']);
});
