import { admin, adminFileOf } from '@pinpu/shared/api/admin';
import {
  invoiceFileAnswerSchema,
  retryInvoicesAnswerSchema,
  type ShopInvoicesQuery,
  shopInvoicesAnswerSchema,
} from '@pinpu/shared/contracts/backoffice';
import { bodyOf } from './answer.ts';

/** A page of what the invoice provider has done or is to do, newest first. */
export function fetchShopInvoices({ list, period, q, after }: ShopInvoicesQuery) {
  const searchParams = { list, q, ...(period && { period }), ...(after && { after }) };
  return bodyOf(admin.get('backoffice/invoices', { searchParams }), shopInvoicesAnswerSchema);
}

/** Tries failed ones again now: some, or all. Returns how many. */
export const retryInvoices = async (ids?: readonly string[]) =>
  (
    await bodyOf(
      admin.post('backoffice/invoices/retry', { json: ids ? { ids } : {} }),
      retryInvoicesAnswerSchema,
    )
  ).retried;

/** A month's invoices and allowances as CSV. */
export const fetchInvoiceFile = (month: string) =>
  bodyOf(
    admin.get('backoffice/invoices/file', { searchParams: { month } }),
    invoiceFileAnswerSchema,
  );

/** An invoice of an order as PDF. */
export const fetchInvoicePdf = (order: string, number: string): Promise<Blob> =>
  adminFileOf(admin.get('backoffice/invoices/pdf', { searchParams: { order, number } }));
