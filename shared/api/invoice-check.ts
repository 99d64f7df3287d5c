import { answerOf, storefront } from '@pinpu/shared/api/client';
import { type InvoiceCheckKind, invoiceCheckAnswerSchema } from '@pinpu/shared/contracts';

/** What the shop's invoice provider knows about a number that a buyer types. */
export async function checkInvoiceNumber(kind: InvoiceCheckKind, code: string) {
  const call = storefront.post('cart/invoice-check', { json: { kind, code } });
  return (await answerOf(call, invoiceCheckAnswerSchema)).body;
}
