import { recipientSchema, recipientsAnswerSchema } from '@pinpu/shared/contracts';
import type { Infer } from '@pinpu/shared/contracts/schema';
import { recipientOf } from '@pinpu/shared/domain';
import type { ServerModule } from '../../platform/module.ts';
import { requirePhone } from '../order/field-rules.ts';
import { ownerWith, params, tags } from './owner.ts';
import { findSaved, type SavedRow } from './repository.ts';
import { addSaved, recipientContent, removeSaved, replaceSaved } from './service.ts';

const url = '/api/vip/recipients';
const owner = ownerWith('recipient');

/** @throws Rejection naming an invalid field. */
function contentOf({ is_default, ...body }: Infer<typeof recipientSchema>) {
  requirePhone(body);
  return { content: recipientContent(body, body.label), is_default };
}

function answer(rows: SavedRow[]) {
  const recipients = rows.map(({ id, label, is_default, ...row }) => ({
    ...{ id, label, is_default },
    ...recipientOf(row),
  }));
  return { success: true as const, body: { recipients } };
}

/** `/api/vip/recipients`: the recipients a member has saved (ADR 0148). */
export const recipientModule: ServerModule = (app, { db, clock }) => {
  const response = { 200: recipientsAnswerSchema };
  const body = recipientSchema;

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
