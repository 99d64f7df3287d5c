import { orderAmounts } from '../amounts.ts';
import { subTotal } from '../shipping.ts';
import type { PriceRule, RuleTerms } from './price-rule.ts';
import { type Draw, numbers, randomShop } from './random-shop.ts';
import { type ReturnableOrder, returnedAmount, returnedAmounts } from './returned-amount.ts';
import { offByLine } from './ruled-cart.ts';

const rule = (terms: RuleTerms): PriceRule => ({
  ...{ rule_id: 'r', name: '活動', terms, everything: true },
});
const line = (prd_id: string, prd_price: number, qty: number, off_amt = 0) => ({
  ...{ prd_id, prd_price, qty, off_amt },
});
const from1500: RuleTerms = {
  ...{ kind: 'off', by: 'amount', repeat: false },
  steps: [{ from: 1500, percent: 0, amount: 300 }],
};
const any3: RuleTerms = { kind: 'bundle', pieces: 3, price: 499 };

const ordered = (lines: ReturnableOrder['lines'], terms: RuleTerms, coupon = 0) => ({
  ...{ lines, rules: { rules: [rule(terms)], combine: 'layers' as const } },
  dis_inv_amt: lines.reduce((sum, { off_amt = 0 }) => sum + off_amt, coupon),
});

it.each<[string, ReturnableOrder, number[], number[]]>([
  // 1500 less 300; what stays costs 1000, as it does not reach 1500 alone.
  [
    'what falls below a threshold costs its own price',
    ordered([line('a', 1000, 1, 200), line('b', 500, 1, 100)], from1500),
    [2, 1],
    [200, 1000],
  ],
  [
    'a piece of any three for a price',
    ordered([line('a', 200, 3, 101)], any3),
    [1, 1, 1],
    [99, 200, 200],
  ],
  [
    'a piece that made the rest cheaper than it is without',
    ordered([line('a', 1450, 1, 290), line('b', 50, 1, 10)], from1500),
    [2, 1],
    [0, 1200],
  ],
  [
    'a share of the coupon in proportion',
    ordered([line('a', 1000, 2, 300)], from1500, 170),
    [1, 1],
    // 1530 was paid; the one that stays costs 1000 less 100 of the coupon.
    [630, 900],
  ],
])('%s [44 Y10]', (_what, order, numbersOfLines, expected) => {
  const parts = numbersOfLines.map((line_no) => [{ line_no, qty: 1 }]);
  expect(returnedAmounts(order, parts)).toEqual(expected);
  expect(returnedAmount(order, parts.at(-1) ?? [], parts.slice(0, -1))).toBe(expected.at(-1));
});

it('pays what goods cost where no rule applied, and nothing for a gift [44 Y10]', () => {
  const gift = { ...line('c', 0, 1), gift: 'g' };
  const order = { lines: [line('a', 300, 2), gift], dis_inv_amt: 0, rules: undefined };
  expect(returnedAmount(order, [{ line_no: 1, qty: 1 }], [])).toBe(300);
  expect(returnedAmount(order, [{ line_no: 2, qty: 1 }], [])).toBe(0);
});

/** All units of an order in parts of random sizes and order. */
function randomReturns(lines: ReturnableOrder['lines'], draw: Draw) {
  const units = lines
    .flatMap(({ qty }, at) => Array.from({ length: qty }, () => ({ line_no: at + 1, qty: 1 })))
    .map((unit) => ({ unit, key: draw(1_000_000) }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ unit }) => unit);
  const parts: (typeof units)[] = [];
  while (units.length > 0) parts.push(units.splice(0, 1 + draw(4)));
  return parts;
}

it('pays back exactly what was paid once everything came back, in any parts and order, never less than 0 [44 Y10]', () => {
  const draw = numbers(23);
  for (let round = 0; round < 3000; round += 1) {
    const { lines, rules, combine, coupon } = randomShop(draw);
    const amounts = orderAmounts(lines, coupon, {}, { rules, combine });
    const off = offByLine(amounts.applied_rules ?? []);
    const order = {
      lines: lines.map((one) => ({ ...one, off_amt: off.get(one.prd_id) })),
      dis_inv_amt: amounts.dis_inv_amt,
      rules: {
        combine,
        rules: rules.filter(({ rule_id }) =>
          amounts.applied_rules?.some((applied) => applied.rule_id === rule_id),
        ),
      },
    };
    const found = returnedAmounts(order, randomReturns(lines, draw));
    expect(found.every((amount) => amount >= 0)).toBe(true);
    expect(found.reduce((sum, amount) => sum + amount, 0)).toBe(
      subTotal(lines) - amounts.dis_inv_amt,
    );
  }
});
