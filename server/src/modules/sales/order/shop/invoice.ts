import {
  type Invoice,
  isDay,
  isInvoiceDue,
  isInvoiceToIssue,
  isVoidable,
  lastVoidDay,
  taipeiDate,
} from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import {
  deleteUnsentTasks,
  findInvoiceTasks,
  findIssued,
  type InvoiceTask,
  retryInvoiceTasks,
} from '../../invoice/repository.ts';
import { validInvoice } from '../field-rules.ts';
import { correctInvoice } from '../invoicing/correct-invoice.ts';
import { addIssueTask, addVoidTask } from '../invoicing/tasks.ts';
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

/** @throws Rejection while the provider may be issuing or voiding the order's invoice. */
async function rejectWhileSending(tx: Database, { ord_id, ord_code }: OrderRow): Promise<void> {
  const tasks = await findInvoiceTasks(tx, ord_id);
  if (tasks.some(({ state }) => state === 'sending'))
    throw moveRejected(`訂單 ${ord_code} 的發票正在處理，還不知道結果，請稍後再試。`);
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
    await rejectWhileSending(tx, order);
    await deleteUnsentTasks(tx, order.ord_id);
    const { now } = context;
    const date = dayOf(order, entered.date, now);
    const cause = byShop(context, corrected ? 'invoice corrected' : 'invoice issued');
    await updateInvoice(tx, order, number, { ...cause, detail: { number, date } }, now);
    return { number, corrected };
  });

const tooLate = ({ number, issued_on }: InvoiceTask) =>
  `發票 ${number} 已過作廢期限（${lastVoidDay(issued_on)}）。退款或取消訂單後，系統會開立折讓。`;

/** Voids an invoice: `pending` where its provider is asked to; another's is only recorded as void. */
export const voidInvoice = (
  db: Database,
  { ord_id }: Pick<OrderRow, 'ord_id'>,
  context: InvoiceContext,
): Promise<{ number: string; pending: boolean }> =>
  db.transaction(async (tx) => {
    const order = await lockForShop(tx, ord_id, context);
    const number = order.invoice_code;
    if (number === '') throw moveRejected(`訂單 ${order.ord_code} 沒有可以作廢的發票。`);
    const { now } = context;
    const issued = await findIssued(tx, ord_id);
    if (issued?.number === number) {
      if (!isVoidable(issued.issued_on, now)) throw moveRejected(tooLate(issued));
      await addVoidTask(tx, issued, '資料有誤', now);
      return { number, pending: true };
    }
    const detail = { number, date: taipeiDate(now) };
    await updateInvoice(tx, order, '', { ...byShop(context, 'invoice voided'), detail }, now);
    return { number, pending: false };
  });

/** Tries what failed again, or asks for a new invoice instead of a void one. */
export const reissueInvoice = (
  db: Database,
  { ord_id }: Pick<OrderRow, 'ord_id'>,
  context: InvoiceContext,
): Promise<void> =>
  db.transaction(async (tx) => {
    const order = await lockForShop(tx, ord_id, context);
    if ((await retryInvoiceTasks(tx, ord_id, context.now)) > 0) return;
    const tasks = await findInvoiceTasks(tx, ord_id);
    const isVoid = tasks.some(({ state }) => state === 'voided');
    if (order.invoice_code !== '' || !isVoid || !isInvoiceToIssue(order))
      throw moveRejected(`訂單 ${order.ord_code} 沒有開立失敗的發票。`);
    await addIssueTask(tx, order, context.now);
  });

/** Corrects the details of an invoice that the provider has issued or is to issue. */
export const correctInvoiceForShop = (
  db: Database,
  { ord_id }: Pick<OrderRow, 'ord_id'>,
  entered: Readonly<Partial<Invoice>> | undefined,
  context: InvoiceContext,
): Promise<{ reissued: boolean }> =>
  db.transaction(async (tx) => {
    const order = await lockForShop(tx, ord_id, context);
    const { actor, now } = context;
    const reject = (sentence: string) => moveRejected(sentence);
    return correctInvoice(tx, order, validInvoice(entered ?? {}), { actor, now, reject });
  });
