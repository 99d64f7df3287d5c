import {
  invoiceCorrectionSchema,
  orderAccessSchema,
  orderAnswerSchema,
} from '@pinpu/shared/contracts';
import { maxLength, nullish, object, optional, string } from 'zod/mini';
import { Rejection } from '../../../../platform/errors/rejection.ts';
import { success } from '../../../../platform/http/success.ts';
import type { App, Deps } from '../../../../platform/module.ts';
import { openOrder } from '../access.ts';
import { validInvoice } from '../field-rules.ts';
import { orderView } from '../order-view.ts';
import { findOrder, lockOrder } from '../repository.ts';
import { orderCallLimit } from '../stock/reservation.ts';
import { correctInvoice } from './correct-invoice.ts';
import { proofDownloads } from './download-proof.ts';

const text = string().check(maxLength(64));
const one = {
  tags: ['order'],
  params: object({ id: text }),
  querystring: object({ s: optional(text) }),
};

const reject = (sentence: string) => new Rejection(409, 'REQUEST_REFUSED', sentence);

/** `POST /api/order/{id}/invoice` corrects the invoice's details, `…/invoice-pdf` answers it as a PDF (ADR 0224, 0225). */
export function invoiceRoutes(
  app: App,
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
): void {
  const sendProof = proofDownloads({ db, clock, config });

  app.post(
    '/api/order/:id/invoice',
    {
      config: orderCallLimit(config),
      schema: { ...one, body: invoiceCorrectionSchema, response: { 200: orderAnswerSchema } },
    },
    async ({ params, query, body, member }) => {
      const now = clock();
      const { acc_email = '', ...fields } = body;
      const asker = { member, s: query.s ?? '', acc_email };
      const { ord_id } = await openOrder(db, params.id, asker, now);
      const details = validInvoice(fields);
      const actor = member === null ? 'guest' : 'member';
      await db.transaction(async (tx) => {
        const order = await lockOrder(tx, ord_id);
        await correctInvoice(tx, order, details, { actor, now, reject });
      });
      const after = await findOrder(db, ord_id);
      if (!after) throw new Error('an order ended while its invoice was corrected');
      return success({ data: { body: await orderView(db, after) } });
    },
  );

  app.post(
    '/api/order/:id/invoice-pdf',
    {
      config: orderCallLimit(config),
      schema: { ...one, body: nullish(orderAccessSchema) },
    },
    async ({ params, query, body, member }, reply) => {
      const asker = { member, s: query.s ?? '', acc_email: body?.acc_email ?? '' };
      return sendProof(reply, await openOrder(db, params.id, asker, clock()));
    },
  );
}
