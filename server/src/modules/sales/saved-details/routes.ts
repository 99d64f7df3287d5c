import {
  invoicesAnswerSchema,
  recipientSchema,
  recipientsAnswerSchema,
  savedInvoiceSchema,
} from '@pinpu/shared/contracts';
import { type Infer, object, regex, type Schema, string } from '@pinpu/shared/contracts/schema';
import { invoiceKey, normaliseInvoice, recipientOf } from '@pinpu/shared/domain';
import type { FastifyRequest } from 'fastify';
import { requireMember } from '../../../platform/http/request-member.ts';
import { success } from '../../../platform/http/success.ts';
import type { ServerModule } from '../../../platform/module.ts';
import { invalidField, requireValidProfile, validInvoice } from '../order/field-rules.ts';
import { findSaved, type Owner, type SavedKind, type SavedRow } from './repository.ts';
import {
  addSaved,
  type DetailsInput,
  invoiceContent,
  recipientContent,
  removeSaved,
  replaceSaved,
} from './service.ts';

interface Details<Body extends Schema, Answer extends Schema> {
  kind: SavedKind;
  url: string;
  body: Body;
  answer: Answer;
  /** @throws Rejection naming an invalid field. */
  contentOf: (body: Infer<Body>) => DetailsInput;
  answerOf: (rows: SavedRow[]) => Infer<Answer>;
}

const params = object({ id: string().check(regex(/^[\da-f-]{36}$/)) });
const tags = ['member'];

/** The routes of one kind; each answers the list after the change. */
const savedModule =
  <Body extends Schema, Answer extends Schema>({
    kind,
    url,
    body,
    answer,
    contentOf,
    answerOf,
  }: Details<Body, Answer>): ServerModule =>
  (app, { db, clock }) => {
    const response: { 200: Schema } = { 200: answer };
    // Already validated against `body`, whose type is generic here.
    const sent = (request: { body: unknown }) => contentOf(request.body as Infer<Body>);
    const owner = (request: FastifyRequest): Owner => ({
      cus_id: requireMember(request).cus_id,
      kind,
    });

    app.get(url, { schema: { tags, response } }, async (request) =>
      answerOf(await findSaved(db, owner(request))),
    );
    app.post(url, { schema: { tags, body, response } }, async (request) =>
      answerOf(await addSaved(db, owner(request), sent(request), clock())),
    );
    app.put(`${url}/:id`, { schema: { tags, params, body, response } }, async (request) =>
      answerOf(await replaceSaved(db, owner(request), request.params.id, sent(request))),
    );
    app.delete(`${url}/:id`, { schema: { tags, params, response } }, async (request) =>
      answerOf(await removeSaved(db, owner(request), request.params.id)),
    );
  };

const recipientModule = savedModule({
  kind: 'recipient',
  url: '/api/vip/recipients',
  body: recipientSchema,
  answer: recipientsAnswerSchema,
  contentOf: ({ is_default, ...body }) => {
    requireValidProfile(recipientOf(body));
    return { content: recipientContent(body, body.label), is_default };
  },
  answerOf: (rows) => {
    const recipients = rows.map(({ id, label, is_default, ...row }) => ({
      ...{ id, label, is_default },
      ...recipientOf(row),
    }));
    return success({ recipients });
  },
});

/** `/api/vip/invoices`: the carriers, companies and donations a member has saved for invoices. */
const invoiceModule = savedModule({
  kind: 'invoice',
  url: '/api/vip/invoices',
  body: savedInvoiceSchema,
  answer: invoicesAnswerSchema,
  contentOf: ({ is_default, label, ...fields }) => {
    const invoice = validInvoice(fields);
    // An invoice sent by e-mail has no fields to save.
    if (invoiceKey(invoice) === '') throw invalidField('欄位「invoice_carrier_num」必須填寫。');
    return { content: invoiceContent(invoice, label), is_default };
  },
  answerOf: (rows) => {
    const invoices = rows.map(({ id, label, is_default, ...row }) => ({
      ...{ id, label, is_default },
      ...normaliseInvoice(row),
    }));
    return success({ invoices });
  },
});

export const savedDetailsModules = [recipientModule, invoiceModule];
