import { allowanceLines, takenBack } from './allowance.ts';
import { orderAmounts } from './amounts.ts';
import type { Coupon } from './coupon.ts';
import type { InvoiceLine } from './invoice-lines.ts';
import { numbers, randomShop } from './price-rules/random-shop.ts';
import { offByLine } from './price-rules/ruled-cart.ts';
import { amountsByTaxClass, TAX_CLASSES, type TaxClass } from './tax.ts';

const ISSUED = { amount: 1000, allowed: 0, issued_on: '2026-11-20' };
const IN_TIME = new Date('2027-01-13T23:59:59+08:00');
const LATE = new Date('2027-01-14T00:00:00+08:00');

it.each<[string, object, number, Date, object | undefined]>([
  ['everything until the 13th', {}, 1000, IN_TIME, { how: 'void' }],
  ['everything, of which a part is allowed', { allowed: 300 }, 1000, IN_TIME, { how: 'void' }],
  ['everything after the 13th', {}, 1000, LATE, { how: 'allowance', amount: 1000 }],
  ['the rest after the 13th', { allowed: 300 }, 1000, LATE, { how: 'allowance', amount: 700 }],
  ['a part', {}, 400, IN_TIME, { how: 'allowance', amount: 400 }],
  ['a part above the rest', { allowed: 700 }, 400, IN_TIME, { how: 'allowance', amount: 300 }],
  ['a part where nothing is left', { allowed: 1000 }, 400, IN_TIME, undefined],
  ['nothing', {}, 0, IN_TIME, undefined],
])('%s is taken back by one rule [I7]', (_, change, owed, now, expected) => {
  expect(takenBack({ ...ISSUED, ...change }, owed, now)).toEqual(expected);
});

const line = (prd_name: string, prd_price: number, qty: number, tax_class?: TaxClass) => ({
  ...{ prd_name, prd_price, qty, ship_fee: 80, ship_fee_free_amt: 0 },
  ...(tax_class && { tax_class }),
});

describe('the lines of an allowance', () => {
  const lines = [line('茶', 300, 2), line('米', 100, 1, 'exempt')];
  const sold = { lines, amounts: { dis_inv_amt: 70, ship_amt: 80 } };

  it('are the units that came back with their share of the discount, and shipping [I8]', () => {
    const contents = [{ line_no: 1, qty: 1 }];
    expect(allowanceLines(sold, { amount: 350, contents, earlier: [] })).toEqual([
      { name: '茶', qty: 1, price: 270, amount: 270, tax_class: 'taxed' },
      { name: '運費', qty: 1, price: 80, amount: 80, tax_class: 'taxed' },
    ]);
  });

  it('cost less where less is paid back than the units cost [I8]', () => {
    const contents = [{ line_no: 1, qty: 2 }];
    expect(allowanceLines(sold, { amount: 500, contents, earlier: [] })).toEqual([
      { name: '茶 × 2', qty: 1, price: 500, amount: 500, tax_class: 'taxed' },
    ]);
  });

  it('are a part of each tax class where only money is paid back [I8]', () => {
    expect(
      allowanceLines(sold, { amount: 71, contents: [], earlier: [] }).map(
        ({ name, amount, tax_class }) => [name, amount, tax_class],
      ),
    ).toEqual([
      ['部分退款', 62, 'taxed'],
      ['部分退款', 9, 'exempt'],
    ]);
  });
});

const sum = (lines: readonly InvoiceLine[], tax_class?: TaxClass) =>
  lines
    .filter((one) => tax_class === undefined || one.tax_class === tax_class)
    .reduce((total, { amount }) => total + amount, 0);

type Sold = Parameters<typeof allowanceLines>[0];

/** Takes an order's invoice back in parts of random amounts and units. */
function takeBack(sold: Sold, inv_amt: number, draw: ReturnType<typeof numbers>) {
  const totals = amountsByTaxClass(sold.lines, sold.amounts);
  let earlier: InvoiceLine[] = [];
  for (let rest = inv_amt; rest > 0; rest = inv_amt - sum(earlier)) {
    const contents = sold.lines.flatMap((_, at) =>
      draw(2) === 0 ? [] : [{ line_no: at + 1, qty: draw(5) }],
    );
    const amount = 1 + draw(rest);
    const found = allowanceLines(sold, { amount, contents, earlier });
    expect(sum(found)).toBe(amount);
    expect(found.every((one) => one.amount > 0 && one.qty * one.price === one.amount)).toBe(true);
    earlier = [...earlier, ...found];
    for (const one of TAX_CLASSES) expect(sum(earlier, one)).toBeLessThanOrEqual(totals[one]);
  }
  for (const one of TAX_CLASSES) expect(sum(earlier, one)).toBe(totals[one]);
}

it('add up to each amount, and together to the invoice, in every tax class [I8]', () => {
  const draw = numbers(7);
  const kinds = ['percent', 'amount', 'shipping'] as const;
  for (let round = 0; round < 1500; round += 1) {
    const lines = Array.from({ length: 1 + draw(5) }, (_, at) =>
      line(`品${at}`, 1 + draw(900), 1 + draw(9), TAX_CLASSES[draw(3)]),
    );
    const kind = kinds[draw(3)] ?? 'percent';
    const coupon: Coupon = { coupon_code: 'C', kind, value: 1 + draw(100), min_amt: draw(500) };
    const amounts = orderAmounts(lines, draw(4) === 0 ? undefined : coupon);
    takeBack({ lines, amounts }, amounts.inv_amt, draw);
  }
});

it('add up the same way for lines that rules of price made cheaper, and gifts [44 Y9] [I8]', () => {
  const draw = numbers(9);
  for (let round = 0; round < 200; round += 1) {
    const { lines, rules, combine, coupon } = randomShop(draw);
    const amounts = orderAmounts(lines, coupon, {}, { rules, combine });
    const off = offByLine(amounts.applied_rules ?? []);
    const sold = lines.map((one) => ({
      ...{ ...one, prd_name: one.prd_id },
      off_amt: off.get(one.prd_id),
    }));
    const all = [...sold, { ...line('袋', 0, 1), gift: 'g' }];
    takeBack({ lines: all, amounts }, amounts.inv_amt, draw);
  }
});
