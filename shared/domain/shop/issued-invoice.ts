import { ORDER_STATUS } from './order-status.ts';

const { paid, storePickup, cashOnDelivery, fulfilled } = ORDER_STATUS;
const INVOICED: readonly number[] = [paid, storePickup, cashOnDelivery, fulfilled];

/** Whether an order needs an invoice: it has an amount, and is paid or paid on receipt. */
export const isInvoiceDue = ({ status, inv_amt }: { status: number; inv_amt: number }) =>
  inv_amt > 0 && INVOICED.includes(status);

/** The state of the invoice as text; '' where the order needs none. */
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
