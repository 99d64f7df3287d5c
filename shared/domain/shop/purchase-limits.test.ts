import {
  limitFaults,
  limitsFault,
  limitsOf,
  limitsText,
  orderableQuantity,
} from './purchase-limits.ts';

const line = (prd_id: string, qty: number, more: object = {}) => ({
  ...{ prd_id, prd_name: '茶', qty },
  ...more,
});

it.each<[string, ReturnType<typeof line>[], string[]]>([
  ['no limits', [line('A', 50)], []],
  ['enough pieces', [line('A', 3, { min_qty: 3 })], []],
  ['too few pieces', [line('A', 2, { min_qty: 3 })], ['一次至少要買 3 件，還差 1 件。']],
  ['as many as allowed', [line('A', 5, { max_qty: 5 })], []],
  ['too many in an order', [line('A', 6, { max_qty: 5 })], ['每筆訂單最多 5 件，請減少 1 件。']],
  [
    'too many for a person',
    [line('A', 4, { max_qty: 5, max_buyer: 2 })],
    ['每人限購 2 件，請減少 2 件。'],
  ],
])('checks a cart with %s [T11]', (_, lines, messages) => {
  expect(limitFaults(lines).map(({ message }) => message)).toEqual(messages);
});

it('adds up the variants of a product [T11]', () => {
  const of = { product_id: 'A', max_qty: 3, min_qty: 2 };
  expect(limitFaults([line('A-1', 1, of), line('A-2', 1, of)])).toEqual([]);
  expect(limitFaults([line('A-1', 2, of), line('B', 9), line('A-2', 2, of)])).toEqual([
    {
      ...{ product_id: 'A', prd_name: '茶', prd_ids: ['A-1', 'A-2'] },
      message: '每筆訂單最多 3 件，請減少 1 件。',
    },
  ]);
});

it('states the limits of a product [T11]', () => {
  expect(limitsText({})).toBe('');
  expect(limitsText({ min_qty: 1, max_qty: 0, max_buyer: 0 })).toBe('');
  expect(limitsText(limitsOf({ min_qty: 2, max_qty: 9, max_buyer: 20 }))).toBe(
    '一次至少買 2 件，每筆訂單最多 9 件，每人限購 20 件',
  );
});

it.each([
  [{ min_qty: 0, max_qty: 0, max_buyer: 0 }, undefined],
  [{ min_qty: 5, max_qty: 5, max_buyer: 5 }, undefined],
  [{ min_qty: 51, max_qty: 0, max_buyer: 0 }, 'min_qty'],
  [{ min_qty: 5, max_qty: 4, max_buyer: 0 }, 'max_qty'],
  [{ min_qty: 5, max_qty: 0, max_buyer: 4 }, 'max_buyer'],
])('a product with the limits %j has a fault at %s [T11]', (limits, field) => {
  expect(limitsFault(limits)?.field).toBe(field);
});

it.each([
  [9, {}, 9],
  [90, {}, 50],
  [9, { max_qty: 0, max_buyer: 0 }, 9],
  [9, { max_qty: 4 }, 4],
  [9, { max_qty: 4, max_buyer: 2 }, 2],
  [0, { max_qty: 4 }, 0],
])('of %d in stock with the limits %j, %d can be ordered at once [T11]', (stock, limits, most) => {
  expect(orderableQuantity(stock, limits)).toBe(most);
});
