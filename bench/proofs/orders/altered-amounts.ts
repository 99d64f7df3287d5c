import { orderAmounts } from '@pinpu/shared/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../server/src/platform/db/index.ts';
import {
  orderLines,
  orders,
  paymentAttempts,
} from '../../../server/src/platform/db/schema/index.ts';
import { checkoutBody, lineOf } from '../../../server/src/testing/orders/buyer.ts';
import { BEAUTY, BRITTLE, OOLONG } from '../../../server/src/testing/small-shop.ts';
import { forEachOf } from '../../../tooling/operations/for-each-of.ts';
import type { Deployment } from '../support/deployment.ts';
import { post } from '../support/http.ts';
import { must, tally } from '../support/proof.ts';
import { addressOf } from '../support/shopper.ts';
import { orderProof } from './order-proof.ts';
import { type TamperedCheckout, tamperedCheckouts } from './tampered-checkouts.ts';

const CART = [lineOf(OOLONG, 2), lineOf(BEAUTY, 1), lineOf(BRITTLE, 3)];
const RIGHT = {
  ...orderAmounts(CART),
  dis_tot_amt: 0,
  dis_tot_tax: 0,
  payment_fees: 0,
  pay_amt: 0,
  curr_rate: 1,
  status: 2,
  pl: 0,
  coupon_id: '',
  coupon_code: '',
  promo_code: '',
  cus_id: null,
  pay_date: null,
};
const LINES = CART.map(({ tot_qty: _, ...line }) => line);

const picked = (row: object, names: readonly string[]) =>
  JSON.stringify(names.map((name) => [name, (row as Record<string, unknown>)[name]]));

/** @throws Error unless a tampered checkout has stored nothing, or the same order as an unchanged one */
async function mustBeHonest(db: Database, s: string, { what }: TamperedCheckout): Promise<void> {
  const [order, second] = await db.select().from(orders).where(eq(orders.s, s));
  if (!order) return;
  must(second === undefined, () => `${what}: two orders`);
  const names = Object.keys(RIGHT);
  const [seen, right] = [picked(order, names), picked(RIGHT, names)];
  must(seen === right, () => `${what} was stored: ${seen} instead of ${right}`);
  const lines = await db.select().from(orderLines).where(eq(orderLines.ord_id, order.ord_id));
  for (const [i, line] of LINES.entries()) {
    const own = lines.find(({ prd_id }) => prd_id === line.prd_id) ?? {};
    const of = ['prd_id', 'prd_name', 'prd_price', 'qty', 'ship_fee', 'ship_fee_free_amt'];
    must(
      picked(own, of) === picked(line, of),
      () => `${what}: line ${i + 1} is ${picked(own, of)}`,
    );
  }
  const attempts = await db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.ord_id, order.ord_id));
  must(
    attempts.length === 1 && attempts[0]?.amount === RIGHT.ap_amt,
    () => `${what}: to be paid are ${attempts.map(({ amount }) => amount)}`,
  );
}

async function sendAll(
  { url: urlOf, withDatabase }: Deployment,
  tampered: readonly TamperedCheckout[],
): Promise<number[]> {
  const statuses: number[] = [];
  await forEachOf(tampered, 8, async (checkout, i) => {
    const s = `liar-number-${i}`;
    const url = `${urlOf(i)}/api/cart/checkout?s=${s}`;
    const headers = { 'x-forwarded-for': addressOf(i) };
    const { status, text } = await post(url, { json: checkout.body, headers });
    must(
      [200, 400, 409].includes(status),
      () => `${checkout.what}: ${status} ${text.slice(0, 300)}`,
    );
    await withDatabase((db) => mustBeHonest(db, s, checkout));
    statuses.push(status);
  });
  return statuses;
}

/**
 * Every amount, price and fee of a checkout is changed in every way: it is rejected, or stored with the server's
 * values.
 */
export const alteredAmounts = orderProof(
  'amounts altered by the client',
  async (deployment, { short }) => {
    const all = tamperedCheckouts(checkoutBody(CART));
    const tampered = short ? all.filter((_, i) => i % 5 === 0) : all;
    const { 200: right = 0, ...rejected } = tally(await sendAll(deployment, tampered));
    const no = Object.values(rejected).reduce((sum, count) => sum + count, 0);
    return {
      altered: tampered.length,
      rejected: no,
      "stored as the shop's own": right,
      believed: 0,
    };
  },
);
