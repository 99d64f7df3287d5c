import { type Coupon, orderAmounts } from '@pinpu/shared/domain';
import { eq } from 'drizzle-orm';
import { coupons, orders } from '../../../server/src/platform/db/schema/index.ts';
import { lineOf } from '../../../server/src/testing/orders/buyer.ts';
import { BRITTLE, OOLONG } from '../../../server/src/testing/small-shop.ts';
import { runConcurrently } from '../../support/concurrency.ts';
import { deadlocks } from '../support/audit.ts';
import type { Deployment } from '../support/deployment.ts';
import { answerKinds, must, tally } from '../support/proof.ts';
import { newCheckout, sendCheckout } from '../support/shopper.ts';
import { orderProof } from './order-proof.ts';

const USES = 10;
const BUYERS = 200;

interface Limit {
  max_uses?: number;
  max_uses_per_buyer?: number;
  emailOf(i: number): string;
}

const LIMITS: readonly Limit[] = [
  { max_uses: USES, emailOf: (i) => `buyer-${i}@pinpu.test` },
  { max_uses_per_buyer: USES, emailOf: (i) => (i % 2 ? 'one@pinpu.test' : 'ONE@pinpu.test') },
];

async function rush(deployment: Deployment, name: string, limit: Limit): Promise<void> {
  const { emailOf, ...limits } = limit;
  const coupon: Coupon = { coupon_code: name, kind: 'amount', value: 100, min_amt: 0 };
  await deployment.withDatabase((db) =>
    db.insert(coupons).values({ ...coupon, coupon_id: name, ...limits, c_date: new Date() }),
  );
  const cart = [lineOf(OOLONG, 1), lineOf(BRITTLE, 1)];
  const answers = await runConcurrently(BUYERS, (i) => {
    const lines = i % 3 === 0 ? cart.toReversed() : cart;
    const more = { coupon_code: name, ...orderAmounts(cart, coupon), cus_email: emailOf(i) };
    return sendCheckout(deployment.url(i), newCheckout(lines, more));
  });
  const { 200: used = 0, 409: rejected = 0 } = tally(answers.map(({ status }) => status));
  const rows = await deployment.withDatabase((db) =>
    db.select().from(orders).where(eq(orders.coupon_id, name)),
  );
  must(used === USES && rejected === BUYERS - USES && rows.length === USES, () =>
    [`${name}: ${rows.length} orders carry it; answers:`, ...answerKinds(answers)].join('\n  '),
  );
}

/** A limit of ten uses and 200 concurrent buyers on two instances: it is used ten times. */
export const couponUses = orderProof(
  'a coupon for 10, 200 buyers',
  async (deployment, { rounds }) => {
    const count = rounds(10, 1);
    for (let round = 0; round < count; round += 1)
      for (const [i, limit] of LIMITS.entries())
        await rush(deployment, `LIMIT${i}-${round}`, limit);
    must((await deployment.withDatabase(deadlocks)) === 0, () => 'a deadlock');
    const uses = count * LIMITS.length;
    return { coupons: uses, buyers: uses * BUYERS, uses: uses * USES, deadlocks: 0 };
  },
);
