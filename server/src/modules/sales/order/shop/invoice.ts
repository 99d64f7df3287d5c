import { isDay, isInvoiceDue, taipeiDate } from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import { findOrderOfInvoice, type OrderRow, updateInvoice } from '../repository.ts';
import { byShop, lockForShop, moveRejected, rejectUnless, type ShopContext } from './for-shop.ts';

/** Normalises an invoice number to capitals and half width; undefined for a text that can't be one (docs/taiwan). */
export function normaliseInvoiceNumber(text: string): string | undefined {
  const number = text.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase();
  return /^[A-Z]{2}\d{8}$/.test(number) ? number : undefined;
}

type InvoiceContext = Pick<ShopContext, 'actor' | 'check' | 'now'>;

/** An invoice as an operator enters it; '' for fields left empty. */
interface EnteredInvoice {
  number: string;
  date: string;
}

/** The day of issue; today where none was entered. @throws Rejection for an impossible day. */
function dayOf({ ord_date }: OrderRow, entered: string, now: Date): string {
  const today = taipeiDate(now);
  if (entered === '') return today;
  const ordered = taipeiDate(ord_date);
  if (!isDay(entered) || entered > today || entered < ordered)
    throw moveRejected(`「${entered}」不是開立日期：要 ${ordered} 至 ${today} 之間的日期。`, {
      field: 'date',
    });
  return entered;
}

/** @throws Rejection for a text that is no invoice number, and for the number of another order's invoice. */
async function numberOf(tx: Database, { ord_id }: OrderRow, entered: string): Promise<string> {
  const number = normaliseInvoiceNumber(entered);
  if (number === undefined)
    throw moveRejected(`「${entered}」不是發票號碼：要兩個英文字母與八個數字，例如 AB12345678。`, {
      field: 'number',
    });
  const other = await findOrderOfInvoice(tx, number);
  if (other !== undefined && other.ord_id !== ord_id)
    throw moveRejected(`發票 ${number} 已登錄在訂單 ${other.ord_code}。`, { field: 'number' });
  return number;
}

/** Records or corrects an order's invoice number; its history keeps all. Its issuer mails it, not the shop. */
export const recordInvoice = (
  db: Database,
  { ord_id }: Pick<OrderRow, 'ord_id'>,
  entered: EnteredInvoice,
  context: InvoiceContext,
): Promise<{ number: string; corrected: boolean }> =>
  db.transaction(async (tx) => {
    const order = await lockForShop(tx, ord_id, context);
    const corrected = order.invoice_code !== '';
    rejectUnless(corrected || isInvoiceDue(order), order, '登錄發票');
    const number = await numberOf(tx, order, entered.number);
    const { now } = context;
    const date = dayOf(order, entered.date, now);
    const cause = byShop(context, corrected ? 'invoice corrected' : 'invoice issued');
    await updateInvoice(tx, order, number, { ...cause, detail: { number, date } }, now);
    return { number, corrected };
  });

export const voidInvoice = (
  db: Database,
  { ord_id }: Pick<OrderRow, 'ord_id'>,
  context: InvoiceContext,
): Promise<{ number: string }> =>
  db.transaction(async (tx) => {
    const order = await lockForShop(tx, ord_id, context);
    const number = order.invoice_code;
    if (number === '') throw moveRejected(`訂單 ${order.ord_code} 沒有可以作廢的發票。`);
    const { now } = context;
    const detail = { number, date: taipeiDate(now) };
    await updateInvoice(tx, order, '', { ...byShop(context, 'invoice voided'), detail }, now);
    return { number };
  });
