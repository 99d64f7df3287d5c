import { bodyOf } from '@pinpu/shared/contracts';
import {
  SHOP_MOVES,
  shopMoveSchema,
  shopOrderAnswerSchema,
  shopOrdersAnswerSchema,
  shopOrdersQuerySchema,
  shopOverviewAnswerSchema,
} from '@pinpu/shared/contracts/backoffice';
import {
  array,
  extend,
  int,
  maxLength,
  object,
  optional,
  pipe,
  record,
  regex,
  string,
  transform,
} from 'zod/mini';
import { Rejection } from '../../../platform/errors/rejection.ts';
import type { App, Deps } from '../../../platform/module.ts';
import { isByOperator } from '../../base/admin/administration.ts';
import { recordRequest } from '../../base/audit/request-audit.ts';
import { invoiceProvider } from '../../sales/invoice/provider.ts';
import { findOpenRequests } from '../../sales/order/request-repository.ts';
import { MoveRejection } from '../../sales/order/shop/for-shop.ts';
import { pageLimit, type ShopCall, versionRead } from './caller.ts';
import { listForCommand, listShopOrders, shopOverview } from './list-orders.ts';
import { MOVES } from './moves.ts';
import { orderOfCode, requireVersion, type ShopView, shopOrder } from './shop-order.ts';

const tags = ['backoffice'];
const params = object({ code: string().check(maxLength(40)) });
const one = { tags, params, response: { 200: shopOrderAnswerSchema } };

/** A command lists orders by status, and gets more of each. */
const listQuery = extend(shopOrdersQuerySchema, {
  statuses: optional(
    pipe(
      string().check(regex(/^\d{1,2}(?:,\d{1,2})*$/)),
      transform((list) => list.split(',').map(Number)),
    ),
  ),
  limit: pageLimit,
});
const factsSchema = object({
  promoter: string(),
  invoice_code: string(),
  providers: array(string()),
});
const listAnswer = bodyOf(
  extend(shopOrdersAnswerSchema.shape.body, {
    command: optional(
      object({
        total: int(),
        facts: record(string(), factsSchema),
        unshipped: object({ orders: int(), units: int() }),
      }),
    ),
  }),
);

/** A move's result; a command gets a sentence with it. */
const moved = bodyOf(extend(shopOrderAnswerSchema.shape.body, { message: optional(string()) }));

export function shopOrderRoutes(app: App, deps: Deps, view: ShopView) {
  const { db, clock } = deps;
  const { shopMode } = view;
  const invoices = invoiceProvider(deps)?.name;

  app.get(
    '/api/backoffice/overview',
    {
      schema: { tags, response: { 200: shopOverviewAnswerSchema } },
      config: { audit: 'shop.overview' },
    },
    async () => ({ success: true as const, body: await shopOverview(db, invoices, clock()) }),
  );

  app.get(
    '/api/backoffice/orders',
    {
      schema: {
        tags,
        querystring: listQuery,
        response: { 200: listAnswer },
      },
      config: { audit: 'order.list', operator: 'too' },
    },
    async (request) => {
      const { query } = request;
      const now = clock();
      const list = await listShopOrders(db, query, { shopMode, now });
      if (!isByOperator(request)) return { success: true as const, body: list };
      const command = await listForCommand(db, query, { orders: list.orders, now });
      return { success: true as const, body: { ...list, command } };
    },
  );

  app.get(
    '/api/backoffice/order-requests',
    {
      schema: { hide: true, querystring: object({ limit: pageLimit }) },
      config: { audit: 'order.requests', operator: 'only' },
    },
    async ({ query: { limit } }) => ({
      success: true as const,
      body: { requests: await findOpenRequests(db, limit) },
    }),
  );

  app.get(
    '/api/backoffice/orders/:code',
    { schema: one, config: { audit: 'order.read' } },
    async (request) => {
      const order = await orderOfCode(db, request.params.code);
      return { success: true as const, body: await shopOrder(db, order, view) };
    },
  );
}

/** The error as a command shows it, with the command's options. */
const forCommand = (error: unknown): unknown =>
  error instanceof MoveRejection
    ? new Rejection(error.statusCode, error.code, error.command)
    : error;

export function orderMoveRoutes(
  app: App,
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { call, view }: { call: ShopCall; view: ShopView },
) {
  for (const move of SHOP_MOVES) {
    app.post(
      `/api/backoffice/orders/:code/${move}`,
      {
        schema: { tags, params, body: shopMoveSchema, response: { 200: moved } },
        config: { audit: `order.${move}`, operator: 'too' },
      },
      async (request) => {
        const { body } = request;
        const version = versionRead(request, body.version);
        const order = await orderOfCode(db, request.params.code);
        const context = await call(request);
        const { now } = context;
        const check = async (tx: typeof db, locked: typeof order) => {
          if (version !== undefined)
            await requireVersion(tx, locked, { move, version }, { ...view, now });
          await recordRequest(tx, request, clock, { subject: locked.ord_code });
        };
        const moving = MOVES[move](db, order, body, { ...context, check });
        const message = await moving.catch((error: unknown) => {
          throw isByOperator(request) ? forCommand(error) : error;
        });
        const after = await shopOrder(db, await orderOfCode(db, order.ord_code), view);
        return {
          success: true as const,
          body: isByOperator(request) ? { ...after, message } : after,
        };
      },
    );
  }
}
