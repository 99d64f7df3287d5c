import { taipeiDate } from '@pinpu/shared/domain';
import type { Database } from '../../../platform/db/index.ts';
import { pageOf } from '../../../platform/db/page-of.ts';
import { monthBeside } from '../../sales/promo/months.ts';
import { findClosedMonths } from '../../sales/promo/payouts/month-repository.ts';
import { findLastMonth } from '../../sales/promo/payouts/repository.ts';

const PAGE = 24;

/** The most open months that are offered for closing; closing the last of them includes what earlier months left. */
const OPEN = 6;

/** The months since the last closed one that have ended, the latest first; if none was ever closed, only the latest. */
function openMonths(last: string, running: string): string[] {
  const latest = monthBeside(running, -1);
  if (last === '') return [latest];
  const months: string[] = [];
  for (let month = latest; month > last && months.length < OPEN; month = monthBeside(month, -1))
    months.push(month);
  return months;
}

/** The months of payouts: those that can be closed, and a page of closed ones. */
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
