import { invoicesAnswerSchema, savedInvoiceSchema } from '@pinpu/shared/contracts';
import type { Infer } from '@pinpu/shared/contracts/schema';
import { invoiceKey, normaliseInvoice } from '@pinpu/shared/domain';
import type { ServerModule } from '../../platform/module.ts';
import { invalidField, validInvoice } from '../order/field-rules.ts';
import { ownerWith, params, tags } from './owner.ts';
import { findSaved, type SavedRow } from './repository.ts';
import { addSaved, invoiceContent, removeSaved, replaceSaved } from './service.ts';

const url = '/api/vip/invoices';
const owner = ownerWith('invoice');

/** @throws Rejection naming an invalid field; an invoice by e-mail has nothing to save. */
function contentOf({ is_default, label, ...fields }: Infer<typeof savedInvoiceSchema>) {
  const invoice = validInvoice(fields);
  if (invoiceKey(invoice) === '') throw invalidField('欄位「invoice_carrier_num」必須填寫。');
  return { content: invoiceContent(invoice, label), is_default };
}

function answer(rows: SavedRow[]) {
  const invoices = rows.map(({ id, label, is_default, ...row }) => ({
    ...{ id, label, is_default },
    ...normaliseInvoice(row),
  }));
  return { success: true as const, body: { invoices } };
}

/** `/api/vip/invoices`: the carriers, companies and donations a member has saved for invoices (ADR 0148). */
export const invoiceModule: ServerModule = (app, { db, clock }) => {
  const response = { 200: invoicesAnswerSchema };
  const body = savedInvoiceSchema;

  app.get(url, { schema: { tags, response } }, async (request) =>
    answer(await findSaved(db, owner(request))),
  );
  app.post(url, { schema: { tags, body, response } }, async (request) =>
    answer(await addSaved(db, owner(request), contentOf(request.body), clock())),
  );
  app.put(`${url}/:id`, { schema: { tags, params, body, response } }, async (request) =>
    answer(await replaceSaved(db, owner(request), request.params.id, contentOf(request.body))),
  );
  app.delete(`${url}/:id`, { schema: { tags, params, response } }, async (request) =>
    answer(await removeSaved(db, owner(request), request.params.id)),
  );
};
