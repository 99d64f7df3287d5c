import type { ShopMove, ShopMoveBody } from '@pinpu/shared/contracts/backoffice';
import type { Database } from '../../../platform/db/index.ts';
import type { OrderRow } from '../../sales/order/repository.ts';
import { acceptRequest, declineRequest } from '../../sales/order/requests/answer-request.ts';
import type { ShipContext } from '../../sales/order/shop/for-shop.ts';
import { recordInvoice, voidInvoice } from '../../sales/order/shop/invoice.ts';
import {
  cancelOrder,
  completeDuplicateRefund,
  refundOrder,
} from '../../sales/order/shop/operations.ts';
import { shipOrder } from '../../sales/order/shop/ship.ts';

type Move = (
  db: Database,
  order: OrderRow,
  fields: ShopMoveBody,
  context: ShipContext,
) => Promise<unknown>;

/** The moves of the back office: those of `npm run orders`, by the same functions. */
export const SHOP_MOVE: Readonly<Record<ShopMove, Move>> = {
  ship: shipOrder,
  cancel: (db, order, _fields, context) => cancelOrder(db, order, context),
  refund: (db, order, _fields, context) => refundOrder(db, order, context),
  duplicate: (db, order, _fields, context) => completeDuplicateRefund(db, order, context),
  accept: acceptRequest,
  decline: declineRequest,
  invoice: recordInvoice,
  void: (db, order, _fields, context) => voidInvoice(db, order, context),
};
