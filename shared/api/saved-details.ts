import { answerOf, asMember, storefront } from '@pinpu/shared/api/client';
import { invoicesAnswerSchema, recipientsAnswerSchema } from '@pinpu/shared/contracts';

/** The member's saved recipients, the default first. */
export async function fetchRecipients() {
  const request = storefront.get('vip/recipients', asMember);
  return (await answerOf(request, recipientsAnswerSchema)).body.recipients;
}

/** The member's saved invoice carriers, companies and donations, the default first. */
export async function fetchInvoices() {
  const request = storefront.get('vip/invoices', asMember);
  return (await answerOf(request, invoicesAnswerSchema)).body.invoices;
}
