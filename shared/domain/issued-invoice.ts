import { ORDER_STATUS } from './order-status.ts';

const { paid, storePickup, cashOnDelivery, fulfilled } = ORDER_STATUS;
const INVOICED: readonly number[] = [paid, storePickup, cashOnDelivery, fulfilled];

/** Whether an invoice belongs to the order: something was bought, and paid or is paid on receipt. */
export const isInvoiceDue = ({ status, inv_amt }: { status: number; inv_amt: number }) =>
  inv_amt > 0 && INVOICED.includes(status);

/** Whether the invoice was issued; '' where none belongs to the order. */
export function invoiceStateText(order: {
  status: number;
  inv_amt: number;
  invoice_code: string;
  invoices: readonly unknown[];
}): string {
  if (order.invoice_code !== '') return '已開立';
  if (order.invoices.length > 0) return '已作廢';
  return isInvoiceDue(order) ? '尚未開立' : '';
}
