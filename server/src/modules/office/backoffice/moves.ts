import type { ShopMove, ShopMoveBody } from '@pinpu/shared/contracts/backoffice';
import { formatTwd, orderRequestText } from '@pinpu/shared/domain';
import type { Database } from '../../../platform/db/index.ts';
import { storeLine } from '../../sales/order/mails/order-mail.ts';
import type { OrderRow } from '../../sales/order/repository.ts';
import { acceptRequest, declineRequest } from '../../sales/order/requests/answer-request.ts';
import type { ShipContext } from '../../sales/order/shop/for-shop.ts';
import {
  correctInvoiceForShop,
  recordInvoice,
  reissueInvoice,
  voidInvoice,
} from '../../sales/order/shop/invoice.ts';
import {
  cancelOrder,
  completeDuplicateRefund,
  refundOrder,
} from '../../sales/order/shop/operations.ts';
import { shipOrder } from '../../sales/order/shop/ship.ts';

/** Makes a move and returns the sentence for `npm run orders`. */
type Move = (
  db: Database,
  order: OrderRow,
  fields: ShopMoveBody,
  context: ShipContext,
) => Promise<string>;

const ship: Move = async (db, order, fields, context) => {
  const { order: shipped, isCorrection } = await shipOrder(db, order, fields, context);
  const { ord_code, ship_code } = shipped;
  if (isCorrection) return `訂單 ${ord_code} 的貨運單號已更新為 ${ship_code}。`;
  const store = storeLine(shipped);
  return [
    `訂單 ${ord_code} 已出貨`,
    ...(store ? [`取貨門市：${store}`] : []),
    ...(ship_code ? [`貨運單號：${ship_code}`] : []),
  ]
    .join('，')
    .concat('。');
};

const cancel: Move = async (db, order, { reason }, context) => {
  const { ord_code } = await cancelOrder(db, order, context, reason);
  return `訂單 ${ord_code} 已取消。`;
};

const payBack = (ord_code: string, owed: number): string =>
  `應退 ${formatTwd(owed)}。請在金流商後台退款，完成後執行 refund ${ord_code} 記錄。`;

const refund: Move = async (db, order, { reason }, context) => {
  const { order: after, owed, refunded } = await refundOrder(db, order, context, reason);
  return owed > 0
    ? `訂單 ${after.ord_code} 已取消，應退 ${formatTwd(owed)}。請在金流商後台退款，完成後再執行一次 refund。`
    : `訂單 ${after.ord_code} 的退款 ${formatTwd(refunded)} 已記錄為完成。`;
};

const duplicate: Move = async (db, order, _fields, context) => {
  const { refunded } = await completeDuplicateRefund(db, order, context);
  return `訂單 ${order.ord_code} 的重複款項 ${formatTwd(refunded)} 已記錄為退還，訂單不變。`;
};

const accept: Move = async (db, order, fields, context) => {
  const { kind, owed } = await acceptRequest(db, order, fields, context);
  const done = kind === 'cancel' ? '已依申請取消' : '的退貨申請已同意';
  const rest = owed > 0 ? payBack(order.ord_code, owed) : '';
  return `訂單 ${order.ord_code} ${done}。${rest}`;
};

const decline: Move = async (db, order, fields, context) => {
  const kind = await declineRequest(db, order, fields, context);
  return `訂單 ${order.ord_code} 的${orderRequestText(kind)}申請已婉拒，原因已寄給訂購人。`;
};

const invoice: Move = async (db, order, fields, context) => {
  const { number, corrected } = await recordInvoice(db, order, fields, context);
  return `訂單 ${order.ord_code} 的發票號碼${corrected ? '已更正為' : '已登錄為'} ${number}。`;
};

const invalidate: Move = async (db, order, _fields, context) => {
  const { number, pending } = await voidInvoice(db, order, context);
  if (pending) return `訂單 ${order.ord_code} 的發票 ${number} 會在一分鐘內作廢。`;
  return `訂單 ${order.ord_code} 的發票 ${number} 已作廢。重新開立後，再登錄新的號碼。`;
};

const reissue: Move = async (db, order, _fields, context) => {
  await reissueInvoice(db, order, context);
  return `訂單 ${order.ord_code} 的發票會在一分鐘內再試一次。`;
};

const correct: Move = async (db, order, fields, context) => {
  const { reissued } = await correctInvoiceForShop(db, order, fields.invoice, context);
  const rest = reissued ? '原發票會在一分鐘內作廢，並重新開立。' : '';
  return `訂單 ${order.ord_code} 的發票資料已更正。${rest}`;
};

/** The moves of the shop, on screens and by `npm run orders`. */
export const MOVES: Readonly<Record<ShopMove, Move>> = {
  ship,
  cancel,
  refund,
  duplicate,
  accept,
  decline,
  invoice,
  void: invalidate,
  reissue,
  correct,
};
