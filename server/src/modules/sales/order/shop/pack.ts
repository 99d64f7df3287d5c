import { ORDER_STATUS } from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import { findEvents, type OrderRow, recordEvent } from '../repository.ts';
import { byShop, rejectUnless } from './close-order.ts';
import { lockForShop, type ShopContext } from './for-shop.ts';

const { paid, storePickup, cashOnDelivery } = ORDER_STATUS;

/** The statuses in which an order waits to be shipped. */
export const TO_SHIP: readonly number[] = [paid, storePickup, cashOnDelivery];

type Events = Awaited<ReturnType<typeof findEvents>>;

/** When an order's goods were picked; undefined where they are not yet. */
export const packedAt = (events: Events): Date | undefined =>
  events.findLast(({ cause }) => cause === 'packed')?.at;

/**
 * Records that an order's goods were picked: an entry in its history, not a status. A second call changes
 * nothing.
 */
export const packOrder = (
  db: Database,
  { ord_id }: Pick<OrderRow, 'ord_id'>,
  context: Pick<ShopContext, 'actor' | 'check' | 'now'>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const order = await lockForShop(tx, ord_id, context);
    const { status } = order;
    rejectUnless(TO_SHIP.includes(status), order, '備貨');
    if (packedAt(await findEvents(tx, ord_id)) !== undefined) return;
    const unmoved = { ord_id, from_status: status, to_status: status };
    await recordEvent(tx, unmoved, byShop(context, 'packed'), context.now);
  });
