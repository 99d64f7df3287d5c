import { isPrintedInvoice } from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import { Rejection } from '../../../../platform/errors/rejection.ts';
import type { InvoiceProvider } from '../../invoice/port.ts';
import { findIssued } from '../../invoice/repository.ts';
import { ProviderUnreachable } from '../../payment/provider-unreachable.ts';
import type { OrderRow } from '../repository.ts';

const rejected = (sentence: string) => new Rejection(409, 'REQUEST_REFUSED', sentence);

/**
 * A fresh address of the page that prints an order's invoice, which only a company's on paper has (ADR 0224).
 * @throws Rejection with the reason where there is none
 */
export async function invoicePage(
  db: Database,
  order: OrderRow,
  provider: InvoiceProvider | undefined,
): Promise<string> {
  const issued = await findIssued(db, order.ord_id);
  const isPrinted = isPrintedInvoice(order, order.cus_addr1 || order.addr1);
  if (!provider || !isPrinted || issued?.number !== order.invoice_code)
    throw rejected('這張發票沒有可以列印的證明聯。');
  try {
    const page = await provider.printPage({ number: issued.number, date: issued.issued_on });
    if ('refused' in page) throw rejected(page.message);
    return page.url;
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
    throw new Rejection(503, 'PROVIDER_UNREACHABLE', '發票平台暫時沒有回應，請稍後再試一次。');
  }
}
