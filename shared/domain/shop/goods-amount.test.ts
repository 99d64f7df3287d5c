import { amountCell, readStockCell, stockFault } from './goods-amount.ts';

it.each([
  ['1,200', 1200],
  ['NT$ 1,200', 1200],
  ['１２００', 1200],
  ['1200.00', 1200],
  [' 7 ', 7],
  ['99999999', 99_999_999],
])('reads %j as %d', (text, value) => {
  expect(readStockCell('price', text)).toEqual({ value });
});

it.each(['3.7', '-1', '－１', '1000000000', '1e9', '十', '1 2', '0x10', '1,20'])(
  'rejects %j with a sentence that repeats it',
  (text) => {
    expect(readStockCell('on_hand', text)).toEqual({
      why: `「${text}」不是 0 到 99999999 的整數。`,
    });
  },
);

it('needs a price above 0 and a stock, but no group price, cost or threshold', () => {
  expect(readStockCell('price', '0')).toEqual({ why: '售價要大於 0。' });
  for (const field of ['price', 'on_hand'] as const)
    expect(readStockCell(field, '　')).toEqual({ why: '是空的，請填寫數字。' });
  for (const field of ['price1', 'cost_wholesale', 'low_stock'] as const)
    expect(readStockCell(field, '')).toEqual({ value: 0 });
});

it('rejects a stock below what orders have reserved', () => {
  expect(stockFault(3, 3)).toBe('');
  expect(stockFault(2, 3)).toMatch(/^2 少於訂單已保留的 3 件/);
});

it('a special price of 0 is rejected, since none is an empty cell [T15]', () => {
  expect(readStockCell('price_special', '0')).toEqual({ why: '特價要大於 0；沒有特價請留空。' });
  expect(readStockCell('price_special', '')).toEqual({ value: 0 });
  expect(readStockCell('price_special', amountCell('price_special', 0))).toEqual({ value: 0 });
});
