import { type Coupon, orderAmounts } from '@pinpu/shared/domain';
import { eq } from 'drizzle-orm';
import { coupons, orders, products } from '../../../server/src/platform/db/schema/index.ts';
import { lineOf } from '../../../server/src/testing/orders/buyer.ts';
import { BRITTLE, OOLONG } from '../../../server/src/testing/small-shop.ts';
import { runConcurrently } from '../../support/concurrency.ts';
import { answerKinds } from '../support/answer-kinds.ts';
import { deadlocks, mustAgree, restored, stockLevels } from '../support/audit.ts';
import { newCheckout, sendCheckout } from '../support/checkout-request.ts';
import { type Deployment, withDeployment } from '../support/deployment.ts';
import { sharedDeployment } from '../support/postgres-deployment.ts';
import { must, type Proof, tally } from '../support/proof.ts';

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

async function issue(deployment: Deployment, coupon_id: string, limit: Limit): Promise<Coupon> {
  const { emailOf: _, ...limits } = limit;
  const coupon = { coupon_code: coupon_id, kind: 'amount' as const, value: 100, min_amt: 0 };
  await deployment.withDatabase(async (db) => {
    await db.insert(coupons).values({ ...coupon, coupon_id, ...limits, c_date: new Date() });
    await db.update(products).set({ on_hand: 1_000_000_000 });
  });
  return coupon;
}

async function rush(deployment: Deployment, name: string, limit: Limit): Promise<void> {
  const coupon = await issue(deployment, name, limit);
  const { shops, withDatabase } = deployment;
  const cart = [lineOf(OOLONG, 1), lineOf(BRITTLE, 1)];
  const answers = await runConcurrently(BUYERS, (i) => {
    const lines = i % 3 === 0 ? cart.toReversed() : cart;
    const more = { coupon_code: name, ...orderAmounts(cart, coupon), cus_email: limit.emailOf(i) };
    return sendCheckout(shops[i % shops.length]?.url ?? '', newCheckout(lines, more));
  });
  const { 200: used = 0, 409: rejected = 0 } = tally(answers.map(({ status }) => status));
  const rows = await withDatabase((db) =>
    db.select().from(orders).where(eq(orders.coupon_id, name)),
  );
  must(used === USES && rejected === BUYERS - USES && rows.length === USES, () =>
    [`${name}: ${rows.length} orders carry it; answers:`, ...answerKinds(answers)].join('\n  '),
  );
}

/** A limit of ten uses and 200 concurrent buyers on two instances: it is used ten times. */
export const couponUses: Proof = {
  name: 'a coupon for 10, 200 buyers',
  onPostgres: true,
  run: ({ rounds }, cluster) =>
    withDeployment(sharedDeployment('ecpay', cluster), async (deployment) => {
      const start = await deployment.withDatabase(stockLevels);
      const count = rounds(10, 1);
      for (let round = 0; round < count; round += 1)
        for (const [i, limit] of LIMITS.entries())
          await rush(deployment, `LIMIT${i}-${round}`, limit);
      await deployment.withDatabase(async (db) => {
        must((await deadlocks(db)) === 0, () => 'a deadlock');
        await mustAgree(db, restored(start, await stockLevels(db)));
      });
      const uses = count * LIMITS.length;
      return { coupons: uses, buyers: uses * BUYERS, uses: uses * USES, deadlocks: 0 };
    }),
};
