import { isOrderStatus } from '@pinpu/shared/domain';
import {
  _default,
  array,
  coerce,
  int,
  maximum,
  maxLength,
  minimum,
  object,
  enum as oneOf,
  optional,
  refine,
  string,
} from 'zod/mini';
import { before } from '../../../platform/clock.ts';
import { Rejection } from '../../../platform/errors/rejection.ts';
import type { App, Deps } from '../../../platform/module.ts';
import { noteAudit } from '../../base/audit/request-audit.ts';
import { countOpenRequests, findOpenRequests } from '../../sales/order/request-repository.ts';
import { MoveRejection } from '../../sales/order/shop/for-shop.ts';
import { ORDER_TIMING } from '../../sales/order/timing.ts';
import { paymentProvider } from '../../sales/payment/provider.ts';
import { listOrders } from './list-orders.ts';
import { MOVES } from './moves.ts';
import { findOrderByCode, findUnshipped } from './repository.ts';

const listQuery = object({
  statuses: array(coerce.number().check(refine(isOrderStatus))),
  limit: _default(coerce.number().check(minimum(1), maximum(1000)), 50),
});

const requestQuery = object({
  limit: _default(coerce.number().check(minimum(1), maximum(1000)), 50),
});

const text = (max: number) => _default(string().check(maxLength(max)), '');

const move = object({
  ord_code: string(),
  move: oneOf(['ship', 'cancel', 'refund', 'duplicate', 'accept', 'decline', 'invoice', 'void']),
  /** Fields of `ship`. */
  carrier: text(20),
  tracking: text(60),
  /** Fields of `accept` and `decline`. */
  reason: text(300),
  /** Fields of `invoice`. */
  number: text(20),
  date: text(10),
  amount: optional(int().check(minimum(0))),
});

/** The calls of `npm run orders`. */
export function orderRoutes(app: App, deps: Deps) {
  const { db, config, clock } = deps;
  const provider = paymentProvider(app, deps);
  const { publicUrl, limits, shopMode } = config;

  const list = { schema: { hide: true, body: listQuery }, config: { audit: 'order.list' } };
  app.post('/operator/orders', list, async ({ body }) => {
    const unshipped = await findUnshipped(db, before(clock(), ORDER_TIMING.shipping));
    const requests = await countOpenRequests(db);
    return {
      ...(await listOrders(db, body, config)),
      ...(unshipped.orders > 0 && { unshipped }),
      ...(requests > 0 && { requests }),
    };
  });

  app.post(
    '/operator/orders/requests',
    { schema: { hide: true, body: requestQuery }, config: { audit: 'order.requests' } },
    async ({ body }) => ({ requests: await findOpenRequests(db, body.limit) }),
  );

  const moving = { schema: { hide: true, body: move }, config: { audit: 'order.move' } };
  app.post('/operator/orders/move', moving, async (request) => {
    const { body } = request;
    noteAudit(request, { subject: body.ord_code, action: `order.${body.move}` });
    const order = await findOrderByCode(db, body.ord_code);
    if (!order) throw new Rejection(404, 'ORDER_NOT_FOUND', `找不到訂單 ${body.ord_code}。`);
    const context = {
      provider,
      publicUrl,
      limits,
      shopMode,
      actor: 'admin',
      now: clock(),
    } as const;
    try {
      return { message: await MOVES[body.move](db, order, body, context) };
    } catch (error) {
      if (!(error instanceof MoveRejection)) throw error;
      throw new Rejection(error.statusCode, error.code, error.command);
    }
  });
}
