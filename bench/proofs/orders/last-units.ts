import { inArray, sql } from 'drizzle-orm';
import { variants } from '../../../server/src/platform/db/schema/index.ts';
import { lineOf } from '../../../server/src/testing/orders/buyer.ts';
import { OOLONG } from '../../../server/src/testing/small-shop.ts';
import { runConcurrently } from '../../support/concurrency.ts';
import { deadlocks, stockLevels } from '../support/audit.ts';
import { answerKinds, must, tally } from '../support/proof.ts';
import { newCheckout, sendCheckout } from '../support/shopper.ts';
import { LARGE, MEDIUM, orderProof } from './order-proof.ts';

const UNITS = 10;

type Goods = Parameters<typeof lineOf>[0];

/** Ten units of each of these, and 500 concurrent buyers on two instances: all units are sold, and no more. */
const unitsProof = (name: string, goods: readonly Goods[]) =>
  orderProof(name, async ({ url, withDatabase }, extent) => {
    const rounds = extent.rounds(20, 1);
    const buyers = extent.short ? 100 : 500;
    const units = UNITS * goods.length;
    const carts = goods.map((one) => [lineOf(one, 1, { tot_qty: UNITS })]);
    const ids = goods.map(({ prd_id }) => prd_id);
    const cartOf = (i: number) => newCheckout(carts[i % carts.length] ?? []);
    for (let round = 1; round <= rounds; round += 1) {
      const seen = await withDatabase(async (db) => {
        // Besides those that earlier rounds have reserved.
        const on_hand = sql`reserved + ${UNITS}`;
        await db.update(variants).set({ on_hand }).where(inArray(variants.var_id, ids));
        return deadlocks(db);
      });
      const answers = await runConcurrently(buyers, (i) => sendCheckout(url(i >> 1), cartOf(i)));
      const { 200: sold = 0, 409: rejected = 0 } = tally(answers.map(({ status }) => status));
      must(sold === units && rejected === buyers - units, () =>
        [`round ${round}: ${sold} units sold; answers:`, ...answerKinds(answers)].join('\n  '),
      );
      await withDatabase(async (db) => {
        const levels = await stockLevels(db);
        for (const id of ids) {
          const { on_hand, reserved } = levels.get(id) ?? {};
          must(on_hand === reserved, () => `round ${round}: ${reserved} of ${on_hand} ${id} held`);
        }
        must((await deadlocks(db)) === seen, () => `round ${round}: a deadlock`);
      });
    }
    return { rounds, buyers: rounds * buyers, sold: rounds * units, deadlocks: 0 };
  });

export const lastUnits = unitsProof('500 buyers for 10 units', [OOLONG]);

/** Both may sell out at the same moment; then the product is sold out in lists. */
export const lastVariants = unitsProof('500 buyers for 10 units of each of two variants', [
  MEDIUM,
  LARGE,
]);
