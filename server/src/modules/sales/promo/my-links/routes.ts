import {
  myLinkAnswerSchema,
  myLinkChangeSchema,
  myLinkCreateSchema,
  myLinksAnswerSchema,
  promoClicksAnswerSchema,
} from '@pinpu/shared/contracts';
import { object, optional, string, unknown } from '@pinpu/shared/contracts/schema';
import { Rejection } from '../../../../platform/errors/rejection.ts';
import { requirePromoter } from '../../../../platform/http/request-member.ts';
import { success } from '../../../../platform/http/success.ts';
import type { ServerModule } from '../../../../platform/module.ts';
import { findClickDays, findClickSources } from '../clicks/repository.ts';
import { firstClickDay } from '../clicks/tallies.ts';
import { reportMonths } from '../months.ts';
import { findLinkPage } from '../report/repository.ts';
import { hasLink } from './repository.ts';
import { changeLink, createLink, linkViews } from './service.ts';

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

export const myLinksModule: ServerModule = (app, { db, clock, config: { publicUrl } }) => {
  const viewOf = async (link: Parameters<typeof linkViews>[1][number]) => {
    const [body] = await linkViews(db, [link], publicUrl, clock());
    if (!body) throw unknownLink();
    return success(body);
  };

  app.get('/api/vip/promo-links', { schema: list }, async (request) => {
    const { cus_id } = requirePromoter(request);
    const { rows, next } = await findLinkPage(db, cus_id, request.query.after ?? '');
    return success({ items: await linkViews(db, rows, publicUrl, clock()), next });
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
    return success({ sources, days });
  });
};
