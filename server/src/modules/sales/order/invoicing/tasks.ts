import { randomUUID } from 'node:crypto';
import { invoiceLines, isVoidable, lastVoidDay } from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import { findInvoiceTasks, type InvoiceTask, insertInvoiceTask } from '../../invoice/repository.ts';
import { soldLines } from '../order-view.ts';
import type { OrderRow } from '../repository.ts';

const MISMATCH = '商品、運費與折扣加起來不等於訂單金額，請在發票平台開立後登錄號碼。';

/** The shop's number of an order's next invoice: its code, and which try it is. */
async function nextNumber(tx: Database, { ord_id, ord_code }: OrderRow): Promise<string> {
  const earlier = (await findInvoiceTasks(tx, ord_id)).filter(({ kind }) => kind === 'issue');
  return `${ord_code.replaceAll(/[^0-9A-Za-z]/g, '')}I${earlier.length + 1}`;
}

/** Asks for an order's invoice, unless it has been asked for. */
export async function addIssueTask(tx: Database, order: OrderRow, now: Date): Promise<void> {
  const { ord_id, inv_amt: amount } = order;
  const lines = invoiceLines(soldLines(order), order);
  const isWhole = lines.reduce((sum, line) => sum + line.amount, 0) === amount;
  const relate_number = await nextNumber(tx, order);
  await insertInvoiceTask(
    tx,
    {
      ...{ id: randomUUID(), ord_id, kind: 'issue', relate_number, amount, lines },
      ...(!isWhole && { state: 'failed', message: MISMATCH }),
    },
    now,
  );
}

const tooLate = ({ number, issued_on }: InvoiceTask) =>
  `發票 ${number} 已過作廢期限（${lastVoidDay(issued_on)}），請在發票平台開立折讓。`;

/** Asks for an issued invoice to be voided; after the last day, it only says what to do instead. */
export async function addVoidTask(
  tx: Database,
  issued: InvoiceTask,
  reason: string,
  now: Date,
): Promise<void> {
  const { ord_id, relate_number, amount, number, issued_on } = issued;
  const late = isVoidable(issued_on, now) ? '' : tooLate(issued);
  await insertInvoiceTask(
    tx,
    {
      ...{
        id: randomUUID(),
        ord_id,
        kind: 'void',
        relate_number,
        amount,
        number,
        issued_on,
        reason,
      },
      ...(late !== '' && { state: 'failed', message: late }),
    },
    now,
  );
}
