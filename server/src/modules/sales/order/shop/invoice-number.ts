/** Normalises an invoice number to capitals and half width; undefined for a text that can't be one (docs/taiwan). */
export function normaliseInvoiceNumber(text: string): string | undefined {
  const number = text.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase();
  return /^[A-Z]{2}\d{8}$/.test(number) ? number : undefined;
}
