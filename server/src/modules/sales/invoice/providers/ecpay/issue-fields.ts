import {
  type InvoiceLine,
  invoiceKind,
  isPrintedInvoice,
  type TaxClass,
} from '@pinpu/shared/domain';
import type { InvoiceRequest } from '../../port.ts';

/** ECPay's numbers of tax classes; 9 is for invoices with several. */
const TAX_TYPE: Readonly<Record<TaxClass, string>> = { taxed: '1', zero: '2', exempt: '3' };
const MIXED = '9';

const PRINTED = { Print: '1', Donation: '0', LoveCode: '', CarrierType: '', CarrierNum: '' };
const IN_CLOUD = { ...PRINTED, Print: '0' };
const PROVIDERS_CARRIER = { ...IN_CLOUD, CarrierType: '1' };

/**
 * How the invoice reaches the buyer. A company's is printed, which needs an address; without one it is in ECPay's
 * carrier.
 */
function kindFields(invoice: InvoiceRequest) {
  const { buyer, invoice_carrier_type, invoice_carrier_num, invoice_love_code } = invoice;
  const kind = invoiceKind(invoice);
  if (kind === 'donation') return { ...IN_CLOUD, Donation: '1', LoveCode: invoice_love_code };
  if (isPrintedInvoice(invoice, buyer.address)) return PRINTED;
  if (kind === 'company') return PROVIDERS_CARRIER;
  if (kind === 'email') return PROVIDERS_CARRIER;
  return { ...IN_CLOUD, CarrierType: invoice_carrier_type, CarrierNum: invoice_carrier_num };
}

const cut = (text: string, length: number) => [...text].slice(0, length).join('');

/** A line as ECPay writes it, in invoices and allowances. */
export function invoiceItem({ name, qty, price, amount, tax_class }: InvoiceLine, at: number) {
  return {
    ItemSeq: at + 1,
    ItemName: cut(name, 100),
    ItemCount: qty,
    ItemWord: '件',
    ItemPrice: price,
    ItemTaxType: TAX_TYPE[tax_class],
    ItemAmount: amount,
    ItemRemark: '',
  };
}

export function taxType(lines: readonly InvoiceLine[]): string {
  const [first, ...others] = new Set(lines.map(({ tax_class }) => TAX_TYPE[tax_class]));
  return others.length > 0 ? MIXED : (first ?? TAX_TYPE.taxed);
}

/** The data of `/B2CInvoice/Issue`. */
export function issueFields(invoice: InvoiceRequest, MerchantID: string) {
  const { relate_number, buyer, invoice_vatid, invoice_title, amount, lines } = invoice;
  return {
    MerchantID,
    RelateNumber: relate_number,
    CustomerID: '',
    CustomerIdentifier: invoice_vatid,
    CustomerName: cut(invoice_title || buyer.name, 60),
    CustomerAddr: cut(buyer.address, 100),
    ...(buyer.email.length <= 80
      ? { CustomerPhone: '', CustomerEmail: buyer.email }
      : { CustomerPhone: buyer.phone.replaceAll(/\D/g, ''), CustomerEmail: '' }),
    ClearanceMark: '',
    ...kindFields(invoice),
    TaxType: taxType(lines),
    SalesAmount: amount,
    InvoiceRemark: '',
    InvType: '07',
    vat: '1',
    Items: lines.map(invoiceItem),
  };
}
