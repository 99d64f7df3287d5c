import { freeShippingNote, freeShippingProgress } from './free-shipping.ts';
import { freeShippingText, shippingFee, subTotal } from './shipping.ts';

const line = (prd_price: number, qty: number, ship_fee: number, ship_fee_free_amt: number) => ({
  prd_price,
  qty,
  ship_fee,
  ship_fee_free_amt,
});

it('sums price times quantity [B2]', () => {
  expect(subTotal([line(120, 2, 0, 0), line(80, 3, 0, 0)])).toBe(480);
  expect(subTotal([])).toBe(0);
});

it.each([
  ['nothing for an empty cart', [], 0, undefined],
  ['the only fee', [line(100, 1, 80, 0)], 80, undefined],
  ['the highest fee', [line(100, 1, 80, 0), line(100, 1, 150, 0)], 150, undefined],
  ['one short of the threshold', [line(999, 1, 80, 1000)], 80, 1],
  ['nothing at the threshold', [line(500, 2, 80, 1000)], 0, 0],
  [
    'the highest fee, though a lower one is waived',
    [line(1000, 1, 80, 500), line(100, 1, 150, 2000)],
    150,
    900,
  ],
  [
    'nothing, though a lower fee has no threshold',
    [line(1000, 1, 150, 1000), line(10, 1, 80, 0)],
    0,
    0,
  ],
  ['the lower threshold of two equal fees', [line(400, 1, 80, 2000), line(400, 1, 80, 800)], 0, 0],
  ['no fee for an empty line', [line(100, 1, 60, 0), line(100, 0, 150, 0)], 60, undefined],
  ['free goods as free', [line(100, 1, 0, 1000)], 0, undefined],
])('charges %s, in any order of the lines [B2]', (_, lines, fee, left) => {
  expect(shippingFee(lines)).toBe(fee);
  expect(shippingFee(lines.toReversed())).toBe(fee);
  expect(freeShippingProgress(lines)?.left).toBe(left);
});

it.each([
  ['part of the way', [line(680, 1, 80, 1000)], { reached: 680, threshold: 1000, left: 320 }],
  ['at the threshold', [line(1000, 1, 80, 1000)], { reached: 1000, threshold: 1000, left: 0 }],
  ['never beyond it', [line(9000, 1, 80, 1000)], { reached: 1000, threshold: 1000, left: 0 }],
  ['nowhere without a threshold', [line(9000, 1, 80, 0)], undefined],
])(
  'reports %s towards free shipping, and completion exactly when the fee is waived [B2]',
  (_, lines, way) => {
    expect(freeShippingProgress(lines)).toEqual(way);
    if (way) expect(shippingFee(lines) === 0).toBe(way.left === 0);
  },
);

it.each([
  ['the missing amount', [line(680, 1, 80, 1000)], 80, '再買 NT$320 即可免運'],
  ['the reached threshold', [line(1000, 1, 80, 1000)], 0, '已達 NT$1,000 免運門檻'],
  ['nothing where a coupon waives the fee', [line(680, 1, 80, 1000)], 0, undefined],
  ['nothing without a threshold', [line(680, 1, 80, 0)], 80, undefined],
])('notes %s of a cart [B2]', (_, lines, ship_amt, text) => {
  expect(freeShippingNote(lines, ship_amt)?.text).toBe(text);
});

it.each([
  ['free at fee 0', { ship_fee: 0, ship_fee_free_amt: 0 }, '免運費'],
  ['free at fee 0 with a threshold', { ship_fee: 0, ship_fee_free_amt: 900 }, '免運費'],
  ['the threshold', { ship_fee: 80, ship_fee_free_amt: 900 }, '滿 NT$900 免運費'],
  ['nothing without one', { ship_fee: 80, ship_fee_free_amt: 0 }, undefined],
])('badges %s [B3]', (_, product, text) => {
  expect(freeShippingText(product)).toBe(text);
});
