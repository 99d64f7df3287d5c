import {
  CARRIERS,
  canMove,
  carrierOfStore,
  carrierOfText,
  normaliseParcelNumber,
  ORDER_STATUS,
  parcelNumberFault,
  pickupStore,
} from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import { SANDBOX_PROVIDERS } from '../../payment/provider.ts';
import { findPaidAttempt } from '../../payment/repository.ts';
import { orderShippedMail } from '../mails/order-mails.ts';
import { type OrderRow, recordEntry, updateOrderStatus, updateParcel } from '../repository.ts';
import { findOrdersWithRequests } from '../request-repository.ts';
import { commitStock } from '../stock/stock-repository.ts';
import { byShop, lockForShop, moveRejected, rejectUnless, type ShipContext } from './for-shop.ts';

/** Whether an order was paid by a provider that moves no money. */
export async function isSandboxPaid(db: Database, ord_id: string): Promise<boolean> {
  const attempt = await findPaidAttempt(db, ord_id);
  return attempt !== undefined && SANDBOX_PROVIDERS.includes(attempt.provider);
}

/** @throws Rejection where a provider that moves no money was used, since a live shop must not ship the order. */
export async function rejectSandboxPayment(
  db: Database,
  { ord_id, ord_code }: { ord_id: string; ord_code: string },
): Promise<void> {
  if (!(await isSandboxPaid(db, ord_id))) return;
  const sentence = `訂單 ${ord_code} 是在沙盒付款的，沒有收到款項，不能出貨。`;
  throw moveRejected(`${sentence}請取消這筆訂單。`, { command: `${sentence}請用 refund 取消。` });
}

/** A parcel as an operator enters it; '' for fields left empty. */
export interface EnteredParcel {
  carrier: string;
  tracking: string;
}

/** The parcel to store; undefined where no number was entered. @throws Rejection that says what is wrong. */
function parcelFor({ rec_meta }: OrderRow, { carrier, tracking }: EnteredParcel) {
  if (tracking === '') {
    if (carrier !== '')
      throw moveRejected('請填寫貨運單號。', {
        field: 'tracking',
        command: '請以 --tracking 填寫貨運單號。',
      });
    return undefined;
  }
  const ship_carrier = carrier === '' ? (carrierOfStore(rec_meta) ?? '') : carrierOfText(carrier);
  const fault = parcelNumberFault(ship_carrier ?? '', tracking);
  if (fault !== '') throw moveRejected(fault, { field: 'tracking' });
  if (ship_carrier === undefined || (ship_carrier === '' && !pickupStore(rec_meta)))
    throw moveRejected(carrier === '' ? '請選擇物流。' : `沒有「${carrier}」這家物流。`, {
      field: 'carrier',
      command: `請以 --carrier 指定物流：${Object.keys(CARRIERS).join('、')}。`,
    });
  const ship_code = normaliseParcelNumber(tracking) ?? '';
  return { ship_carrier, ship_code };
}

/** @throws Rejection while the buyer waits for an answer to a request; goods must not be shipped before it. */
export async function rejectWhileRequested(
  tx: Database,
  { ord_id, ord_code }: OrderRow,
): Promise<void> {
  if ((await findOrdersWithRequests(tx, [ord_id])).length === 0) return;
  const sentence = `訂單 ${ord_code} 有待回覆的取消申請。`;
  throw moveRejected(`${sentence}請先同意，或說明原因婉拒後再出貨。`, {
    command: `${sentence}請先以 accept ${ord_code} 同意，或以 decline ${ord_code} --reason 說明原因後再出貨。`,
  });
}

/** Ships an order (3, 4, 5 → 99), which pays cash on delivery, or corrects its parcel. Mails the buyer. */
export async function shipOrder(
  db: Database,
  { ord_id }: Pick<OrderRow, 'ord_id'>,
  entered: EnteredParcel,
  context: ShipContext,
): Promise<{ order: OrderRow; isCorrection: boolean }> {
  const { now } = context;
  return db.transaction(async (tx) => {
    const order = await lockForShop(tx, ord_id, context);
    if (context.shopMode === 'live') await rejectSandboxPayment(tx, order);
    const { paid, fulfilled } = ORDER_STATUS;
    const parcel = parcelFor(order, entered);
    if (order.status === fulfilled && parcel) {
      const corrected = await updateParcel(tx, order, parcel, now);
      const cause = { ...byShop(context, 'parcel corrected'), detail: { ...parcel } };
      await recordEntry(tx, order, cause, now);
      await orderShippedMail(tx, corrected, context);
      return { order: corrected, isCorrection: true };
    }
    rejectUnless(canMove(order.status, fulfilled), order, '出貨');
    await rejectWhileRequested(tx, order);
    // Stock of a cash-on-delivery order was only reserved so far; now it is sold.
    await commitStock(tx, ord_id, now);
    const collected = order.status !== paid && { pay_amt: order.ap_amt, pay_date: now };
    const change = { ship_date: now, ...parcel, ...collected };
    const cause = { ...byShop(context, 'shipped'), detail: { ...parcel } };
    const shipped = await updateOrderStatus(tx, order, fulfilled, cause, now, change);
    await orderShippedMail(tx, shipped, context);
    return { order: shipped, isCorrection: false };
  });
}
