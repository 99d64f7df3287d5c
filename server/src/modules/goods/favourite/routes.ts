import { favouritesAnswerSchema, likedIdsAnswerSchema } from '@pinpu/shared/contracts';
import { object, optional, string, unknown } from '@pinpu/shared/contracts/schema';
import { success } from '../../../platform/http/success.ts';
import type { ServerModule } from '../../../platform/module.ts';
import { favouritesPage, likedIds } from './service.ts';

const tags = ['catalog'];
// Accepts any value: a browser without a session simply has no likes.
const s = optional(unknown());
const page = {
  querystring: object({ s, after: optional(string()) }),
  response: { 200: favouritesAnswerSchema },
  tags,
};
const ids = { querystring: object({ s }), response: { 200: likedIdsAnswerSchema }, tags };

const sessionOf = (query: { s?: unknown }) => (typeof query.s === 'string' ? query.s : '');

/** `GET /api/favourites` and `/api/favourites/ids`: the liked products of the member or of this browser. */
export const favouriteModule: ServerModule = (app, { db }) => {
  app.get('/api/favourites', { schema: page }, async ({ query, member }) =>
    success(await favouritesPage(db, { member, s: sessionOf(query) }, query.after ?? '')),
  );

  app.get('/api/favourites/ids', { schema: ids }, async ({ query, member }) =>
    success({ ids: await likedIds(db, { member, s: sessionOf(query) }) }),
  );
};
