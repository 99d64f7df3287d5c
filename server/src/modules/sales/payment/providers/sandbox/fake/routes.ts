import { randomBytes } from 'node:crypto';
import { before } from '../../../../../../platform/clock.ts';
import type { App, ServerModule } from '../../../../../../platform/module.ts';
import { stringFields } from '../../../form-fields.ts';
import {
  ACKNOWLEDGED,
  type Fields,
  isSigned,
  SANDBOX_MERCHANT,
  sandboxKey,
  signed,
} from '../protocol.ts';
import { sendSandboxPage } from '../sandbox-page.ts';
import { PAY_WAY } from './decide.ts';
import { rejectionPage } from './page.ts';
import { type FakeContext, pagesRoutes } from './pages-routes.ts';
import {
  addRefund,
  findOrInsertTrade,
  findTradeByTradeNo,
  refundedOf,
  type Trade,
} from './repository.ts';
import { notifyShop, resendWebhooks, tradeFields } from './webhook.ts';

const HTTP_URL = /^https?:\/\//;

/** The trade of a shop's signed form; null where a field is missing or invalid. */
function newTrade(fields: Fields, now: Date) {
  const { trade_no, merchant, ord_code = '', item_names = '' } = fields;
  const amount = Number(fields.amount);
  const { paid_url: paid, failed_url: failed, order_url: order } = fields;
  if (!trade_no || !merchant || !paid || !failed || !order) return null;
  if (!Number.isSafeInteger(amount) || amount <= 0) return null;
  if (![paid, failed, order].every((url) => HTTP_URL.test(url))) return null;
  return {
    provider_trade_no: `S${randomBytes(16).toString('hex')}`,
    trade_no,
    merchant,
    amount,
    ord_code,
    item_names,
    // The pay way chosen in the shop; 0 where it is chosen here.
    pay_way: Number(fields.pay_way) || 0,
    pay_period: Number(fields.pay_period) || 0,
    return_urls: { paid, failed, order },
    c_date: now,
    u_date: now,
  };
}

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

/** Pays a part of a trade back, or all of it; instalments only as a whole. */
async function refund({ db, clock }: FakeContext, trade: Trade, amount: number): Promise<Fields> {
  const refused = (message: string) => ({ code: '10100050', message });
  if (!Number.isSafeInteger(amount) || amount <= 0) return refused('退款金額不正確');
  if (trade.pay_way === PAY_WAY.instalments && amount !== trade.amount)
    return refused('分期付款只能全額退款');
  const after = await addRefund(db, trade.trade_no, amount, clock());
  if (!after) return refused('退款金額超過可退的餘額');
  return { code: '1', message: '退款成功', refund_no: `R${randomBytes(8).toString('hex')}` };
}

function shopRoutes(app: App, context: FakeContext): void {
  const { db, clock } = context;
  app.post('/sandbox-pay/checkout', async ({ body }, reply) => {
    const fields = await genuine(context, body);
    const requested = fields && newTrade(fields, clock());
    const trade = requested && (await findOrInsertTrade(db, requested));
    if (!trade || trade.amount !== requested?.amount)
      return sendSandboxPage(reply, rejectionPage('付款資料不正確，請回到商店重新付款。'), 400);
    return reply.redirect(`/sandbox-pay/trade/${trade.provider_trade_no}`, 303);
  });

  app.post('/sandbox-pay/query', async ({ body }, reply) => {
    const fields = await genuine(context, body);
    const trade = fields?.trade_no && (await findTradeByTradeNo(db, fields.trade_no));
    const state = trade ? tradeFields(trade) : null;
    if (!state) return reply.code(404).send({});
    const refunded = trade ? refundedOf(trade) : 0;
    return signed({ ...state, refunded: String(refunded) }, await context.key());
  });

  app.post('/sandbox-pay/refund', async ({ body }, reply) => {
    const fields = await genuine(context, body);
    const trade = fields?.trade_no && (await findTradeByTradeNo(db, fields.trade_no));
    if (!trade) return reply.code(404).send({});
    return signed(await refund(context, trade, Number(fields.refund)), await context.key());
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
