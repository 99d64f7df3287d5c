import { quantityNote } from './quantity-note.ts';

it.each([
  [{ quantity: 1, held: 0, tot_qty: 20 }, undefined],
  [{ quantity: 20, held: 0, tot_qty: 20 }, '庫存只有 20 件'],
  [{ quantity: 50, held: 0, tot_qty: 400 }, '每筆訂單最多 50 件'],
  [{ quantity: 1, held: 3, tot_qty: 20 }, '庫存只有 20 件，購物車裡已有 3 件'],
  [{ quantity: 1, held: 50, tot_qty: 400 }, '每筆訂單最多 50 件，購物車裡已有 50 件'],
])('shows for %o: %s [P7]', (request, expected) => {
  expect(quantityNote({ ...request, unit: '件' })).toBe(expected);
});
