import { orderAmounts } from './amounts.ts';
import type { Coupon } from './coupon.ts';
import { invoiceLines } from './invoice-lines.ts';
import { priceAtLevel } from './price.ts';
import { numbers, randomShop } from './price-rules/random-shop.ts';
import { offByLine } from './price-rules/ruled-cart.ts';
import { TAX_CLASSES, type TaxClass } from './tax.ts';

const line = (prd_price: number, qty: number, tax_class?: TaxClass) => ({
  ...{ prd_name: '茶', prd_price, qty, ship_fee: 80, ship_fee_free_amt: 1000 },
  ...(tax_class && { tax_class }),
});

it('lists the goods with their options, the discount as a negative line, and shipping [I1]', () => {
  const lines = [{ ...line(300, 2), option_text: '紅／L' }, line(100, 1)];
  expect(invoiceLines(lines, { dis_inv_amt: 70, ship_amt: 80 })).toEqual([
    { name: '茶（紅／L）', qty: 2, price: 300, amount: 600, tax_class: 'taxed' },
    { name: '茶', qty: 1, price: 100, amount: 100, tax_class: 'taxed' },
    { name: '優惠折抵', qty: 1, price: -70, amount: -70, tax_class: 'taxed' },
    { name: '運費', qty: 1, price: 80, amount: 80, tax_class: 'taxed' },
  ]);
});

it('divides a discount by tax class, and has no line of 0 [I1]', () => {
  const lines = [line(300, 1), line(100, 1, 'exempt')];
  expect(
    invoiceLines(lines, { dis_inv_amt: 40, ship_amt: 0 }).map(({ amount, tax_class }) => [
      amount,
      tax_class,
    ]),
  ).toEqual([
    [300, 'taxed'],
    [100, 'exempt'],
    [-30, 'taxed'],
    [-10, 'exempt'],
  ]);
});

it('adds up to the total of each class for every coupon, fee and mix of classes [I1]', () => {
  const draw = numbers(42);
  const kinds = ['percent', 'amount', 'shipping'] as const;
  for (let round = 0; round < 5000; round += 1) {
    const lines = Array.from({ length: 1 + draw(5) }, () =>
      line(1 + draw(900), 1 + draw(9), TAX_CLASSES[draw(3)]),
    );
    const kind = kinds[draw(3)] ?? 'percent';
    const coupon: Coupon = { coupon_code: 'C', kind, value: 1 + draw(100), min_amt: draw(500) };
    const amounts = orderAmounts(lines, draw(4) === 0 ? undefined : coupon);
    const found = invoiceLines(lines, amounts);
    const sum = (tax_class?: TaxClass) =>
      found
        .filter((one) => tax_class === undefined || one.tax_class === tax_class)
        .reduce((total, { amount }) => total + amount, 0);
    expect(sum()).toBe(amounts.inv_amt);
    expect(sum('exempt')).toBe(amounts.exempt_amt ?? 0);
    expect(sum('zero')).toBe(amounts.zero_amt ?? 0);
    expect(found.every(({ qty, price, amount }) => qty * price === amount)).toBe(true);
  }
});

const COUPONS: readonly (Coupon | undefined)[] = [
  undefined,
  { coupon_code: 'P', kind: 'percent', value: 15, min_amt: 0 },
  { coupon_code: 'A', kind: 'amount', value: 77, min_amt: 0 },
  // More than the goods cost.
  { coupon_code: 'B', kind: 'amount', value: 99_999, min_amt: 0 },
  { coupon_code: 'S', kind: 'shipping', value: 50, min_amt: 0 },
  { coupon_code: 'T', kind: 'shipping', value: 999, min_amt: 0 },
];

/** Ordinary price and group price of each of three goods. */
const PRICES = [
  { price: 333, price1: 299 },
  { price: 1, price1: 0 },
  { price: 1250, price1: 1117 },
];
const FREE = { price: 0, price1: 0 };

/** Fee and threshold: paid, waived by the amount, and always free. */
const FEES = [
  [80, 0],
  [80, 100],
  [0, 0],
] as const;

const classesOf = (number: number) =>
  PRICES.map((_, at) => TAX_CLASSES[Math.floor(number / 3 ** at) % 3]);

it('adds up to the total for every combination of coupon, group price, free shipping and tax classes [I1]', () => {
  let combinations = 0;
  for (const coupon of COUPONS)
    for (const level of [0, 1] as const)
      for (const [ship_fee, ship_fee_free_amt] of FEES)
        for (let classes = 0; classes < 27; classes += 1)
          for (const qty of [1, 3]) {
            const lines = classesOf(classes).map((tax_class, at) => ({
              ...line(priceAtLevel(PRICES[at] ?? FREE, level), qty, tax_class),
              ...{ ship_fee, ship_fee_free_amt },
            }));
            const amounts = orderAmounts(lines, coupon);
            const found = invoiceLines(lines, amounts);
            const of = (tax_class?: TaxClass) =>
              found
                .filter((one) => tax_class === undefined || one.tax_class === tax_class)
                .reduce((total, { amount }) => total + amount, 0);
            expect(of()).toBe(amounts.inv_amt);
            expect(of('exempt')).toBe(amounts.exempt_amt ?? 0);
            expect(of('zero')).toBe(amounts.zero_amt ?? 0);
            expect(of('taxed')).toBeGreaterThanOrEqual(0);
            combinations += 1;
          }
  expect(combinations).toBe(6 * 2 * 3 * 27 * 2);
});

it('adds up to the total of each class for rules of price with a coupon and a mix of classes, without lines for gifts [44 Y9]', () => {
  const draw = numbers(31);
  for (let round = 0; round < 3000; round += 1) {
    const { lines, rules, combine, coupon } = randomShop(draw);
    const amounts = orderAmounts(lines, coupon, {}, { rules, combine });
    const off = offByLine(amounts.applied_rules ?? []);
    const sold = lines.map((one) => ({
      ...{ ...one, prd_name: '茶' },
      off_amt: off.get(one.prd_id),
    }));
    const gift = { ...line(0, 1), gift: 'g' };
    const found = invoiceLines([...sold, gift], amounts);
    const sum = (tax_class?: TaxClass) =>
      found
        .filter((one) => tax_class === undefined || one.tax_class === tax_class)
        .reduce((total, { amount }) => total + amount, 0);
    expect(sum()).toBe(amounts.inv_amt);
    expect(sum('exempt')).toBe(amounts.exempt_amt ?? 0);
    expect(sum('zero')).toBe(amounts.zero_amt ?? 0);
    expect(sum('taxed')).toBeGreaterThanOrEqual(0);
    expect(found.every(({ name }) => !name.includes('贈品'))).toBe(true);
  }
});
