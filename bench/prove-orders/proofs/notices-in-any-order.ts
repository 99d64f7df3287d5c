import { eq, sql } from 'drizzle-orm';
import { orders, products, refundTasks } from '../../../server/src/platform/db/schema/index.ts';
import { byHands } from '../house/at-once.ts';
import { mustAgree, type Shelves, shelvesOf } from '../house/books.ts';
import { expectedAfter, type Happening } from '../house/expected-order.ts';
import { type House, type ProviderName, within } from '../house/house.ts';
import { permutations } from '../house/permutations.ts';
import { postgresHouse } from '../house/postgres-house.ts';
import { type ToldOrder, toldOrder } from '../house/told-order.ts';
import { type Counts, must, type Proof } from '../proof.ts';

const TIMES = 5;
const BY_HAND: readonly Happening[] = ['ship', 'refund'];

/** What may come together, in any order. */
interface Family {
  happenings: readonly Happening[];
  again: boolean;
}

const FAMILIES: Readonly<Record<ProviderName, readonly Family[]>> = {
  ecpay: [
    { happenings: ['issued', 'issuedLate', 'paid', 'failed', 'pending', 'ship'], again: false },
    { happenings: ['issued', 'paid', 'failed', 'pending', 'refund'], again: false },
    { happenings: ['paid', 'paid, superseded', 'failed', 'failed, superseded'], again: true },
  ],
  sandbox: [
    { happenings: ['issued', 'issuedLate', 'paid', 'failed', 'ship'], again: false },
    { happenings: ['issued', 'paid', 'failed', 'refund'], again: false },
    { happenings: ['paid', 'paid, superseded', 'failed', 'failed, superseded'], again: true },
  ],
};

const fiveTimes = <T>(item: T): T[] => Array.from({ length: TIMES }, () => item);

/** How the repeats come: each five times before the next, all five times over, or everything at once. */
const MANNERS = {
  'each five times': (asked: readonly Happening[]) => asked.flatMap(fiveTimes),
  'all five times over': (asked: readonly Happening[]) => fiveTimes(asked).flat(),
  'at once': (asked: readonly Happening[]) => fiveTimes(asked).flat(),
} as const;
type Manner = keyof typeof MANNERS;

interface Case {
  manner: Manner;
  family: Family;
  asked: readonly Happening[];
}

const casesOf = (families: readonly Family[], step: number): Case[] =>
  families
    .flatMap((family) =>
      permutations(family.happenings).flatMap((asked) =>
        (Object.keys(MANNERS) as Manner[]).map((manner) => ({ manner, family, asked })),
      ),
    )
    .filter((_, i) => i % step === 0);

async function happenAll(order: ToldOrder, { manner, asked }: Case): Promise<number> {
  const sequence = MANNERS[manner](asked);
  const one = async (happening: Happening, i: number) => {
    const { status, text } = await order.happen(happening, i);
    const isRight = BY_HAND.includes(happening) ? [200, 409].includes(status) : text === '1|OK';
    must(isRight, () => `${happening} was answered ${status} ${text}`);
  };
  if (manner === 'at once') await Promise.all(sequence.map(one));
  else for (const [i, happening] of sequence.entries()) await one(happening, i);
  return sequence.length;
}

/** One after the other it ends as expected; at once, any way that leaves the books in order. */
async function mustEndRight(house: House, order: ToldOrder, one: Case): Promise<void> {
  const { status, refunds } = await house.withBooks(async (db) => {
    const [row] = await db.select().from(orders).where(eq(orders.guid, order.guid));
    const tasks = await db
      .select()
      .from(refundTasks)
      .where(eq(refundTasks.ord_id, row?.ord_id ?? ''));
    return { status: row?.status, refunds: tasks.length };
  });
  const seen = () =>
    `${one.manner}, ${one.asked.join(', ')}: ends in ${status}, ${refunds} refunds`;
  if (one.manner !== 'at once') {
    const expected = expectedAfter(MANNERS[one.manner](one.asked));
    must(status === expected.status && refunds === expected.refunds, seen);
  }
  // Every payment that came has paid for the goods or is owed back: none is kept for nothing.
  const payments = one.asked.filter((happening) => happening.startsWith('paid')).length;
  const kept = status === 3 || status === 99 ? 1 : 0;
  must(refunds + kept === payments, seen);
}

async function prove(provider: ProviderName, cluster: string, step: number): Promise<Counts> {
  return within(postgresHouse(provider, cluster), async (house) => {
    const start: Shelves = await house.withBooks(async (db) => {
      await db.update(products).set({ on_hand: sql`on_hand + 100000` });
      return shelvesOf(db);
    });
    const cases = casesOf(FAMILIES[provider], step);
    let sent = 0;
    await byHands(6, cases, async (one) => {
      const order = await toldOrder(house, one.family.again);
      const told = await happenAll(order, one);
      sent += told;
      await mustEndRight(house, order, one);
    });
    await house.withBooks((db) => mustAgree(db, start));
    return { orders: cases.length, sent };
  });
}

/** Every order of notices and of what the shop keeper does, five times over, from both providers. */
export const noticesInAnyOrder: Proof = {
  name: 'notices in any order',
  onPostgres: true,
  run: async ({ short }, cluster) => {
    const ecpay = await prove('ecpay', cluster, short ? 128 : 1);
    const sandbox = await prove('sandbox', cluster, short ? 32 : 1);
    const sum = (what: string) => (ecpay[what] ?? 0) + (sandbox[what] ?? 0);
    return {
      orders: sum('orders'),
      'notices and moves': sum('sent'),
      'paid twice': 0,
      'left 3 or 99': 0,
    };
  },
};
