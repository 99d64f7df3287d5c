import { before } from '../../../../../../platform/clock.ts';
import type { App, ServerModule } from '../../../../../../platform/module.ts';
import { stringFields } from '../../../form-fields.ts';
import { ACKNOWLEDGED, type Fields, isSigned, SANDBOX_MERCHANT, signed } from '../protocol.ts';
import { sandboxKey } from '../shared-key.ts';
import type { FakeContext } from './context.ts';
import { newTrade } from './new-trade.ts';
import { rejectionPage } from './page.ts';
import { pagesRoutes, sendPage } from './pages-routes.ts';
import { findOrInsertTrade, findTradeByTradeNo } from './repository.ts';
import { notifyShop, resendWebhooks, tradeFields } from './webhook.ts';

const RESEND_MS = 30_000;

/** Sends a webhook in HTTP format, as an external provider does, but within this process. */
async function sendWebhook(app: App, fields: Fields): Promise<boolean> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/payment/sandbox/notice',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
  return answer.body === ACKNOWLEDGED;
}

async function genuine(context: FakeContext, body: unknown): Promise<Fields | null> {
  const fields = stringFields(body);
  const right = fields?.merchant === SANDBOX_MERCHANT && isSigned(fields, await context.key());
  return right ? fields : null;
}

function shopRoutes(app: App, context: FakeContext): void {
  const { db, clock } = context;
  app.post('/sandbox-pay/checkout', async ({ body }, reply) => {
    const fields = await genuine(context, body);
    const requested = fields && newTrade(fields, clock());
    const trade = requested && (await findOrInsertTrade(db, requested));
    if (!trade || trade.amount !== requested?.amount)
      return sendPage(reply, rejectionPage('付款資料不正確，請回到商店重新付款。'), 400);
    return reply.redirect(`/sandbox-pay/trade/${trade.provider_trade_no}`, 303);
  });

  app.post('/sandbox-pay/query', async ({ body }, reply) => {
    const fields = await genuine(context, body);
    const trade = fields?.trade_no && (await findTradeByTradeNo(db, fields.trade_no));
    const state = trade ? tradeFields(trade) : null;
    if (!state) return reply.code(404).send({});
    return signed(state, await context.key());
  });
}

/** The sandbox payment provider. It shares only the key and the wire format with the shop. */
export const sandboxPages: ServerModule = (app, deps) => {
  const { db, clock, every } = deps;
  const key = sandboxKey(deps);
  const send = (fields: Fields) => sendWebhook(app, fields);
  const context: FakeContext = {
    db,
    clock,
    key,
    notify: async (trade) => notifyShop(db, await key(), send, trade),
  };
  pagesRoutes(app, context);
  shopRoutes(app, context);
  every('sandbox webhooks', RESEND_MS, async () =>
    resendWebhooks(db, await key(), send, before(clock(), RESEND_MS)),
  );
};
