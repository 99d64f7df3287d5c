import { type Coupon, orderAmounts } from '@pinpu/shared/domain';
import { mapWithConcurrency } from '../../../support/concurrency.ts';
import type { Attack } from '../attack.ts';
import type { Shop } from '../shop.ts';
import { checkout, lineOf, placedIn, soldAs, updateCart } from '../stranger/order.ts';
import { Visitor } from '../stranger/visitor.ts';

const addCoupon = (shop: Shop, code: string, value: number) =>
  shop.query(`INSERT INTO coupons (coupon_id, coupon_code, kind, value, c_date)
    VALUES ('${code}', '${code}', 'amount', ${value}, now())`);

const GUESSES = 1000;
const HIT = 'SALE0999';

/** A script tries all codes, many at once, each in a new session. */
export const guessedCoupon: Attack = {
  finding: 'L23',
  title: `a coupon found by ${GUESSES} guesses`,
  run: async (shop) => {
    await addCoupon(shop, HIT, 50);
    const script = new Visitor(shop);
    const codes = Array.from({ length: GUESSES }, (_, i) => `SALE${String(i).padStart(4, '0')}`);
    const found: string[] = [];
    let answered = 0;
    await mapWithConcurrency(50, codes, async (coupon_code, i) => {
      const cart = [lineOf('P0101', 1)];
      const { status, text } = await updateCart(script, `session-${i}`, cart, { coupon_code });
      if (status !== 200) return;
      const { coupon, coupon_refusal } = JSON.parse(text).body;
      if (coupon) found.push(coupon.coupon_code);
      if (coupon || /找不到/.test(coupon_refusal ?? '')) answered += 1;
    });
    const counted = `${answered} guesses answered, ${found.length} found`;
    return { succeeded: found.includes(HIT), counted };
  },
};

/** A coupon worth more than the goods: the order reserves stock, and there is nothing to pay. */
export const nothingToPay: Attack = {
  finding: 'L23',
  title: "an order of NT$0 that reserves stock and can't be paid",
  run: async (shop) => {
    await addCoupon(shop, 'ALLFREE', 100_000);
    await shop.query("UPDATE products SET ship_fee = 0 WHERE prd_id = 'P0101'");
    const buyer = new Visitor(shop);
    const cart = await soldAs(buyer, 'session-1', [lineOf('P0101', 1)]);
    const coupon: Coupon = { coupon_code: 'ALLFREE', kind: 'amount', value: 100_000, min_amt: 0 };
    const amounts = { ...orderAmounts(cart, coupon), coupon_code: 'ALLFREE' };
    const placed = placedIn(await checkout(buyer, 'session-1', cart, amounts));
    const [order] = await shop.query<{ status: number; ap_amt: number }>(
      `SELECT status, ap_amt FROM orders WHERE ord_code = '${placed.ord_code}'`,
    );
    const { status } = placed.fields.trade_no
      ? await buyer.submit(new URL(placed.action).pathname, placed.fields)
      : { status: 0 };
    const paying = status === 0 ? 'no payment page' : `payment page ${status}`;
    const counted = `NT$${order?.ap_amt}, order in status ${order?.status}, ${paying}`;
    return { succeeded: order?.status === 2 && status >= 400, counted };
  },
};
