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
