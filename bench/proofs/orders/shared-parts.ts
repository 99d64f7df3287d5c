import type { CartLine } from '@pinpu/shared/contracts';
import { type LineQuantity, unitsTaken } from '@pinpu/shared/domain';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../server/src/platform/db/index.ts';
import { stockReservations, variants } from '../../../server/src/platform/db/schema/index.ts';
import { addSet } from '../../../server/src/testing/goods/tea-set.ts';
import { lineOf } from '../../../server/src/testing/orders/buyer.ts';
import { type Draw, numbersFrom } from '../../../server/src/testing/seeded-numbers.ts';
import { BEAUTY, BRITTLE, OOLONG } from '../../../server/src/testing/small-shop.ts';
import { runConcurrently } from '../../support/concurrency.ts';
import { deadlocks, stockLevels } from '../support/audit.ts';
import { answerKinds, must, tally } from '../support/proof.ts';
import { type CheckoutRequest, newCheckout, sendCheckout } from '../support/shopper.ts';
import { LARGE, MEDIUM, orderProof } from './order-proof.ts';

const GOODS = [OOLONG, MEDIUM, LARGE, BEAUTY, BRITTLE] as const;
const IDS = GOODS.map(({ prd_id }) => prd_id);
const SETS = 10;
const UNITS = 60;

interface Made {
  prd_id: string;
  prd_name: string;
  price: number;
  parts: LineQuantity[];
}

/** Ten sets of two or three of the same five goods, in different orders and quantities. */
const SETS_SOLD: readonly Made[] = Array.from({ length: SETS }, (_, i) => ({
  ...{ prd_id: `SET-${i}`, prd_name: `組合 ${i}`, price: 1000 + i },
  parts: Array.from({ length: 2 + (i % 2) }, (_part, at) => ({
    prd_id: IDS[(i * (i % 2 === 0 ? 1 : 4) + at * (i % 3 === 0 ? 2 : 1)) % IDS.length] ?? '',
    qty: 1 + ((i + at) % 3),
  })).filter(({ prd_id }, at, all) => all.findIndex((one) => one.prd_id === prd_id) === at),
}));

/** A cart with one or two sets, or one of the goods by itself, or both. */
function drawCart(draw: Draw): CartLine[] {
  const kind = draw(10);
  const set = SETS_SOLD[draw(SETS)];
  const other = SETS_SOLD[draw(SETS)];
  const single = GOODS[draw(GOODS.length)] ?? OOLONG;
  const lines = new Map<string, CartLine>();
  if (set && kind > 1) lines.set(set.prd_id, lineOf(set, 1, { tot_qty: UNITS }));
  if (other && kind > 7) lines.set(other.prd_id, lineOf(other, 1, { tot_qty: UNITS }));
  if (kind < 4) lines.set(single.prd_id, lineOf(single, 1 + draw(2), { tot_qty: UNITS }));
  return [...lines.values()];
}

const partsOf = new Map(SETS_SOLD.map(({ prd_id, parts }) => [prd_id, parts]));

/** What a cart takes of each of the goods. */
function unitsOf(cart: readonly CartLine[]): Map<string, number> {
  const units = new Map<string, number>();
  for (const { prd_id, qty } of cart)
    for (const taken of unitsTaken({ prd_id, qty, parts: partsOf.get(prd_id) }))
      units.set(taken.prd_id, (units.get(taken.prd_id) ?? 0) + taken.qty);
  return units;
}

const TRIES = 40;

/**
 * Sends a checkout again, with its key, while the shop is busy: most of these orders succeed, one after the other, since
 * all want the same goods.
 */
async function untilAnswered(url: string, request: CheckoutRequest, onRepeat: () => void) {
  for (let tries = 1; ; tries += 1) {
    const answer = await sendCheckout(url, request);
    if (answer.status !== 503 || tries === TRIES) return answer;
    onRepeat();
  }
}

