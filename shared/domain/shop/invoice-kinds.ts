import { CARRIER, type Invoice, NO_INVOICE, normaliseInvoice } from './invoice.ts';

/** The kinds of invoice that a buyer can choose; each is one way to fill the specification's fields (docs/taiwan). */
export type InvoiceKind = 'email' | 'mobile' | 'certificate' | 'donation' | 'company';

export const INVOICE_KINDS: readonly { kind: InvoiceKind; label: string }[] = [
  { kind: 'email', label: '雲端發票，寄到電子郵件' },
  { kind: 'mobile', label: '手機條碼' },
  { kind: 'certificate', label: '自然人憑證' },
  { kind: 'donation', label: '捐贈發票' },
  { kind: 'company', label: '公司統編' },
];

/**
 * The kind that the fields represent. While a number is still empty, a carrier is recognised by its type, other kinds
 * by a space in their field.
 */
export function invoiceKind(invoice: Readonly<Partial<Invoice>>): InvoiceKind {
  if (invoice.invoice_carrier_type === CARRIER.mobile) return 'mobile';
  if (invoice.invoice_carrier_type === CARRIER.certificate) return 'certificate';
  if (invoice.invoice_love_code) return 'donation';
  if (invoice.invoice_vatid || invoice.invoice_title) return 'company';
  return 'email';
}

/** The fields of a kind before its numbers are typed. */
export function invoiceOfKind(kind: InvoiceKind): Invoice {
  if (kind === 'mobile') return { ...NO_INVOICE, invoice_carrier_type: CARRIER.mobile };
  if (kind === 'certificate') return { ...NO_INVOICE, invoice_carrier_type: CARRIER.certificate };
  return NO_INVOICE;
}

/** An invoice as one line: 手機條碼 /ABC+123. */
export function invoiceText(invoice: Readonly<Partial<Invoice>>): string {
  const kind = invoiceKind(invoice);
  const label = INVOICE_KINDS.find((one) => one.kind === kind)?.label ?? '';
  const { invoice_carrier_num, invoice_love_code, invoice_vatid, invoice_title } = invoice;
  if (kind === 'donation') return `${label}，愛心碼 ${invoice_love_code}`;
  if (kind === 'company') return `${label} ${invoice_vatid} ${invoice_title}`;
  return [label, invoice_carrier_num].filter(Boolean).join(' ');
}

/**
 * A key that is equal for the same invoice, whatever title belongs to a company's number; '' for the kind without a
 * number.
 */
export function invoiceKey(invoice: Readonly<Invoice>): string {
  const { invoice_vatid, invoice_carrier_num, invoice_love_code } = normaliseInvoice(invoice);
  const numbers = [invoice_vatid, invoice_carrier_num, invoice_love_code];
  return numbers.every((number) => number === '') ? '' : numbers.join('\n');
}

/** Whether an invoice is one on paper: a company's that is not in a carrier, which needs an address. */
export const isPrintedInvoice = (invoice: Readonly<Partial<Invoice>>, address: string): boolean =>
  invoiceKind(invoice) === 'company' && address !== '';
