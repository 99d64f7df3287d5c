import { lineOf, orderOf, refundOf } from '@pinpu/shared/testing/fixtures';
import { unrefundedLines } from './unrefunded-lines.ts';

it('units that were refunded are not packed, and a line without any left is left out [Q7]', () => {
  const lines = [lineOf({ prd_id: 'P1', qty: 3 }), lineOf({ prd_id: 'P2', qty: 1 })];
  const order = orderOf({
    cart_json: JSON.stringify(lines),
    refunds: [
      refundOf({ contents: [{ line_no: 1, qty: 1 }] }),
      refundOf({
        contents: [
          { line_no: 1, qty: 1 },
          { line_no: 2, qty: 1 },
        ],
      }),
      refundOf(),
    ],
  });
  expect(unrefundedLines(order).map(({ prd_id, qty }) => [prd_id, qty])).toEqual([['P1', 1]]);
});
