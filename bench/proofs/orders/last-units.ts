import { eq, sql } from 'drizzle-orm';
import { variants } from '../../../server/src/platform/db/schema/index.ts';
import { lineOf } from '../../../server/src/testing/orders/buyer.ts';
import { OOLONG } from '../../../server/src/testing/small-shop.ts';
import { runConcurrently } from '../../support/concurrency.ts';
import { deadlocks, stockLevels } from '../support/audit.ts';
import { answerKinds, must, tally } from '../support/proof.ts';
import { newCheckout, sendCheckout } from '../support/shopper.ts';
import { orderProof } from './order-proof.ts';

const UNITS = 10;

/** Ten units and 500 concurrent buyers on two instances: ten are sold. */
export const lastUnits = orderProof(
  '500 buyers for 10 units',
  async ({ url, withDatabase }, extent) => {
    const rounds = extent.rounds(20, 1);
    const buyers = extent.short ? 100 : 500;
    const cart = [lineOf(OOLONG, 1, { tot_qty: UNITS })];
    for (let round = 1; round <= rounds; round += 1) {
      const seen = await withDatabase(async (db) => {
        // Besides those that earlier rounds have reserved.
        const on_hand = sql`reserved + ${UNITS}`;
        await db.update(variants).set({ on_hand }).where(eq(variants.var_id, OOLONG.prd_id));
        return deadlocks(db);
      });
      const answers = await runConcurrently(buyers, (i) => sendCheckout(url(i), newCheckout(cart)));
      const { 200: sold = 0, 409: rejected = 0 } = tally(answers.map(({ status }) => status));
      must(sold === UNITS && rejected === buyers - UNITS, () =>
        [`round ${round}: ${sold} units sold; answers:`, ...answerKinds(answers)].join('\n  '),
      );
      await withDatabase(async (db) => {
        const { on_hand, reserved } = (await stockLevels(db)).get(OOLONG.prd_id) ?? {};
        must(on_hand === reserved, () => `round ${round}: ${reserved} of ${on_hand} are reserved`);
        must((await deadlocks(db)) === seen, () => `round ${round}: a deadlock`);
      });
    }
    return { rounds, buyers: rounds * buyers, sold: rounds * UNITS, deadlocks: 0 };
  },
);
