import { ORDER_STATUS, type ParcelContents } from '@pinpu/shared/domain';
import { array, int, object, safeParse } from 'zod/mini';
import { soldLines } from '../order-view.ts';
import type { OrderRow } from '../repository.ts';

const unitsSchema = array(object({ line_no: int(), qty: int() }));

const unitsIn = (value: unknown): ParcelContents => {
  const parsed = safeParse(unitsSchema, value);
  return parsed.success ? parsed.data : [];
};

const qtyOf = (units: ParcelContents, line: number): number =>
  units.filter(({ line_no }) => line_no === line).reduce((sum, { qty }) => sum + qty, 0);

type Entries = readonly { cause: string; detail: Readonly<Record<string, unknown>> }[];

/** The units of an order that have come back to the shop, as its history says. */
function unitsBack(entries: Entries): ParcelContents {
  return entries.flatMap(({ cause, detail }) => {
    if (cause === 'return received') return unitsIn(detail.received);
    // What was refunded without going to the stock may still be on its way.
    return cause === 'refunded in part' ? unitsIn(detail.restocked) : [];
  });
}

/** How many units of a line, from 1, can still come back. */
export function unitsNotBack(
  order: Pick<OrderRow, 'cart_json'>,
  entries: Entries,
  line_no: number,
): number {
  const sold = soldLines(order)[line_no - 1]?.qty ?? 0;
  return Math.max(0, sold - qtyOf(unitsBack(entries), line_no));
}

/** What an order's history and refunds say about goods that come back. */
export interface ReturnFacts {
  entries: Entries;
  requests: readonly { kind: string; state: string }[];
  refunds: readonly { reason: string; contents: ParcelContents }[];
}

/**
 * The units that the shop waits for, and has not recorded as received: all of an order whose return was accepted or whose
 * parcel came back, else those that were refunded.
 */
export function unitsToReceive(
  order: Pick<OrderRow, 'status' | 'cart_json'>,
  { entries, requests, refunds }: ReturnFacts,
): ParcelContents {
  if (order.status !== ORDER_STATUS.fulfilled) return [];
  const isWhole =
    requests.some(({ kind, state }) => kind === 'return' && state === 'accepted') ||
    refunds.some(({ reason }) => reason === 'returned');
  const refunded = refunds.flatMap(({ contents }) => contents);
  return soldLines(order).flatMap((line, at) => {
    const line_no = at + 1;
    const expected = isWhole ? line.qty : Math.min(line.qty, qtyOf(refunded, line_no));
    const qty = expected - (line.qty - unitsNotBack(order, entries, line_no));
    return qty > 0 ? [{ line_no, qty }] : [];
  });
}
