import { eq } from 'drizzle-orm';
import type { Database } from '../../../server/src/platform/db/index.ts';
import { products } from '../../../server/src/platform/db/schema/index.ts';
import { lineOf } from '../../../server/src/testing/buyer.ts';
import { OOLONG } from '../../../server/src/testing/small-shop.ts';
import { allAtOnce } from '../house/at-once.ts';
import { mustAgree, refilled, shelvesOf } from '../house/books.ts';
import { deadlocks } from '../house/deadlocks.ts';
import { type House, within } from '../house/house.ts';
import { postgresHouse } from '../house/postgres-house.ts';
import { sendWish, wishFor } from '../house/wish.ts';
import { type Counts, must, type Proof, tally } from '../proof.ts';

const UNITS = 10;

/** Puts ten units on the shelf, beside what earlier rounds have sold. */
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

async function rush({ shops }: House, buyers: number): Promise<Record<string, number>> {
  const cart = [lineOf(OOLONG, 1, { tot_qty: UNITS })];
  const answers = await allAtOnce(buyers, (i) =>
    sendWish(shops[i % shops.length]?.url ?? '', wishFor(cart)),
  );
  return tally(answers.map(({ status }) => status));
}

async function prove(house: House, rounds: number, buyers: number): Promise<Counts> {
  for (let round = 1; round <= rounds; round += 1) {
    const seen = await house.withBooks(async (db) => {
      await refill(db);
      return deadlocks(db);
    });
    const { 200: sold = 0, 409: refused = 0 } = await rush(house, buyers);
    must(
      sold === UNITS && refused === buyers - UNITS,
      () => `round ${round}: ${sold} sold, ${refused} told so, of ${buyers} buyers`,
    );
    await house.withBooks(async (db) => {
      const { on_hand, reserved } = (await shelvesOf(db)).get(OOLONG.prd_id) ?? {};
      must(on_hand === reserved, () => `round ${round}: ${reserved} of ${on_hand} are reserved`);
      must((await deadlocks(db)) === seen, () => `round ${round}: a deadlock`);
    });
  }
  return { rounds, buyers: rounds * buyers, sold: rounds * UNITS, deadlocks: 0 };
}

/** Ten units, 500 buyers, two instances: ten are sold. */
export const lastUnits: Proof = {
  name: '500 buyers for 10 units',
  onPostgres: true,
  run: ({ rounds, short }, cluster) =>
    within(postgresHouse('ecpay', cluster), async (house) => {
      const start = await house.withBooks(shelvesOf);
      const counts = await prove(house, rounds(20, 1), short ? 100 : 500);
      await house.withBooks(async (db) => mustAgree(db, refilled(start, await shelvesOf(db))));
      return counts;
    }),
};
