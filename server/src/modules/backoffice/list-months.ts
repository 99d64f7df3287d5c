import { taipeiDate } from '@pinpu/shared/domain';
import type { Database } from '../../platform/db/index.ts';
import { pageOf } from '../../platform/db/page-of.ts';
import { monthBeside } from '../promo/months.ts';
import { findClosedMonths } from '../promo/payout-month-repository.ts';
import { findLastMonth } from '../promo/payout-repository.ts';

const PAGE = 24;

/** The most months that are offered to be closed: the last of them has what earlier ones left. */
const OPEN = 6;

/** The months that have ended since the last closed one, the latest first; without a closed one, the last that ended. */
function openMonths(last: string, running: string): string[] {
  const latest = monthBeside(running, -1);
  if (last === '') return [latest];
  const months: string[] = [];
  for (let month = latest; month > last && months.length < OPEN; month = monthBeside(month, -1))
    months.push(month);
  return months;
}

/** The months of payouts: those that can be closed, and a page of those that are. */
export async function listMonths(db: Database, after: string | undefined, now: Date) {
  const running = taipeiDate(now).slice(0, 7);
  const found = await findClosedMonths(db, after, PAGE + 1);
  const { rows, next } = pageOf(found, PAGE, ({ month }) => month);
  return {
    open: openMonths(await findLastMonth(db), running),
    running,
    closed: rows.map(({ c_date, ...row }) => ({ ...row, closed_at: c_date.toISOString() })),
    next,
  };
}
