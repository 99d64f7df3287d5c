import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import { object, enum as oneOf, safeParse } from 'zod/mini';
import type { App } from '../../../../../../platform/module.ts';
import { shopName } from '../../../../../base/settings/service.ts';
import type { FakeContext } from './context.ts';
import { CHOICES, decide, nextUrl } from './decide.ts';
import { counterPage, rejectionPage, tradePage } from './page.ts';
import { findTradeByCode, findTradeById } from './repository.ts';

/** The pages' policy: no scripts, their own style sheet, and forms to themselves and, by redirect, back to the shop. */
const HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  // The trade's address authorises access to it, so it must not be sent as a referrer.
  'referrer-policy': 'no-referrer',
};

export const sendPage = (reply: FastifyReply, page: string, status = 200): FastifyReply =>
  reply.code(status).headers(HEADERS).type('text/html; charset=utf-8').send(page);

const choiceBody = object({ choice: oneOf(CHOICES) });

const unknownTrade = (reply: FastifyReply) =>
  sendPage(reply, rejectionPage('查無這筆交易，請回到商店重新付款。'), 404);

type TradeRoute = { Params: { id: string } };

function tradeRoutes(app: App, { db, clock, notify }: FakeContext): void {
  app.get<TradeRoute>('/sandbox-pay/trade/:id', async ({ params }, reply) => {
    const trade = await findTradeById(db, params.id);
    return trade ? sendPage(reply, tradePage(trade, await shopName(db))) : unknownTrade(reply);
  });

  app.post<TradeRoute>('/sandbox-pay/trade/:id', async ({ params, body }, reply) => {
    const trade = await findTradeById(db, params.id);
    if (!trade) return unknownTrade(reply);
    const chosen = safeParse(choiceBody, body);
    if (!chosen.success) return sendPage(reply, tradePage(trade, await shopName(db)), 400);
    const decided = await decide(db, trade, chosen.data.choice, clock());
    // Where the choice was submitted twice, the page shows the trade's current state.
    if (!decided) return reply.redirect(`/sandbox-pay/trade/${params.id}`, 303);
    await notify(decided);
    return reply.redirect(nextUrl(decided), 303);
  });
}

const typedNumber = (body: unknown): string =>
  body !== null && typeof body === 'object' && 'number' in body && typeof body.number === 'string'
    ? body.number.trim().toUpperCase()
    : '';

function counterRoutes(app: App, { db }: FakeContext): void {
  app.get('/sandbox-pay/', async (_request, reply) => sendPage(reply, counterPage()));

  app.post('/sandbox-pay/find', async ({ body }, reply) => {
    const number = typedNumber(body);
    const trade = number === '' ? undefined : await findTradeByCode(db, number);
    if (trade) return reply.redirect(`/sandbox-pay/trade/${trade.provider_trade_no}`, 303);
    return sendPage(reply, counterPage('查無這個號碼，請重新輸入。'), 404);
  });
}

export function pagesRoutes(app: App, context: FakeContext): void {
  const css = readFileSync(join(import.meta.dirname, 'page.css'), 'utf8');
  app.get('/sandbox-pay/page.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'max-age=300').send(css),
  );
  tradeRoutes(app, context);
  counterRoutes(app, context);
}
