import { formatTwd, isOrderStatus } from '@pinpu/shared/domain';
import {
  _default,
  array,
  coerce,
  maximum,
  minimum,
  object,
  enum as oneOf,
  refine,
  string,
} from 'zod/mini';
import { before } from '../../platform/clock.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import type { ServerModule } from '../../platform/module.ts';
import { cancelOrder, refundOrder, shipOrder } from '../order/operations.ts';
import { storeLine } from '../order/receiving-facts.ts';
import { ORDER_TIMING } from '../order/timing.ts';
import { paymentProvider } from '../payment/provider.ts';
import { adminRoutes } from './admin-routes.ts';
import { registerBackup } from './backup-routes.ts';
import { goodsRoutes } from './goods-routes.ts';
import { integratorRoutes } from './integrator-routes.ts';
import { listOrders } from './list-orders.ts';
import { memberRoutes } from './member-routes.ts';
import { pictureRoutes } from './picture-routes.ts';
import { refusePretended } from './refuse-pretended.ts';
import { findOrderByCode, findUnshipped } from './repository.ts';
import { settingsRoutes } from './settings-routes.ts';
import { isOperator, operatorToken } from './token.ts';

const listQuery = object({
  statuses: array(coerce.number().check(refine(isOrderStatus))),
  limit: _default(coerce.number().check(minimum(1), maximum(1000)), 50),
});

const move = object({ ord_code: string(), move: oneOf(['ship', 'cancel', 'refund']) });

/** The API of `npm run orders`, `catalog`, `settings`, `admin`, `members`, `tokens` and `backup`; the key is a file in DATA_DIR, no person signs in here. */
export const operatorModule: ServerModule = async (app, deps) => {
  const { db, config, clock } = deps;
  const provider = paymentProvider(app, deps);
  const token = operatorToken(config.dataDir);
  app.addHook('onRequest', async ({ headers }) => {
    if (!isOperator(headers.authorization, token))
      throw new Refusal(404, 'NOT_FOUND', '找不到這個網址。');
  });

  registerBackup(app, deps);
  adminRoutes(app, deps);
  memberRoutes(app, deps);
  goodsRoutes(app, deps);
  integratorRoutes(app, deps);
  settingsRoutes(app, deps);
  await pictureRoutes(app, deps);

  app.post('/operator/orders', { schema: { hide: true, body: listQuery } }, async ({ body }) => {
    const unshipped = await findUnshipped(db, before(clock(), ORDER_TIMING.shipping));
    return { ...(await listOrders(db, body, config)), ...(unshipped.orders > 0 && { unshipped }) };
  });

  app.post('/operator/orders/move', { schema: { hide: true, body: move } }, async ({ body }) => {
    const order = await findOrderByCode(db, body.ord_code);
    if (!order) throw new Refusal(404, 'ORDER_NOT_FOUND', `找不到訂單 ${body.ord_code}。`);
    const { publicUrl, limits } = config;
    const context = { provider, publicUrl, limits, now: clock() };
    if (body.move === 'ship') {
      if (config.shopMode === 'live') await refusePretended(db, order);
      const shipped = await shipOrder(db, order, context);
      const to = storeLine(shipped);
      return { message: `訂單 ${shipped.ord_code} 已出貨${to && `，取貨門市：${to}`}。` };
    }
    if (body.move === 'cancel') {
      const { ord_code } = await cancelOrder(db, order, context);
      return { message: `訂單 ${ord_code} 已取消。` };
    }
    const { order: after, owed, settled } = await refundOrder(db, order, context);
    return {
      message:
        owed > 0
          ? `訂單 ${after.ord_code} 已取消，應退 ${formatTwd(owed)}。請在金流商後台退款，完成後再執行一次 refund。`
          : `訂單 ${after.ord_code} 的退款 ${formatTwd(settled)} 已記錄為完成。`,
    };
  });
};
