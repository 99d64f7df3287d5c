import { orderAmounts } from '../amounts.ts';
import type { Coupon } from '../coupon.ts';
import { subTotal } from '../shipping.ts';
import type { PriceRule } from './price-rule.ts';
import { type Draw, numbers, randomShop } from './random-shop.ts';
import { applyRules, offByLine } from './ruled-cart.ts';

const shuffled = <T>(list: readonly T[], draw: Draw): T[] =>
  list
    .map((one) => ({ one, key: draw(1_000_000) }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ one }) => one);

const ROUNDS = 5000;

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0);

/** The rounds, of random shops with the same seed, in which something does not hold. */
function failures(
  seed: number,
  holds: (shop: ReturnType<typeof randomShop>, draw: Draw) => boolean,
) {
  const draw = numbers(seed);
  const failed: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    if (!holds(randomShop(draw), draw)) failed.push(round);
  return failed;
}

it('never takes off more than a line costs, and what lines lose adds up to the discount [Y1]', () => {
  const found = failures(7, ({ lines, rules }) => {
    const applied = applyRules(lines, rules);
    const off = offByLine(applied);
    const isWithin = lines.every(({ prd_id, prd_price, qty }) => {
      const amount = off.get(prd_id) ?? 0;
      return amount >= 0 && amount <= prd_price * qty;
    });
    const addsUp = applied.every(
      ({ amount, lines: shares }) => sumOf(shares.map((share) => share.amount)) === amount,
    );
    return isWithin && addsUp;
  });
  expect(found).toEqual([]);
});

it('gives the same result whatever the order of lines and rules, and after a way over the wire [Y2]', () => {
  const found = failures(11, ({ lines, rules, coupon, combine }, draw) => {
    const shop = orderAmounts(lines, coupon, {}, { rules, combine });
    const sent = JSON.parse(JSON.stringify({ rules: shuffled(rules, draw), combine }));
    const browser = orderAmounts(shuffled(lines, draw), coupon, {}, sent);
    return JSON.stringify(browser) === JSON.stringify(shop);
  });
  expect(found).toEqual([]);
});

it('has amounts that agree: total, discount and lines, and none below zero [Y1]', () => {
  const found = failures(13, ({ lines, rules, coupon, combine }) => {
    const result = orderAmounts(lines, coupon, {}, { rules, combine });
    const { applied_rules = [], parcel_fees: _, ...amounts } = result;
    const off = sumOf([...offByLine(applied_rules).values()]);
    return (
      amounts.inv_amt === subTotal(lines) - amounts.dis_inv_amt + amounts.ship_amt &&
      amounts.dis_inv_amt >= off &&
      Object.values(amounts).every((amount) => amount >= 0)
    );
  });
  expect(found).toEqual([]);
});

it('saves at least what any product offer saves alone, and no more than all of them alone [Y2]', () => {
  const total = (lines: ReturnType<typeof randomShop>['lines'], rules: PriceRule[]) =>
    sumOf(applyRules(lines, rules).map(({ amount }) => amount));
  const found = failures(17, ({ lines, rules }) => {
    const offers = rules.filter(({ terms }) => terms.kind !== 'off');
    const alone = offers.map((rule) => total(lines, [rule]));
    const together = total(lines, offers);
    return together >= Math.max(0, ...alone) && together <= sumOf(alone);
  });
  expect(found).toEqual([]);
});

it('a single rule, or the coupon, saves most where the shop allows one [Y3]', () => {
  const found = failures(19, ({ lines, rules, coupon }) => {
    const saved = (of: PriceRule[], code: Coupon | undefined) => {
      const { dis_inv_amt, dis_ship_amt } = orderAmounts(
        lines,
        code,
        {},
        { rules: of, combine: 'one' },
      );
      return dis_inv_amt + dis_ship_amt;
    };
    const each = rules.map((rule) => saved([rule], undefined));
    return saved(rules, coupon) === Math.max(saved([], coupon), ...each);
  });
  expect(found).toEqual([]);
});
