import type { Database } from '../../../../platform/db/index.ts';
import { type DateCursor, pageOf } from '../../../../platform/db/page-of.ts';
import { cursorOf, dateCursor } from '../cursor.ts';
import { monthEnd } from '../months.ts';
import { dueLines } from './due.ts';
import { findOrderCodes, findPayoutLines } from './month-repository.ts';
import { findClosedMonth, findUnsettledOf } from './repository.ts';

const PAGE = 50;

/** One share of a month: `id` is a payout's, or a promoter's while the month is open. */
interface Share {
  month: string;
  id: string;
}

interface Position {
  ord_date: Date;
  ord_id: string;
}

const newestFirst = (a: Position, b: Position) =>
  b.ord_date.getTime() - a.ord_date.getTime() || (a.ord_id < b.ord_id ? 1 : -1);

/** The orders that a payout of an open month would contain, newest first, after a position. */
async function plannedLines(db: Database, { month, id }: Share, after: DateCursor | undefined) {
  const due = dueLines(await findUnsettledOf(db, id), monthEnd(month)).get(id) ?? [];
  const amounts = new Map(due.map(({ ord_id, amount }) => [ord_id, amount]));
  const found = await findOrderCodes(db, [...amounts.keys()]);
  return found
    .map((order) => ({ ...order, amount: amounts.get(order.ord_id) ?? 0 }))
    .sort(newestFirst)
    .filter((line) => !after || newestFirst(line, { ord_date: after.at, ord_id: after.id }) > 0)
    .slice(0, PAGE + 1);
}

/** A page of the orders in one share of a month, newest first. */
export async function payoutLines(db: Database, share: Share, cursor: string) {
  const after = dateCursor(cursor);
  const isClosed = (await findClosedMonth(db, share.month)) !== undefined;
  const found = isClosed
    ? await findPayoutLines(db, { ...share, after }, PAGE + 1)
    : await plannedLines(db, share, after);
  const { rows, next } = pageOf(found, PAGE, ({ ord_date, ord_id }) =>
    cursorOf(ord_date.toISOString(), ord_id),
  );
  const items = rows.map(({ ord_code, ord_date, amount }) => ({
    ...{ ord_code, amount },
    ord_date: ord_date.toISOString(),
  }));
  return { items, next };
}
