import { canMove, ORDER_STATUS, type OrderStatus } from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import { queryProvider } from '../paying/sync-with-provider.ts';
import type { OrderRow } from '../repository.ts';
import {
  byShop,
  closeOrder,
  lockForShop,
  rejectUnless,
  type ShopContext,
  withReason,
} from './for-shop.ts';

const { cancelled, paid, cashOnDelivery, storePickup } = ORDER_STATUS;

/**
 * Cancels an unpaid order, or one whose parcel came back. The provider is queried first, for a lost webhook. The reason
 * is mailed to the buyer; '' for none.
 */
export async function cancelOrder(
  db: Database,
  { ord_id }: Pick<OrderRow, 'ord_id'>,
  context: ShopContext,
  reason = '',
): Promise<OrderRow> {
  await queryProvider(db, ord_id, context);
  return db.transaction(async (tx) => {
    const order = await lockForShop(tx, ord_id, context);
    rejectUnless(order.status !== paid, order, '直接取消', {
      instead: '已收的款項要退還，請改用「取消並退款」。',
      command: '已收的款項請用 refund 退還。',
    });
    rejectUnless(canMove(order.status, cancelled), order, '取消');
    const returned = ([cashOnDelivery, storePickup] as OrderStatus[]).includes(
      order.status as OrderStatus,
    );
    const cause = returned ? 'returned' : 'cancelled by the shop';
    const by = withReason(byShop(context, cause), reason);
    return closeOrder(tx, order, by, context, { answer: reason });
  });
}
