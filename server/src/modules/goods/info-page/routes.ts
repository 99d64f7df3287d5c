import {
  type InfoPageContent,
  infoPageAnswerSchema,
  type RejectionCode,
} from '@pinpu/shared/contracts';
import { object, optional, string, unknown } from '@pinpu/shared/contracts/schema';
import { infoPageTitle } from '@pinpu/shared/domain';
import type { Database } from '../../../platform/db/index.ts';
import { Rejection } from '../../../platform/errors/rejection.ts';
import { success } from '../../../platform/http/success.ts';
import type { ServerModule } from '../../../platform/module.ts';
import { shopInfo } from '../../base/settings/service.ts';
import { filledInfoPages } from './filled-pages.ts';

const schema = {
  params: object({ name: string() }),
  // Accepts any value, so that a browser with a broken session still gets the page.
  querystring: object({ s: optional(unknown()) }),
  response: { 200: infoPageAnswerSchema },
  tags: ['config'],
};

export const infoPageModule: ServerModule = (app, { db }) => {
  app.get('/api/info-page/:name', { schema }, async ({ params }) =>
    success(await infoPage(db, params.name)),
  );
};

/** The content of an information page. @throws Rejection 404 for one that does not exist or that the shop left empty. */
async function infoPage(db: Database, name: string): Promise<InfoPageContent> {
  const info = await shopInfo(db);
  const page = filledInfoPages(info).find((one) => one === name);
  if (page === undefined)
    throw new Rejection(
      404,
      'INFO_PAGE_NOT_FOUND' satisfies RejectionCode,
      '這個頁面目前沒有內容。',
    );
  const title = infoPageTitle(page);
  return page === 'company'
    ? { title, html: '', company: info.company }
    : { title, html: info[`${page}_html`], company: null };
}
