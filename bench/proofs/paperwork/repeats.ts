import type { FakeInvoices } from '../../../server/src/testing/fakes/ecpay-invoice/records.ts';
import type { FakeLogistics } from '../../../server/src/testing/fakes/ecpay-logistics/fake-logistics.ts';

/**
 * The calls that ECPay refused since their number was used before. The shop has then sent again what exists, instead of
 * asking about it.
 */
export function collectRepeats(logistics: FakeLogistics, invoices: FakeInvoices): string[] {
  const repeats: string[] = [];
  const create = logistics.create.bind(logistics);
  logistics.create = (form) => {
    const number = form.MerchantTradeNo ?? '';
    if (logistics.parcels.has(number)) repeats.push(`the parcel ${number} was sent twice`);
    return create(form);
  };
  const issue = invoices.issue.bind(invoices);
  invoices.issue = (data) => {
    const number = String(data.RelateNumber);
    const isKnown = invoices.issued.has(number.toLowerCase());
    if (isKnown) repeats.push(`the invoice ${number} was sent twice`);
    return issue(data);
  };
  return repeats;
}
