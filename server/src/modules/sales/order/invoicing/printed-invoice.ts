import { isPrintedInvoice } from '@pinpu/shared/domain';
import type { InvoiceTask } from '../../invoice/repository.ts';
import type { OrderRow } from '../repository.ts';

/** The address on an order's invoice, without which a company's can't be printed. */
export const invoiceAddress = ({ cus_addr1, addr1 }: Pick<OrderRow, 'cus_addr1' | 'addr1'>) =>
  cus_addr1 || addr1;

/** Whether the provider has issued an invoice by this task; it may be void by now. */
export const isNumbered = ({ kind, number }: Pick<InvoiceTask, 'kind' | 'number'>) =>
  kind === 'issue' && number !== '';

/** Whether an invoice is being issued or voided right now. */
export const isChanging = (tasks: readonly InvoiceTask[]) =>
  tasks.some(({ kind, state }) => kind !== 'allowance' && (state === 'due' || state === 'sending'));

/** The invoice that an order has at the provider or, after it was voided, had last. */
export const latestInvoice = (tasks: readonly InvoiceTask[]): InvoiceTask | undefined =>
  tasks.find((task) => isNumbered(task) && task.state === 'done') ?? tasks.findLast(isNumbered);

/**
 * The invoice of an order that its buyer can download: the current one, or the void one after which there is none. While
 * it changes, the order has the next one's details.
 */
export function downloadableInvoice(
  order: OrderRow,
  tasks: readonly InvoiceTask[],
): InvoiceTask | undefined {
  const last = latestInvoice(tasks);
  const isCurrent =
    last?.state === 'done' ? last.number === order.invoice_code : order.invoice_code === '';
  const isPrinted = isPrintedInvoice(order, invoiceAddress(order));
  return isCurrent && isPrinted && !isChanging(tasks) ? last : undefined;
}
