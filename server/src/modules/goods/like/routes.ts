import { likeAnswerSchema, likeSchema } from '@pinpu/shared/contracts';
import { object, string } from '@pinpu/shared/contracts/schema';
import { sessionQuery } from '../../../platform/http/session-query.ts';
import { success } from '../../../platform/http/success.ts';
import type { ServerModule } from '../../../platform/module.ts';
import { likeProduct } from './service.ts';

const schema = {
  params: object({ id: string() }),
  querystring: sessionQuery,
  body: likeSchema,
  response: { 200: likeAnswerSchema },
  tags: ['catalog'],
};

/** `PUT /api/product/{id}/like`: the like button of tiles and product pages (ledger P3). */
export const likeModule: ServerModule = (app, { db, clock }) => {
  app.put('/api/product/:id/like', { schema }, async ({ params, query, body, member }) =>
    success(
      await likeProduct(db, { member, s: query.s, prd_id: params.id, liked: body.liked }, clock()),
    ),
  );
};
