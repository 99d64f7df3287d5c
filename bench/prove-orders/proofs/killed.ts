import { setTimeout as pause } from 'node:timers/promises';
import { products } from '../../../server/src/platform/db/schema/index.ts';
import { type Draw, numbersFrom } from '../../../server/src/testing/seeded-numbers.ts';
import { allAtOnce } from '../house/at-once.ts';
import { mustAgree, type Shelves, shelvesOf } from '../house/books.ts';
import { embeddedHouse } from '../house/embedded-house.ts';
import { type House, within } from '../house/house.ts';
import { postgresHouse } from '../house/postgres-house.ts';
import { mustBeKept, mustBeShown } from '../house/served.ts';
import { CutOff, goOn, isServed, newShopper, type Shopper } from '../house/shopper.ts';
import type { Counts, Extent, Proof } from '../proof.ts';

/** People who shop at the same time, each one order after the other. */
const HANDS = 8;

/** The longest a round goes on before the kill: some orders with their payments, in the time either database takes. */
const LONGEST_MS = { postgres: 700, embedded: 2000 } as const;

/** A crowd that shops until it is stopped, at any instance that answers. */
function crowd({ shops, far }: House, draw: Draw) {
  const shoppers: Shopper[] = [];
  let isOver = false;
  const hand = async (i: number) => {
    for (let n = i; !isOver; n += 1) {
      const shopper = newShopper(draw);
      shoppers.push(shopper);
      try {
        await goOn(shopper, shops[n % shops.length]?.url ?? '', far);
      } catch (error) {
        if (!(error instanceof CutOff)) throw error;
        // Whoever was cut off comes back later; this hand turns to the other instance, if there is one.
        if (shops.length === 1) return;
      }
    }
  };
  const work = allAtOnce(HANDS, hand);
  work.catch(() => undefined);
  const stop = async () => {
    isOver = true;
    await work;
    return shoppers;
  };
  return { stop };
}

/** Everybody who was cut off tries again, as they were, wherever they get an answer. */
async function comeBack({ shops, far }: House, shoppers: readonly Shopper[]): Promise<void> {
  const left = shoppers.filter((shopper) => !isServed(shopper));
  await Promise.all(
    left.map((shopper, i) => goOn(shopper, shops[i % shops.length]?.url ?? '', far)),
  );
}

/** One kill at a moment that is drawn, and what follows it. */
async function killOnce(house: House, draw: Draw, longestMs: number): Promise<Shopper[]> {
  const { shops } = house;
  const { stop } = crowd(house, draw);
  await pause(20 + draw(longestMs));
  const victim = shops[draw(shops.length)];
  await victim?.end('SIGKILL');
  const shoppers = await stop();
  await victim?.start();
  await comeBack(house, shoppers);
  await mustBeShown(victim?.url ?? '', shoppers);
  return shoppers;
}

const sum = (shoppers: readonly Shopper[], of: (shopper: Shopper) => number) =>
  shoppers.reduce((total, shopper) => total + of(shopper), 0);

interface Manner {
  longestMs: number;
  /** After how many kills the books are read: the embedded ones while the shop rests, which takes its time. */
  auditEvery: number;
}

async function prove(
  house: House,
  { rounds, seed }: Extent,
  { longestMs, auditEvery }: Manner,
): Promise<Counts> {
  const start: Shelves = await house.withBooks(async (db) => {
    await db.update(products).set({ on_hand: 1_000_000 });
    return shelvesOf(db);
  });
  const draw = numbersFrom(seed);
  const kills = rounds(50, 2);
  const all: Shopper[] = [];
  for (let kill = 1; kill <= kills; kill += 1) {
    all.push(...(await killOnce(house, draw, longestMs)));
    if (kill % auditEvery === 0 || kill === kills)
      await house.withBooks(async (db) => {
        await mustBeKept(db, all);
        await mustAgree(db, start);
      });
  }
  return {
    kills,
    orders: all.length,
    notices: sum(all, ({ heard }) => heard),
    'checkouts cut off': sum(all, ({ cuts }) => cuts.checkout),
    'notices cut off': sum(all, ({ cuts }) => cuts.notice),
    lost: 0,
    doubled: 0,
  };
}

/** One of two instances killed at any moment of checkouts and notices. */
export const killedOnPostgres: Proof = {
  name: 'kill -9, PostgreSQL',
  onPostgres: true,
  run: (extent, cluster) =>
    within(postgresHouse('ecpay', cluster), (house) =>
      prove(house, extent, { longestMs: LONGEST_MS.postgres, auditEvery: 1 }),
    ),
};

/** The only instance killed, with the embedded database in it. */
export const killedEmbedded: Proof = {
  name: 'kill -9, embedded',
  onPostgres: false,
  run: (extent) =>
    within(embeddedHouse('ecpay'), (house) =>
      prove(house, extent, { longestMs: LONGEST_MS.embedded, auditEvery: 10 }),
    ),
};
