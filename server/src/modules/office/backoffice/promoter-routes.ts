import {
  newPromoterSchema,
  promoterListQuerySchema,
  shopPromoterAccountAnswerSchema,
  shopPromoterAnswerSchema,
  shopPromoterLinkAnswerSchema,
  shopPromoterLinksAnswerSchema,
  shopPromoterOrdersAnswerSchema,
  shopPromoterPayoutsAnswerSchema,
  shopPromotersAnswerSchema,
  shopPromotersQuerySchema,
} from '@pinpu/shared/contracts/backoffice';
import { normaliseEmail } from '@pinpu/shared/domain';
import type { FastifyRequest } from 'fastify';
import { extend, maxLength, object, string } from 'zod/mini';
import type { App, Deps } from '../../../platform/module.ts';
import { recordRequest } from '../../base/audit/request-audit.ts';
import { reportPayouts } from '../../sales/promo/payouts/report.ts';
import { reportOrders } from '../../sales/promo/report/service.ts';
import { pageLimit } from './caller.ts';
import { addPromoter, setActive, setLinkEnabled } from './change-promoter.ts';
import { listShopPromoters } from './list-promoters.ts';
import {
  listShopLinks,
  requireKnownPromoter,
  shopLinks,
  shopPromoter,
  wholeAccount,
} from './shop-promoter.ts';

const tags = ['backoffice'];
const id = string().check(maxLength(64));
const params = object({ id });
const path = '/api/backoffice/promoters';

function readRoutes(app: App, { db, clock, serverKey }: Deps) {
  const list = {
    querystring: extend(shopPromotersQuerySchema, { limit: pageLimit }),
    response: { 200: shopPromotersAnswerSchema },
  };
  app.get(
    path,
    { schema: { tags, ...list }, config: { audit: 'promoter.list', operator: 'too' } },
    async (request) => ({
      success: true as const,
      body: await listShopPromoters(db, request.query, clock()),
    }),
  );

  const one = { tags, params, response: { 200: shopPromoterAnswerSchema } };
  app.get(`${path}/:id`, { schema: one, config: { audit: 'promoter.read' } }, async (request) => ({
    success: true as const,
    body: await shopPromoter(db, request.params.id, clock()),
  }));

  const account = { tags, params, response: { 200: shopPromoterAccountAnswerSchema } };
  app.get(
    `${path}/:id/account`,
    { schema: account, config: { audit: 'promoter.account' } },
    async (request) => ({
      success: true as const,
      body: await wholeAccount(db, request.params.id, serverKey),
    }),
  );
}

function listRoutes(app: App, { db, clock, config: { publicUrl } }: Deps) {
  const listing = { tags, params, querystring: promoterListQuerySchema };
  const config = { audit: 'promoter.read' };

  app.get(
    `${path}/:id/links`,
    { schema: { ...listing, response: { 200: shopPromoterLinksAnswerSchema } }, config },
    async ({ params: { id: cus_id }, query: { after } }) => {
      await requireKnownPromoter(db, cus_id);
      const shop = { publicUrl, now: clock() };
      return { success: true as const, body: await listShopLinks(db, cus_id, after, shop) };
    },
  );

  app.get(
    `${path}/:id/orders`,
    { schema: { ...listing, response: { 200: shopPromoterOrdersAnswerSchema } }, config },
    async ({ params: { id: cus_id }, query: { after } }) => {
      await requireKnownPromoter(db, cus_id);
      return { success: true as const, body: await reportOrders(db, cus_id, after) };
    },
  );

  app.get(
    `${path}/:id/payouts`,
    { schema: { ...listing, response: { 200: shopPromoterPayoutsAnswerSchema } }, config },
    async ({ params: { id: cus_id }, query: { after } }) => {
      await requireKnownPromoter(db, cus_id);
      return { success: true as const, body: await reportPayouts(db, cus_id, after) };
    },
  );
}

/**
 * `/api/backoffice/promoters…`: promoters with their results; add, disable and enable them and their links.
 */
export function promoterRoutes(app: App, deps: Deps) {
  const { db, clock, config } = deps;
  readRoutes(app, deps);
  listRoutes(app, deps);

  const context = (request: FastifyRequest) => ({
    now: clock(),
    record: (tx: typeof db, subject: string) => recordRequest(tx, request, clock, { subject }),
  });

  const answer = { 200: shopPromoterAnswerSchema };
  const adding = { tags, body: newPromoterSchema, response: answer };
  app.post(path, { schema: adding, config: { audit: 'promoter.add' } }, async (request) => {
    const email = normaliseEmail(request.body.email);
    const added = await addPromoter(db, email, context(request));
    return { success: true as const, body: await shopPromoter(db, added, clock()) };
  });

  for (const [word, active] of Object.entries({ enable: true, disable: false })) {
    app.post(
      `${path}/:id/${word}`,
      { schema: { tags, params, response: answer }, config: { audit: `promoter.${word}` } },
      async (request) => {
        const { id: cus_id } = request.params;
        await setActive(db, cus_id, active, context(request));
        return { success: true as const, body: await shopPromoter(db, cus_id, clock()) };
      },
    );

    app.post(
      `${path}/:id/links/:code/${word}`,
      {
        schema: {
          ...{ tags, params: object({ id, code: id }) },
          response: { 200: shopPromoterLinkAnswerSchema },
        },
        config: { audit: `promoter.link-${word}` },
      },
      async (request) => {
        const { id: cus_id, code } = request.params;
        const link = await setLinkEnabled(db, { cus_id, code }, active, context(request));
        const shop = { publicUrl: config.publicUrl, now: clock() };
        const [body] = await shopLinks(db, [link], shop);
        if (!body) throw new Error(`link ${code} was stored, but not found`);
        return { success: true as const, body };
      },
    );
  }
}
