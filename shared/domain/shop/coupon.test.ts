import { orderAmounts } from './amounts.ts';
import { type Coupon, couponDiscount } from './coupon.ts';

const lines = [{ prd_price: 333, qty: 3, ship_fee: 100, ship_fee_free_amt: 1500 }];
const coupon = (fields: Partial<Coupon>): Coupon => ({
  coupon_code: 'TEA',
  kind: 'amount',
  value: 100,
  min_amt: 0,
  ...fields,
});

describe('a coupon', () => {
  it.each<[Partial<Coupon>, number, number]>([
    [{ kind: 'percent', value: 10 }, 100, 0],
    [{ kind: 'percent', value: 100 }, 999, 0],
    [{ kind: 'amount', value: 100 }, 100, 0],
    [{ kind: 'amount', value: 5000 }, 999, 0],
    [{ kind: 'shipping', value: 0 }, 0, 100],
    [{ min_amt: 999 }, 100, 0],
    [{ min_amt: 1000 }, 0, 0],
  ])('%j takes %i off the goods and %i off shipping', (fields, dis_inv_amt, dis_ship_amt) => {
    expect(couponDiscount(coupon(fields), lines)).toEqual({ dis_inv_amt, dis_ship_amt });
  });

  it('lowers the amount due, and tax is computed from the lowered amount [B1, B2]', () => {
    expect(orderAmounts(lines, coupon({}))).toEqual({
      dis_inv_amt: 100,
      dis_ship_amt: 0,
      ship_amt: 100,
      inv_amt: 999,
      ap_amt: 999,
      tot_amt: 951,
      tot_tax: 48,
    });
    expect(orderAmounts(lines, coupon({ kind: 'shipping' }))).toMatchObject({
      dis_ship_amt: 100,
      ship_amt: 0,
      inv_amt: 999,
    });
  });

  it('does not count against the free-shipping threshold, which uses undiscounted prices [B2]', () => {
    const many = [{ ...lines[0], prd_price: 500, qty: 3 }] as typeof lines;
    expect(orderAmounts(many, coupon({ value: 300 }))).toMatchObject({
      ship_amt: 0,
      inv_amt: 1200,
    });
  });
});
