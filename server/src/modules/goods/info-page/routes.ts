import { infoPageAnswerSchema } from '@pinpu/shared/contracts';
import { object, optional, string, unknown } from '@pinpu/shared/contracts/schema';
import type { ServerModule } from '../../../platform/module.ts';
import { infoPage } from './service.ts';

const schema = {
  params: object({ name: string() }),
  // Accepts any value, so that a browser with a broken session still gets the page.
  querystring: object({ s: optional(unknown()) }),
  response: { 200: infoPageAnswerSchema },
  tags: ['config'],
};

/** `GET /api/info-page/{name}`: the pages about the shop itself (ADR 0190). */
export const infoPageModule: ServerModule = (app, { db }) => {
  app.get('/api/info-page/:name', { schema }, async ({ params }) => ({
    success: true as const,
    body: await infoPage(db, params.name),
  }));
};
