import type { ShopMove, ShopMoveBody } from '@pinpu/shared/contracts/backoffice';
import { formatTwd, orderRequestText } from '@pinpu/shared/domain';
import type { Database } from '../../../platform/db/index.ts';
import { storeLine } from '../../sales/order/mails/order-mail.ts';
import { chooseWay, releaseRefund, retryRefund } from '../../sales/order/refunding/choose-way.ts';
import { refundPart } from '../../sales/order/refunding/part-refund.ts';
import { receiveReturn } from '../../sales/order/refunding/receive-return.ts';
import { completeDuplicateRefund, refundOrder } from '../../sales/order/refunding/refund-order.ts';
import type { OrderRow } from '../../sales/order/repository.ts';
import { acceptRequest, declineRequest } from '../../sales/order/requests/answer-request.ts';
import { moveRejected, type ShipContext } from '../../sales/order/shop/for-shop.ts';
import {
  correctInvoiceForShop,
  recordInvoice,
  reissueInvoice,
  voidInvoice,
} from '../../sales/order/shop/invoice.ts';
import { cancelOrder } from '../../sales/order/shop/operations.ts';
import { shipOrder } from '../../sales/order/shop/ship.ts';
import { rejectCorrectedParcel } from './parcels/reject-second-number.ts';

/** Makes a move and returns the sentence for `npm run orders`. */
type Move = (
  db: Database,
  order: OrderRow,
  fields: ShopMoveBody,
  context: ShipContext,
) => Promise<string>;

const ship: Move = async (db, order, fields, context) => {
  const { order: shipped, isCorrection } = await shipOrder(db, order, fields, {
    ...context,
    check: async (tx, locked) => {
      await context.check?.(tx, locked);
      if (fields.tracking !== '') await rejectCorrectedParcel(tx, locked);
    },
  });
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

const RELEASE = '超過覆核金額，等待另一位管理員覆核。';

const refund: Move = async (db, order, { reason, way }, context) => {
  const { ord_code } = order;
  const { owed, refunded, waits } = await refundOrder(db, order, context, { reason, way });
  if (waits) return `訂單 ${ord_code} 的退款${RELEASE}`;
  if (refunded > 0) return `訂單 ${ord_code} 的退款 ${formatTwd(refunded)} 已記錄為完成。`;
  if (owed === 0 || way !== '') return `訂單 ${ord_code} 已取消，應退 ${formatTwd(owed)}。`;
  return `訂單 ${ord_code} 已取消，應退 ${formatTwd(owed)}。請在金流商後台退款，完成後再執行一次 refund。`;
};

const duplicate: Move = async (db, order, _fields, context) => {
  const { refunded, waits } = await completeDuplicateRefund(db, order, context);
  return waits
    ? `訂單 ${order.ord_code} 的重複款項${RELEASE}`
    : `訂單 ${order.ord_code} 的重複款項 ${formatTwd(refunded)} 已記錄為退還，訂單不變。`;
};

const accept: Move = async (db, order, fields, context) => {
  const { kind, owed } = await acceptRequest(db, order, fields, context);
  const done = kind === 'cancel' ? '已依申請取消' : '的退貨申請已同意';
  const rest = owed > 0 && fields.way === '' ? payBack(order.ord_code, owed) : '';
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

/** @throws Rejection where no way to pay back was chosen. */
function chosenWay({ way }: ShopMoveBody) {
  if (way === '') throw moveRejected('請選擇退款方式。', { field: 'way' });
  return way;
}

const part: Move = (db, order, { amount = 0, ...fields }, context) =>
  refundPart(db, order, { amount, ...fields }, context);

const choose: Move = async (db, order, fields, context) =>
  chooseWay(db, order, { refund_id: fields.refund_id, way: chosenWay(fields) }, context);

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
  'refund-part': part,
  receive: (db, order, { returned }, context) => receiveReturn(db, order, returned, context),
  'refund-way': choose,
  'refund-release': releaseRefund,
  'refund-retry': retryRefund,
  correct,
};
