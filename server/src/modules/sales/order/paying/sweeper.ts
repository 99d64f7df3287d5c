import { ORDER_STATUS, type OrderStatus } from '@pinpu/shared/domain';
import { before } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/db/index.ts';
import { markAttemptsSuperseded } from '../../payment/repository.ts';
import {
  findOverdueIds,
  lockOverdue,
  type Overdue,
  updateNextSweep,
  updateOrderStatus,
} from '../repository.ts';
import { releaseExpired, releaseStock } from '../stock/stock-repository.ts';
import { ORDER_TIMING } from '../timing.ts';
import { isQueryLimit, type QueryContext, syncWithProvider } from './sync-with-provider.ts';

interface Sweep {
  from: OrderStatus;
  /** The new status; null where only the stock's reservation ends. */
  to: OrderStatus | null;
  cause: string;
  column: Overdue['column'];
  /** How far in the past the date in `column` must be, in ms. */
  afterMs: number;
}

const { draft, placed, failed, awaitingAsyncPayment, processing, cancelled } = ORDER_STATUS;
const { draft: draftMs, unpaid, codeGrace } = ORDER_TIMING;

const SWEEPS: readonly Sweep[] = [
  { from: draft, to: cancelled, cause: 'draft left', column: 'c_date', afterMs: draftMs },
  { from: placed, to: cancelled, cause: 'not paid', column: 'c_date', afterMs: unpaid },
  { from: placed, to: null, cause: 'hold over', column: 'reservation', afterMs: 0 },
  { from: failed, to: cancelled, cause: 'not paid again', column: 'c_date', afterMs: unpaid },
  {
    ...{ from: awaitingAsyncPayment, to: failed, cause: 'deadline missed' },
    ...{ column: 'pay_deadline', afterMs: codeGrace },
  },
  { from: processing, to: placed, cause: 'lease over', column: 'lease_until', afterMs: 0 },
];

/** Statuses in which the provider is queried first, for a payment whose webhook was lost. */
const QUERIED: readonly OrderStatus[] = [placed, awaitingAsyncPayment, processing];

/** Maximum orders of one kind per run. */
const BATCH = 100;

const overdue = ({ from, column, afterMs }: Sweep, now: Date): Overdue => ({
  status: from,
  column,
  before: before(now, afterMs),
});

/** Moves one order if it is still overdue; skips one that another instance has locked. */
async function sweepOne(db: Database, ord_id: string, sweep: Sweep, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOverdue(tx, ord_id, overdue(sweep, now));
    if (!order) return;
    if (sweep.to === null) return releaseExpired(tx, ord_id, now);
    if (sweep.to !== placed) {
      await releaseStock(tx, ord_id, now);
      await markAttemptsSuperseded(tx, ord_id, now);
    }
    const by = { actor: 'sweeper', cause: sweep.cause } as const;
    const change = { lease_until: null, sweep_failures: 0, sweep_at: null };
    await updateOrderStatus(tx, order, sweep.to, by, now, change);
  });
}

async function runSweep(db: Database, sweep: Sweep, context: QueryContext): Promise<unknown[]> {
  const { now } = context;
  const due = await findOverdueIds(db, { ...overdue(sweep, now), now, limit: BATCH });
  const failures: unknown[] = [];
  for (const { ord_id } of due) {
    try {
      if (QUERIED.includes(sweep.from)) await syncWithProvider(db, ord_id, context);
      await sweepOne(db, ord_id, sweep, now);
    } catch (error) {
      // The remaining orders are handled by the next run.
      if (isQueryLimit(error)) break;
      await updateNextSweep(db, ord_id, now);
      failures.push(error);
    }
  }
  return failures;
}

/**
 * Moves overdue orders to their next status (docs/specification). @throws AggregateError after the run, where single
 * orders failed; these are not changed, and are tried again after two minutes, then after twice as long each time, up
 * to an hour.
 */
export async function sweepOrders(db: Database, context: QueryContext): Promise<void> {
  const failures: unknown[] = [];
  for (const sweep of SWEEPS) failures.push(...(await runSweep(db, sweep, context)));
  if (failures.length > 0) throw new AggregateError(failures, 'orders could not be swept');
}
