import { answerOf, asMember, storefront } from '@pinpu/shared/api/client';
import { invoicesAnswerSchema, recipientsAnswerSchema } from '@pinpu/shared/contracts';

/** The recipients the member has saved, the default first. */
export async function fetchRecipients() {
  const request = storefront.get('vip/recipients', asMember);
  return (await answerOf(request, recipientsAnswerSchema)).body.recipients;
}

/** The carriers, companies and donations the member has saved for invoices, the default first. */
export async function fetchInvoices() {
  const request = storefront.get('vip/invoices', asMember);
  return (await answerOf(request, invoicesAnswerSchema)).body.invoices;
}
