import { ORDER_STATUS, type OrderStatus } from '@pinpu/shared/domain';
import { and, eq, lt, type SQL } from 'drizzle-orm';
import { before } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/index.ts';
import { orders } from '../../platform/db/schema/index.ts';
import { supersedeAttempts } from '../payment/repository.ts';
import { moveOrder } from './repository.ts';
import { releaseStock } from './stock.ts';
import { type QueryContext, syncWithProvider } from './sync-with-provider.ts';
import { ORDER_TIMING } from './timing.ts';

interface Sweep {
  from: OrderStatus;
  to: OrderStatus;
  cause: string;
  /** The gateway is asked first: money may have come without its notice. */
  asks: boolean;
  overdue(now: Date): SQL;
}

const { draft, placed, failed, awaitingAsyncPayment, processing, cancelled } = ORDER_STATUS;

const SWEEPS: readonly Sweep[] = [
  {
    from: draft,
    to: cancelled,
    cause: 'draft left',
    asks: false,
    overdue: (now) => lt(orders.c_date, before(now, ORDER_TIMING.draft)),
  },
  {
    from: placed,
    to: cancelled,
    cause: 'not paid',
    asks: true,
    overdue: (now) => lt(orders.u_date, before(now, ORDER_TIMING.unpaid)),
  },
  {
    from: failed,
    to: cancelled,
    cause: 'not paid again',
    asks: false,
    overdue: (now) => lt(orders.u_date, before(now, ORDER_TIMING.failed)),
  },
  {
    from: awaitingAsyncPayment,
    to: failed,
    cause: 'deadline missed',
    asks: true,
    overdue: (now) => lt(orders.pay_deadline, before(now, ORDER_TIMING.codeGrace)),
  },
  {
    from: processing,
    to: placed,
    cause: 'lease over',
    asks: true,
    overdue: (now) => lt(orders.lease_until, now),
  },
];

/** Orders of one kind that one run looks at; the rest waits for the next. */
const BATCH = 100;

/** Moves one order if it is still due; one that another instance holds is left to it. */
async function sweepOne(db: Database, ord_id: string, sweep: Sweep, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const due = and(eq(orders.ord_id, ord_id), eq(orders.status, sweep.from), sweep.overdue(now));
    const [order] = await tx.select().from(orders).where(due).for('update', { skipLocked: true });
    if (!order) return;
    if (sweep.to !== placed) {
      await releaseStock(tx, ord_id, now);
      await supersedeAttempts(tx, ord_id, now);
    }
    const by = { actor: 'sweeper', cause: sweep.cause } as const;
    await moveOrder(tx, order, sweep.to, by, now, { lease_until: null });
  });
}

async function runSweep(db: Database, sweep: Sweep, context: QueryContext): Promise<unknown[]> {
  const { now } = context;
  const due = await db
    .select({ ord_id: orders.ord_id })
    .from(orders)
    .where(and(eq(orders.status, sweep.from), sweep.overdue(now)))
    .limit(BATCH);
  const failures: unknown[] = [];
  for (const { ord_id } of due) {
    try {
      if (sweep.asks) await syncWithProvider(db, ord_id, context);
      await sweepOne(db, ord_id, sweep, now);
    } catch (error) {
      failures.push(error);
    }
  }
  return failures;
}

/**
 * Moves on what nobody finished (docs/specification). @throws AggregateError after the run, where single orders
 * failed; they stay as they were and are looked at again.
 */
export async function sweepOrders(db: Database, context: QueryContext): Promise<void> {
  const failures: unknown[] = [];
  for (const sweep of SWEEPS) failures.push(...(await runSweep(db, sweep, context)));
  if (failures.length > 0) throw new AggregateError(failures, 'orders could not be swept');
}
