import { answerOf, asMember, storefront } from '@pinpu/shared/api/client';
import { invoicesAnswerSchema, recipientsAnswerSchema } from '@pinpu/shared/contracts';
import type { Invoice, Recipient } from '@pinpu/shared/domain';

/** A change of the saved entries: adds one if `id` is '', deletes one if there is no `content`. */
export interface SavedChange<Content> {
  id: string;
  content?: Content & { label: string; is_default?: boolean };
}

function send(path: string, { id, content }: SavedChange<object>) {
  const url = id === '' ? path : `${path}/${encodeURIComponent(id)}`;
  if (content === undefined) return storefront.delete(url, asMember);
  const body = { json: content, ...asMember };
  return id === '' ? storefront.post(url, body) : storefront.put(url, body);
}

/** Changes the member's recipients; returns all of them. */
export async function changeRecipients(change: SavedChange<Recipient>) {
  return (await answerOf(send('vip/recipients', change), recipientsAnswerSchema)).body.recipients;
}

/** Changes the member's invoices; returns all of them. */
export async function changeInvoices(change: SavedChange<Invoice>) {
  return (await answerOf(send('vip/invoices', change), invoicesAnswerSchema)).body.invoices;
}
