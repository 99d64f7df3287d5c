import type { ShipmentLine, ShipmentResult } from '@pinpu/shared/contracts/backoffice';
import {
  CARRIERS,
  carrierOfText,
  normaliseParcelNumber,
  ORDER_STATUS,
  orderActorText,
  pickupStore,
} from '@pinpu/shared/domain';
import type { Database } from '../../../platform/db/index.ts';
import { Rejection } from '../../../platform/errors/rejection.ts';
import { findEvents, type OrderRow } from '../../sales/order/repository.ts';
import { moveRejected, type ShipContext } from '../../sales/order/shop/for-shop.ts';
import { shipOrder } from '../../sales/order/shop/ship.ts';
import { rejectBesideParcel } from './parcels/reject-second-number.ts';
import { orderOfCode } from './shop-order.ts';

/** The key of a carrier that a line names, '' for none. @throws Rejection for a text that names no carrier. */
function carrierOf(written: string): string {
  const carrier = written.trim() === '' ? '' : carrierOfText(written);
  if (carrier !== undefined) return carrier;
  const names = Object.values(CARRIERS).map(({ name }) => name);
  throw moveRejected(`看不懂物流「${written}」，可以寫：${names.join('、')}。`);
}

/** @throws Rejection where the order was shipped before: a pasted line must not replace an existing parcel number. */
async function rejectShipped(tx: Database, { ord_id, ord_code, status }: OrderRow): Promise<void> {
  if (status !== ORDER_STATUS.fulfilled) return;
  const shipped = (await findEvents(tx, ord_id)).findLast(({ cause }) => cause === 'shipped');
  const by = shipped ? `由 ${orderActorText(shipped.actor)} ` : '';
  throw moveRejected(`訂單 ${ord_code} 已${by}出貨。要更正單號，請到訂單頁。`);
}

interface LinesContext extends ShipContext {
  /** Records the outcome of an order; '' for one that was not found. */
  record: (tx: Database, ord_code: string, outcome: string) => Promise<void>;
}

async function shipLine(
  db: Database,
  order: OrderRow,
  line: ShipmentLine,
  { record, ...context }: LinesContext,
) {
  if (line.tracking === '') throw moveRejected('這一行沒有貨運單號。');
  const carrier = carrierOf(line.carrier);
  if (carrier === '' && !pickupStore(order.rec_meta))
    throw moveRejected('這一行沒有物流，請在上面選擇。');
  const parcel = { carrier, tracking: line.tracking };
  const { order: shipped } = await shipOrder(db, order, parcel, {
    ...context,
    check: async (tx, locked) => {
      await rejectShipped(tx, locked);
      await rejectBesideParcel(tx, locked, normaliseParcelNumber(line.tracking) ?? '');
      await record(tx, locked.ord_code, 'ok');
    },
  });
  return `已出貨，貨運單號 ${shipped.ship_code}。`;
}

/** Ships the orders one by one, each in its own transaction, so that a rejected line does not affect the others. */
export async function shipLines(
  db: Database,
  lines: readonly ShipmentLine[],
  context: LinesContext,
): Promise<ShipmentResult[]> {
  const results: ShipmentResult[] = [];
  for (const line of lines) {
    const { ord_code } = line;
    let found = '';
    try {
      const order = await orderOfCode(db, ord_code);
      found = order.ord_code;
      results.push({ ord_code, shipped: true, message: await shipLine(db, order, line, context) });
    } catch (error) {
      if (!(error instanceof Rejection)) throw error;
      await context.record(db, found, error.code);
      results.push({ ord_code, shipped: false, message: error.message });
    }
  }
  return results;
}
