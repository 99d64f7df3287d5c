import { joinedCode, plainLine } from './plain-line.ts';
import { typedFault } from './typed-text.ts';
import { isVatId } from './vat-id.ts';

/**
 * The invoice fields of an order (spec §3); where all are '', it is an invoice sent by e-mail and stored by the payment
 * provider.
 */
export type Invoice = {
  invoice_title: string;
  /** 統一編號. */
  invoice_vatid: string;
  /** `1` the provider's own carrier, `2` citizen certificate, `3` mobile barcode; '' for none. */
  invoice_carrier_type: string;
  invoice_carrier_num: string;
  /** 捐贈碼. */
  invoice_love_code: string;
};
export type InvoiceField = keyof Invoice;

export const CARRIER = { provider: '1', certificate: '2', mobile: '3' } as const;

export const NO_INVOICE: Invoice = {
  invoice_title: '',
  invoice_vatid: '',
  invoice_carrier_type: '',
  invoice_carrier_num: '',
  invoice_love_code: '',
};

/** The invoice fields of any object that has some. */
export const invoiceOf = (source: Readonly<Partial<Invoice>>): Invoice => ({
  invoice_title: source.invoice_title ?? '',
  invoice_vatid: source.invoice_vatid ?? '',
  invoice_carrier_type: source.invoice_carrier_type ?? '',
  invoice_carrier_num: source.invoice_carrier_num ?? '',
  invoice_love_code: source.invoice_love_code ?? '',
});

const MOBILE_BARCODE = /^\/[0-9A-Z.+-]{7}$/;
const CERTIFICATE = /^[A-Z]{2}\d{14}$/;
const LOVE_CODE = /^\d{3,7}$/;

/** A mobile barcode carrier: `/` and seven of 0–9, A–Z, `.`, `+`, `-` (docs/taiwan). */
export const isMobileBarcode = (text: string): boolean => MOBILE_BARCODE.test(text);

/** A citizen certificate: two letters and fourteen digits (docs/taiwan). */
export const isCertificate = (text: string): boolean => CERTIFICATE.test(text);

/** A donation code (捐贈碼): three to seven digits (docs/taiwan). */
export const isLoveCode = (text: string): boolean => LOVE_CODE.test(text);

const tidy = (text: string) => joinedCode(text).toUpperCase();
const number = (text: string) => tidy(text).replaceAll('-', '');

/** The fields as stored: no spaces, half width, upper case; the title keeps its spelling. */
export function normaliseInvoice(source: Readonly<Partial<Invoice>>): Invoice {
  const { invoice_title, ...numbers } = invoiceOf(source);
  return {
    invoice_title: plainLine(invoice_title),
    invoice_vatid: number(numbers.invoice_vatid),
    invoice_carrier_type: tidy(numbers.invoice_carrier_type),
    invoice_carrier_num:
      numbers.invoice_carrier_type === CARRIER.certificate
        ? number(numbers.invoice_carrier_num)
        : tidy(numbers.invoice_carrier_num),
    invoice_love_code: number(numbers.invoice_love_code),
  };
}

function carrierFault({ invoice_carrier_type, invoice_carrier_num }: Invoice): boolean {
  if (invoice_carrier_type === CARRIER.mobile) return !isMobileBarcode(invoice_carrier_num);
  if (invoice_carrier_type === CARRIER.certificate) return !isCertificate(invoice_carrier_num);
  return invoice_carrier_num !== '';
}

/**
 * The first invalid field of a normalised invoice; undefined where all are valid. Numbers must have the right form, a
 * title needs a company number, and a donation excludes carrier and company (docs/taiwan).
 */
export function invoiceFault(invoice: Invoice): InvoiceField | undefined {
  const { invoice_title, invoice_vatid, invoice_carrier_type, invoice_love_code } = invoice;
  if (!['', ...Object.values<string>(CARRIER)].includes(invoice_carrier_type))
    return 'invoice_carrier_type';
  if (carrierFault(invoice)) return 'invoice_carrier_num';
  if (invoice_vatid !== '' && !isVatId(invoice_vatid)) return 'invoice_vatid';
  if ((invoice_vatid === '') !== (invoice_title === ''))
    return invoice_vatid === '' ? 'invoice_vatid' : 'invoice_title';
  if (typedFault('title', invoice_title, '')) return 'invoice_title';
  if (invoice_love_code === '') return undefined;
  const alone = invoice_vatid === '' && invoice_carrier_type === '';
  return isLoveCode(invoice_love_code) && alone ? undefined : 'invoice_love_code';
}