/** Gives each of the goods sixty units besides what earlier rounds have reserved. */
async function restock(db: Database): Promise<void> {
  const on_hand = sql`reserved + ${UNITS}`;
  await db.update(variants).set({ on_hand }).where(inArray(variants.var_id, IDS));
}

/** Units in reservations by variant. */
async function heldUnits(db: Database): Promise<Map<string, number>> {
  const rows = await db
    .select({
      prd_id: stockReservations.prd_id,
      qty: sql<number>`sum(${stockReservations.qty})`.mapWith(Number),
    })
    .from(stockReservations)
    .where(eq(stockReservations.state, 'held'))
    .groupBy(stockReservations.prd_id);
  return new Map(rows.map(({ prd_id, qty }) => [prd_id, qty]));
}

/** @throws Error where reservations do not add up, or a buyer was turned away from what is still there */
async function mustAddUp(db: Database, rejected: readonly CartLine[][]): Promise<void> {
  const levels = await stockLevels(db);
  const held = await heldUnits(db);
  const left = new Map(
    IDS.map((id) => {
      const { on_hand = 0, reserved = 0 } = levels.get(id) ?? {};
      must(reserved <= on_hand, () => `${id} is oversold: ${reserved} of ${on_hand}`);
      must(
        reserved === (held.get(id) ?? 0),
        () => `${id} reserves ${reserved}, not ${held.get(id)}`,
      );
      return [id, on_hand - reserved];
    }),
  );
  for (const cart of rejected) {
    const isThere = [...unitsOf(cart)].every(([id, qty]) => qty <= (left.get(id) ?? 0));
    must(!isThere, () => `a buyer was turned away from what is there: ${JSON.stringify(cart)}`);
  }
  for (const { prd_id } of SETS_SOLD) {
    const { on_hand, reserved } = levels.get(prd_id) ?? {};
    must(on_hand === 0 && reserved === 0, () => `${prd_id} has stock of its own`);
  }
}

/** 500 buyers of ten sets that share five goods, and of the goods themselves, on two instances. */
export const sharedParts = orderProof(
  '500 buyers of 10 sets with shared parts',
  async ({ url, withDatabase }, extent) => {
    const rounds = extent.rounds(10, 1);
    const buyers = extent.short ? 100 : 500;
    const draw = numbersFrom(extent.seed);
    await withDatabase(async (db) => {
      for (const set of SETS_SOLD) await addSet({ db, clock: { now: () => new Date() } }, set);
    });
    let [placed, units, repeated] = [0, 0, 0];
    for (let round = 1; round <= rounds; round += 1) {
      const seen = await withDatabase(async (db) => {
        await restock(db);
        return deadlocks(db);
      });
      const carts = Array.from({ length: buyers }, () => drawCart(draw));
      const answers = await runConcurrently(buyers, (i) =>
        untilAnswered(url(i >> 1), newCheckout(carts[i] ?? []), () => {
          repeated += 1;
        }),
      );
      const { 200: sold = 0, 409: rejected = 0 } = tally(answers.map(({ status }) => status));
      must(sold > 0 && sold + rejected === buyers, () =>
        [`round ${round}: ${sold} orders; answers:`, ...answerKinds(answers)].join('\n  '),
      );
      const isPlaced = (_cart: CartLine[], i: number) => answers[i]?.status === 200;
      placed += sold;
      for (const cart of carts.filter(isPlaced))
        units += [...unitsOf(cart).values()].reduce((sum, qty) => sum + qty, 0);
      await withDatabase(async (db) => {
        await mustAddUp(
          db,
          carts.filter((_cart, i) => answers[i]?.status === 409),
        );
        must((await deadlocks(db)) === seen, () => `round ${round}: a deadlock`);
      });
    }
    const buying = { rounds, buyers: rounds * buyers, orders: placed, units, repeated };
    return { ...buying, oversold: 0, deadlocks: 0 };
  },
);
