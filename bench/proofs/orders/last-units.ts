import { eq } from 'drizzle-orm';
import type { Database } from '../../../server/src/platform/db/index.ts';
import { products } from '../../../server/src/platform/db/schema/index.ts';
import { lineOf } from '../../../server/src/testing/orders/buyer.ts';
import { OOLONG } from '../../../server/src/testing/small-shop.ts';
import { runConcurrently } from '../../support/concurrency.ts';
import { answerKinds } from '../support/answer-kinds.ts';
import { deadlocks, mustAgree, restored, stockLevels } from '../support/audit.ts';
import { newCheckout, sendCheckout } from '../support/checkout-request.ts';
import { type Deployment, withDeployment } from '../support/deployment.ts';
import type { Answer } from '../support/post.ts';
import { sharedDeployment } from '../support/postgres-deployment.ts';
import { type Counts, must, type Proof, tally } from '../support/proof.ts';

const UNITS = 10;

/** Adds ten units to the stock, besides those that earlier rounds have reserved. */
async function refill(db: Database): Promise<void> {
  const [{ reserved = 0 } = {}] = await db
    .select({ reserved: products.reserved })
    .from(products)
    .where(eq(products.prd_id, OOLONG.prd_id));
  await db
    .update(products)
    .set({ on_hand: reserved + UNITS })
    .where(eq(products.prd_id, OOLONG.prd_id));
}

async function rush({ shops }: Deployment, buyers: number): Promise<Answer[]> {
  const cart = [lineOf(OOLONG, 1, { tot_qty: UNITS })];
  return runConcurrently(buyers, (i) =>
    sendCheckout(shops[i % shops.length]?.url ?? '', newCheckout(cart)),
  );
}

async function prove(deployment: Deployment, rounds: number, buyers: number): Promise<Counts> {
  for (let round = 1; round <= rounds; round += 1) {
    const seen = await deployment.withDatabase(async (db) => {
      await refill(db);
      return deadlocks(db);
    });
    const answers = await rush(deployment, buyers);
    const { 200: sold = 0, 409: rejected = 0 } = tally(answers.map(({ status }) => status));
    must(sold === UNITS && rejected === buyers - UNITS, () =>
      [`round ${round}: ${sold} units sold; answers:`, ...answerKinds(answers)].join('\n  '),
    );
    await deployment.withDatabase(async (db) => {
      const { on_hand, reserved } = (await stockLevels(db)).get(OOLONG.prd_id) ?? {};
      must(on_hand === reserved, () => `round ${round}: ${reserved} of ${on_hand} are reserved`);
      must((await deadlocks(db)) === seen, () => `round ${round}: a deadlock`);
    });
  }
  return { rounds, buyers: rounds * buyers, sold: rounds * UNITS, deadlocks: 0 };
}

/** Ten units and 500 concurrent buyers on two instances: ten are sold. */
export const lastUnits: Proof = {
  name: '500 buyers for 10 units',
  onPostgres: true,
  run: ({ rounds, short }, cluster) =>
    withDeployment(sharedDeployment('ecpay', cluster), async (deployment) => {
      const start = await deployment.withDatabase(stockLevels);
      const counts = await prove(deployment, rounds(20, 1), short ? 100 : 500);
      await deployment.withDatabase(async (db) =>
        mustAgree(db, restored(start, await stockLevels(db))),
      );
      return counts;
    }),
};
