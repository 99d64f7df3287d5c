import type { FakeInvoices } from '../../../server/src/testing/fakes/ecpay-invoice/records.ts';
import type { FakeLogistics } from '../../../server/src/testing/fakes/ecpay-logistics/fake-logistics.ts';

/**
 * The calls for what exists already: the shop has then sent again instead of asking. ECPay refuses those with a number
 * of the shop's; for a return and a change of the store it has none.
 */
export function collectRepeats(logistics: FakeLogistics, invoices: FakeInvoices): string[] {
  const repeats: string[] = [];
  const seen = new Set<string>();
  const note = (what: string, isKnown = seen.has(what)) => {
    if (isKnown) repeats.push(`${what} was sent twice`);
    seen.add(what);
  };
  const { create, createReturn, changeStore } = logistics;
  logistics.create = (form) => {
    const number = form.MerchantTradeNo ?? '';
    note(`the parcel ${number}`, logistics.parcels.has(number));
    return create.call(logistics, form);
  };
  logistics.createReturn = (form) => {
    note(`the return of ${form.AllPayLogisticsID}`);
    return createReturn.call(logistics, form);
  };
  logistics.changeStore = (form) => {
    note(`the new store of ${form.AllPayLogisticsID}`);
    return changeStore.call(logistics, form);
  };
  const { issue } = invoices;
  invoices.issue = (data) => {
    const number = String(data.RelateNumber);
    note(`the invoice ${number}`, invoices.issued.has(number.toLowerCase()));
    return issue.call(invoices, data);
  };
  return repeats;
}
