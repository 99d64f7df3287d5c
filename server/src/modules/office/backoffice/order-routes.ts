import {
  SHOP_MOVES,
  shopMoveSchema,
  shopOrderAnswerSchema,
  shopOrdersAnswerSchema,
  shopOrdersQuerySchema,
  shopOverviewAnswerSchema,
} from '@pinpu/shared/contracts/backoffice';
import { maxLength, object, string } from 'zod/mini';
import type { App, Deps } from '../../../platform/module.ts';
import { recordRequest } from '../../base/audit/request-audit.ts';
import type { ShopCall } from './caller.ts';
import { listShopOrders, shopOverview } from './list-orders.ts';
import { SHOP_MOVE } from './moves.ts';
import { orderOfCode, requireVersion, shopOrder } from './shop-order.ts';

const tags = ['backoffice'];
const params = object({ code: string().check(maxLength(40)) });
const one = { tags, params, response: { 200: shopOrderAnswerSchema } };

export function shopOrderRoutes(app: App, { db, clock, config }: Deps) {
  const { shopMode } = config;

  app.get(
    '/api/backoffice/overview',
    {
      schema: { tags, response: { 200: shopOverviewAnswerSchema } },
      config: { audit: 'shop.overview' },
    },
    async () => ({ success: true as const, body: await shopOverview(db, clock()) }),
  );

  app.get(
    '/api/backoffice/orders',
    {
      schema: {
        tags,
        querystring: shopOrdersQuerySchema,
        response: { 200: shopOrdersAnswerSchema },
      },
      config: { audit: 'order.list' },
    },
    async ({ query }) => ({
      success: true as const,
      body: await listShopOrders(db, query, { shopMode, now: clock() }),
    }),
  );

  app.get(
    '/api/backoffice/orders/:code',
    { schema: one, config: { audit: 'order.read' } },
    async (request) => {
      const order = await orderOfCode(db, request.params.code);
      return { success: true as const, body: await shopOrder(db, order, config) };
    },
  );
}

export function orderMoveRoutes(app: App, { db, clock, config }: Deps, call: ShopCall) {
  const { shopMode } = config;
  for (const move of SHOP_MOVES) {
    app.post(
      `/api/backoffice/orders/:code/${move}`,
      { schema: { ...one, body: shopMoveSchema }, config: { audit: `order.${move}` } },
      async (request) => {
        const { body } = request;
        const order = await orderOfCode(db, request.params.code);
        const context = await call(request);
        const { now } = context;
        await SHOP_MOVE[move](db, order, body, {
          ...context,
          check: async (tx, locked) => {
            await requireVersion(tx, locked, body.version, { shopMode, now });
            await recordRequest(tx, request, clock, { subject: locked.ord_code });
          },
        });
        const after = await orderOfCode(db, order.ord_code);
        return { success: true as const, body: await shopOrder(db, after, config) };
      },
    );
  }
}
