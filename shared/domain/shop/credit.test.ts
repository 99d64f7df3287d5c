import { orderAmounts } from './amounts.ts';
import {
  type CreditOffer,
  creditOfOrder,
  creditTotal,
  earnedCredit,
  returnedBonus,
  usedCredit,
} from './credit.ts';
import { numbers, randomShop } from './price-rules/random-shop.ts';
import { subTotal } from './shipping.ts';

const ALL = Number.POSITIVE_INFINITY;
const OFFER: CreditOffer = { bonus: 300, paid: 500, max_percent: 50 };

describe('used credit', () => {
  it.each([
    ['bonus within its share of goods, then the rest as paid', ALL, 1000, 100, 300, 500],
    ['bonus up to the share', ALL, 400, 100, 200, 300],
    ['bonus first where less is used', 100, 1000, 0, 100, 0],
    ['paid credit for shipping, too', ALL, 200, 100, 100, 200],
    ['nothing where nothing is used', 0, 1000, 100, 0, 0],
    ['nothing of an order that costs nothing', ALL, 0, 0, 0, 0],
  ])('is %s [W2]', (_, most, goods, ship_amt, bonus, paid) => {
    expect(usedCredit(most, OFFER, { goods, ship_amt })).toEqual({ bonus, paid });
  });

  it('lowers random orders exactly, and never below zero or above the balance [W2]', () => {
    const draw = numbers(7);
    for (let n = 0; n < 3000; n += 1) {
      const { lines, coupon, rules, combine } = randomShop(draw);
      const offer = { bonus: draw(900), paid: draw(900), max_percent: 1 + draw(100) };
      const use = draw(2000);
      const without = orderAmounts(lines, coupon, {}, { rules, combine });
      const amounts = orderAmounts(lines, coupon, {}, { rules, combine }, { offer, use });
      const { bonus, paid } = creditOfOrder(amounts);
      expect(bonus + paid).toBeLessThanOrEqual(use);
      expect(bonus).toBeLessThanOrEqual(offer.bonus);
      expect(paid).toBeLessThanOrEqual(offer.paid);
      expect(amounts.ap_amt).toBe(without.ap_amt - bonus - paid);
      expect(amounts.ap_amt).toBeGreaterThanOrEqual(0);
      expect(amounts.inv_amt).toBe(without.inv_amt - bonus);
      expect(amounts.dis_inv_amt).toBe(without.dis_inv_amt + bonus);
      expect(amounts.ship_amt).toBe(without.ship_amt);
      const goods = subTotal(lines) - without.dis_inv_amt;
      expect(bonus * 100).toBeLessThanOrEqual(goods * offer.max_percent);
      expect(Math.abs(amounts.tot_amt + amounts.tot_tax - amounts.inv_amt)).toBeLessThanOrEqual(1);
    }
  });
});

describe('the credit of an order', () => {
  it('is missing from amounts that use none [W2]', () => {
    const line = { prd_price: 100, qty: 1, ship_fee: 0, ship_fee_free_amt: 0 };
    expect(orderAmounts([line])).not.toHaveProperty('credit_amt');
    expect(
      orderAmounts([line], undefined, {}, undefined, { offer: OFFER, use: 0 }),
    ).not.toHaveProperty('credit_amt');
  });

  it('divides into what lowers the amount due, and the discount [W2]', () => {
    expect(creditOfOrder({ credit_amt: 300, inv_amt: 900, ap_amt: 700 })).toEqual({
      bonus: 100,
      paid: 200,
    });
    for (const ap_amt of [900, 1000])
      expect(creditOfOrder({ inv_amt: 900, ap_amt })).toEqual({ bonus: 0, paid: 0 });
    expect(creditTotal({ bonus: 1, paid: 2 })).toBe(3);
  });
});

describe('bonus credit of returned units', () => {
  const lines = [
    { prd_price: 300, qty: 2 },
    { prd_price: 100, qty: 1 },
    { prd_price: 0, qty: 1 },
  ];

  it.each([
    ['nothing without units', [], 0],
    ['a share by list prices, rounded down', [{ line_no: 1, qty: 1 }], 21],
    [
      'adding up the parts of a line',
      [
        { line_no: 1, qty: 1 },
        { line_no: 1, qty: 1 },
      ],
      42,
    ],
    ['nothing for a gift', [{ line_no: 3, qty: 1 }], 0],
    [
      'all for all units',
      [
        { line_no: 1, qty: 2 },
        { line_no: 2, qty: 1 },
      ],
      50,
    ],
    [
      'at most all',
      [
        { line_no: 1, qty: 9 },
        { line_no: 2, qty: 9 },
      ],
      50,
    ],
  ])('is %s [W6]', (_, back, bonus) => {
    expect(returnedBonus(50, lines, back)).toBe(bonus);
  });

  it('is nothing for an order of gifts [W6]', () => {
    expect(returnedBonus(50, [{ prd_price: 0, qty: 1 }], [{ line_no: 1, qty: 1 }])).toBe(0);
  });
});

describe('earned credit', () => {
  it('is a percentage of what was paid, rounded down, and never negative [W4]', () => {
    expect(earnedCredit(999, 3)).toBe(29);
    expect(earnedCredit(-5, 3)).toBe(0);
    expect(earnedCredit(999, 0)).toBe(0);
  });
});
