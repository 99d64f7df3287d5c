import { ORDER_STATUS } from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import { findEvents, type OrderRow, recordEntry } from '../repository.ts';
import { byShop, lockForShop, rejectUnless, type ShopContext } from './for-shop.ts';

const { paid, storePickup, cashOnDelivery } = ORDER_STATUS;

export const TO_SHIP: readonly number[] = [paid, storePickup, cashOnDelivery];

type Events = Awaited<ReturnType<typeof findEvents>>;

/** When an order's goods were picked; undefined where they are not yet. */
export const packedAt = (events: Events): Date | undefined =>
  events.findLast(({ cause }) => cause === 'packed')?.at;

/** Records that an order's goods were picked: an entry in its history, not a status, and only once. */
export const packOrder = (
  db: Database,
  { ord_id }: Pick<OrderRow, 'ord_id'>,
  context: Pick<ShopContext, 'actor' | 'check' | 'now'>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const order = await lockForShop(tx, ord_id, context);
    rejectUnless(TO_SHIP.includes(order.status), order, '備貨');
    if (packedAt(await findEvents(tx, ord_id)) !== undefined) return;
    await recordEntry(tx, order, byShop(context, 'packed'), context.now);
  });
