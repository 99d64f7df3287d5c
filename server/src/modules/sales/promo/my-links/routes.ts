import {
  myLinkAnswerSchema,
  myLinkChangeSchema,
  myLinkCreateSchema,
  myLinksAnswerSchema,
  promoClicksAnswerSchema,
} from '@pinpu/shared/contracts';
import { object, optional, string, unknown } from '@pinpu/shared/contracts/schema';
import { pageOf } from '../../../../platform/db/page-of.ts';
import { Rejection } from '../../../../platform/errors/rejection.ts';
import { requirePromoter } from '../../../../platform/http/request-member.ts';
import type { ServerModule } from '../../../../platform/module.ts';
import { firstClickDay } from '../clicks/tallies.ts';
import { findClickDays, findClickSources } from '../clicks/tally-repository.ts';
import { cursorOf, dateCursor } from '../cursor.ts';
import { reportMonths } from '../months.ts';
import { findLinks } from '../report/repository.ts';
import { hasLink } from './repository.ts';
import { changeLink, createLink } from './service.ts';
import { linkViews } from './view.ts';

const PAGE = 20;
const config = { rateLimit: { max: 120, timeWindow: '10 minutes' } };
const tags = ['promo'];
const params = object({ code: string() });
const s = optional(unknown());
const list = {
  querystring: object({ s, after: optional(string()) }),
  response: { 200: myLinksAnswerSchema },
  tags,
};
const create = { body: myLinkCreateSchema, response: { 200: myLinkAnswerSchema }, tags };
const change = { ...create, params, body: myLinkChangeSchema };
const clicks = {
  params,
  querystring: object({ s }),
  response: { 200: promoClicksAnswerSchema },
  tags,
};

const unknownLink = () => new Rejection(404, 'LINK_NOT_FOUND', '找不到這個推廣連結。');

/** `/api/vip/promo-links`: a promoter's own links, for promoters. */
export const myLinksModule: ServerModule = (app, { db, clock, config: { publicUrl } }) => {
  const success = true as const;
  const viewOf = async (link: Parameters<typeof linkViews>[1][number]) => {
    const [body] = await linkViews(db, [link], publicUrl, clock());
    if (!body) throw unknownLink();
    return { success, body };
  };

  app.get('/api/vip/promo-links', { schema: list }, async (request) => {
    const { cus_id } = requirePromoter(request);
    const after = dateCursor(request.query.after ?? '');
    const found = await findLinks(db, cus_id, { after, limit: PAGE + 1 });
    const { rows, next } = pageOf(found, PAGE, ({ c_date, code }) =>
      cursorOf(c_date.toISOString(), code),
    );
    return { success, body: { items: await linkViews(db, rows, publicUrl, clock()), next } };
  });

  app.post('/api/vip/promo-links', { schema: create, config }, async (request) => {
    const { cus_id } = requirePromoter(request);
    return viewOf(await createLink(db, cus_id, request.body, { publicUrl, now: clock() }));
  });

  app.patch('/api/vip/promo-links/:code', { schema: change, config }, async (request) => {
    const { cus_id } = requirePromoter(request);
    const link = await changeLink(db, cus_id, request.params.code, request.body, clock());
    if (!link) throw unknownLink();
    return viewOf(link);
  });

  app.get('/api/vip/promo-links/:code/clicks', { schema: clicks }, async (request) => {
    const { cus_id } = requirePromoter(request);
    const { code } = request.params;
    if (!(await hasLink(db, cus_id, code))) throw unknownLink();
    const [since = ''] = reportMonths(clock());
    const sources = await findClickSources(db, code, since);
    const days = await findClickDays(db, code, firstClickDay(clock()));
    return { success, body: { sources, days } };
  });
};
