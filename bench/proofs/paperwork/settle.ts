import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../../server/src/platform/db/index.ts';
import {
  invoiceTasks,
  orders,
  parcels,
  refundTasks,
} from '../../../server/src/platform/db/schema/index.ts';
import { moveAt } from './clerk.ts';
import { paperFaults } from './paper-faults.ts';
import type { PaperShop } from './paper-shop.ts';

const MINUTE = 60_000;
/** The leases of all tasks: what waits longer than this is not being worked on. */
const LEASE_MS = 3 * MINUTE;
const DAY_MS = 86_400_000;
/** After so many questions, a clerk may have a refund sent again. */
const ENOUGH_QUERIES = 4;

const findWork = async (db: Database) => ({
  parcels: await db.select().from(parcels).where(eq(parcels.state, 'failed')),
  sent: await db.select().from(parcels).where(eq(parcels.kind, 'out')),
  invoices: await db.select().from(invoiceTasks).where(eq(invoiceTasks.state, 'failed')),
  refunds: await db
    .select({ refund: refundTasks, code: orders.ord_code })
    .from(refundTasks)
    .innerJoin(orders, eq(orders.ord_id, refundTasks.ord_id))
    .where(eq(refundTasks.status, 'open')),
});

type Work = Awaited<ReturnType<typeof findWork>>;

/** A clerk looks at ECPay whether a return exists of which the shop does not know, and settles it there. */
const moveOfFailed = (
  shop: PaperShop,
  { kind, of_parcel }: Work['parcels'][number],
  work: Work,
) => {
  const sent = kind === 'return' && work.sent.find(({ id }) => id === of_parcel);
  const isThere = shop.ecpay.logistics.returns.some(
    ({ form }) => sent && form.AllPayLogisticsID === sent.provider_no,
  );
  return isThere ? 'settle' : 'correct';
};

/** A clerk has everything tried again that was refused, and chooses how a refund is paid back. */
async function pressAgain(shop: PaperShop): Promise<void> {
  const { deployment, draw } = shop;
  const work = await deployment.withDatabase(findWork);
  const at = () => draw(deployment.shops.length);
  const moves = [
    ...work.parcels.map((parcel) => {
      const move = moveOfFailed(shop, parcel, work);
      return shop.office(at(), `parcels/${parcel.id}/${move}`, { form: {} });
    }),
    ...(work.invoices.length > 0 ? [shop.office(at(), 'invoices/retry', {})] : []),
    ...work.refunds.flatMap(({ refund: { id: refund_id, way, call, tries }, code }) => {
      const move = (name: string) =>
        moveAt(shop.deployment, at(), { code, move: name, refund_id, way: 'provider' });
      if (way === '') return [move('refund-way')];
      const canRetry = call === 'failed' || (call === 'sending' && tries > ENOUGH_QUERIES);
      return canRetry ? [move('refund-retry')] : [];
    }),
  ];
  await Promise.allSettled(moves);
}

/** Brings forward what waits for longer than a lease; nobody works on it. */
const bringForward = (db: Database, now: Date) =>
  bringForwardFrom(db, new Date(now.getTime() + LEASE_MS), now);

/** Brings forward what waits until `later` or longer. */
export const bringForwardFrom = async (db: Database, later: Date, now: Date): Promise<void> => {
  const next_at = now;
  await db
    .update(parcels)
    .set({ next_at })
    .where(and(inArray(parcels.state, ['due', 'sending']), gt(parcels.next_at, later)));
  await db
    .update(invoiceTasks)
    .set({ next_at })
    .where(and(inArray(invoiceTasks.state, ['due', 'sending']), gt(invoiceTasks.next_at, later)));
  await db
    .update(refundTasks)
    .set({ next_at })
    .where(and(eq(refundTasks.status, 'open'), gt(refundTasks.next_at, later)));
};

/** Nothing waits for long: a clerk has what was refused tried again, and late tasks are due. */
export async function hurry(shop: PaperShop): Promise<void> {
  await shop.deployment.withDatabase((db) => bringForward(db, shop.clock()));
  await pressAgain(shop);
}

/** Parcels count as silent for two days, so that the shop asks about them. */
const silence = (db: Database, now: Date) =>
  db
    .update(parcels)
    .set({ reported_at: new Date(now.getTime() - 3 * DAY_MS) })
    .where(and(eq(parcels.state, 'created'), isNull(parcels.closed_at)));

/** A run of every schedule. */
const RUNS_MS = 3500;

/** Waits until the shop's rows and the far ends' books agree. @throws Error with what differs at the deadline */
export async function agree(shop: PaperShop, deadlineMs: number, everyMs = 1000): Promise<void> {
  const end = performance.now() + deadlineMs;
  for (;;) {
    const faults = await paperFaults(shop);
    if (faults.length === 0) return;
    if (performance.now() > end)
      throw new Error(`the paper disagrees:\n  ${faults.slice(0, 20).join('\n  ')}`);
    await hurry(shop);
    await shop.ecpay.logistics.repeat();
    await pause(everyMs);
  }
}

/**
 * Waits until the shop's rows and the far ends' books agree, and stay so. @throws Error with what differs at the
 * deadline
 */
export async function settle(shop: PaperShop, deadlineMs: number): Promise<void> {
  const { deployment, clock, ecpay } = shop;
  for (const instance of deployment.shops) {
    // A restart also ends the pauses after queries without an answer.
    await instance.end('SIGTERM');
    await instance.start();
  }
  await ecpay.logistics.repeat();
  await deployment.withDatabase((db) => silence(db, clock()));
  await agree(shop, deadlineMs);
  await pause(RUNS_MS);
  const faults = await paperFaults(shop);
  if (faults.length > 0) throw new Error(`the paper disagrees later:\n  ${faults.join('\n  ')}`);
}
