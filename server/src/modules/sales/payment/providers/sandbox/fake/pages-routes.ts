import type { FastifyReply } from 'fastify';
import { object, enum as oneOf, safeParse } from 'zod/mini';
import type { App, Deps } from '../../../../../../platform/module.ts';
import { shopName } from '../../../../../base/settings/service.ts';
import { sandboxStyles, sendSandboxPage } from '../sandbox-page.ts';
import { CHOICES, decide, nextUrl } from './decide.ts';
import { counterPage, rejectionPage, tradePage } from './page.ts';
import { findTradeByCode, findTradeById, type Trade } from './repository.ts';

export interface FakeContext extends Pick<Deps, 'db' | 'clock'> {
  key(): Promise<string>;
  notify(trade: Trade): Promise<void>;
}

const choiceBody = object({ choice: oneOf(CHOICES) });

const unknownTrade = (reply: FastifyReply) =>
  sendSandboxPage(reply, rejectionPage('查無這筆交易，請回到商店重新付款。'), 404);

type TradeRoute = { Params: { id: string } };

function tradeRoutes(app: App, { db, clock, notify }: FakeContext): void {
  app.get<TradeRoute>('/sandbox-pay/trade/:id', async ({ params }, reply) => {
    const trade = await findTradeById(db, params.id);
    return trade
      ? sendSandboxPage(reply, tradePage(trade, await shopName(db)))
      : unknownTrade(reply);
  });

  app.post<TradeRoute>('/sandbox-pay/trade/:id', async ({ params, body }, reply) => {
    const trade = await findTradeById(db, params.id);
    if (!trade) return unknownTrade(reply);
    const chosen = safeParse(choiceBody, body);
    if (!chosen.success) return sendSandboxPage(reply, tradePage(trade, await shopName(db)), 400);
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
  app.get('/sandbox-pay/', async (_request, reply) => sendSandboxPage(reply, counterPage()));

  app.post('/sandbox-pay/find', async ({ body }, reply) => {
    const number = typedNumber(body);
    const trade = number === '' ? undefined : await findTradeByCode(db, number);
    if (trade) return reply.redirect(`/sandbox-pay/trade/${trade.provider_trade_no}`, 303);
    return sendSandboxPage(reply, counterPage('查無這個號碼，請重新輸入。'), 404);
  });
}

export function pagesRoutes(app: App, context: FakeContext): void {
  sandboxStyles(app, '/sandbox-pay/page.css');
  tradeRoutes(app, context);
  counterRoutes(app, context);
}
