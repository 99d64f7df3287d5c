import { stockFault } from './stock-fault.ts';

it('rejects a stock below what orders have reserved', () => {
  expect(stockFault(3, 3)).toBe('');
  expect(stockFault(2, 3)).toMatch(/^2 少於訂單已保留的 3 件/);
});
