import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { stringFields } from '../../../modules/sales/payment/form-fields.ts';
import {
  type Fields,
  hasRightCheckMacValue,
} from '../../../modules/sales/payment/providers/ecpay/check-mac-value.ts';
import { FakeLogistics } from '../ecpay-logistics/fake-logistics.ts';
import { logisticsRoutes } from '../ecpay-logistics/routes.ts';
import { FakePeer } from './fake-peer.ts';
import { faultPage, resultPage, tradePage } from './pages.ts';
import { storeMap } from './store-map.ts';
import type { Choice, FakeTrade, Merchant } from './trade.ts';
import { issuedFields, tradeFields, unknownFields } from './webhook-fields.ts';

export const FAKE_MERCHANT: Merchant = {
  merchantId: '2000001',
  hashKey: 'fakeHashKey12345',
  hashIv: 'fakeHashIv123456',
};

export const fakeEcpayEnv = (url: string): Record<string, string> => ({
  PAYMENT_PROVIDER: 'ecpay',
  ECPAY_MERCHANT_ID: FAKE_MERCHANT.merchantId,
  ECPAY_HASH_KEY: FAKE_MERCHANT.hashKey,
  ECPAY_HASH_IV: FAKE_MERCHANT.hashIv,
  ECPAY_BASE_URL: url,
  LOGISTICS_PROVIDER: 'ecpay',
  ECPAY_LOGISTICS_MERCHANT_ID: FAKE_MERCHANT.merchantId,
  ECPAY_LOGISTICS_HASH_KEY: FAKE_MERCHANT.hashKey,
  ECPAY_LOGISTICS_HASH_IV: FAKE_MERCHANT.hashIv,
  ECPAY_LOGISTICS_BASE_URL: url,
});

const sendPage = (reply: FastifyReply, page: string, status = 200) =>
  reply.code(status).type('text/html; charset=utf-8').send(page);

function wayBack(peer: FakePeer, trade: FakeTrade): string {
  const { ClientRedirectURL, OrderResultURL, ClientBackURL = '' } = trade.form;
  if (trade.state === 'issued')
    return resultPage(
      '取號成功',
      ClientRedirectURL ?? ClientBackURL,
      peer.signed(issuedFields(trade)),
    );
  const title = trade.state === 'paid' ? '付款成功' : '付款失敗';
  return resultPage(title, OrderResultURL ?? ClientBackURL, peer.signed(peer.result(trade)));
}

function pages(app: FastifyInstance, peer: FakePeer): void {
  app.post('/Cashier/AioCheckOut/V5', async ({ body }, reply) => {
    const trade = peer.open(stringFields(body) ?? {});
    return sendPage(reply, typeof trade === 'string' ? faultPage(trade) : tradePage(trade));
  });

  app.post<{ Params: { tradeNo: string } }>('/trade/:tradeNo', async ({ params, body }, reply) => {
    const { choice = '' } = stringFields(body) ?? {};
    const trade = [...peer.trades.values()].find(({ tradeNo }) => tradeNo === params.tradeNo);
    if (trade?.state !== 'open') return sendPage(reply, faultPage('此交易已完成'));
    if (choice === 'fail') await peer.fail(trade.trade_no);
    else await peer.choose(trade.trade_no, choice as Choice);
    return sendPage(reply, wayBack(peer, trade));
  });
}

const THREE_MINUTES_S = 180;

/** Fields as ECPay writes them: sorted, and not escaped. */
const unescaped = (fields: Fields): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

function questions(app: FastifyInstance, peer: FakePeer): void {
  const queryRoute = (
    path: string,
    answer: (trade: FakeTrade | undefined, trade_no: string) => Fields,
  ) =>
    app.post(path, async ({ body }, reply) => {
      peer.queries.push(path);
      if (peer.knobs.hangs) return new Promise(() => undefined);
      const fields = stringFields(body) ?? {};
      if (!hasRightCheckMacValue(fields, peer.merchant))
        return reply.code(500).send('CheckMacValue Error');
      const age = Math.abs(peer.now().getTime() / 1000 - Number(fields.TimeStamp));
      if (!(age <= THREE_MINUTES_S)) return '0|TimeStamp Error';
      const trade_no = fields.MerchantTradeNo ?? '';
      return unescaped(peer.signed(answer(peer.trades.get(trade_no), trade_no)));
    });
  const { merchantId } = peer.merchant;
  queryRoute('/Cashier/QueryTradeInfo/V5', (trade, trade_no) =>
    trade ? tradeFields(trade) : unknownFields(merchantId, trade_no),
  );
  queryRoute('/Cashier/QueryPaymentInfo', (trade, trade_no) =>
    trade?.state === 'issued' ? issuedFields(trade) : unknownFields(merchantId, trade_no),
  );
}

/** A local fake of ECPay with the same forms, pages, webhooks and queries; no money moves. */
export async function startFakeEcpay({
  port = 0,
  clock = () => new Date(),
}: {
  port?: number;
  clock?: () => Date;
} = {}) {
  const peer = new FakePeer(FAKE_MERCHANT, clock);
  const logistics = new FakeLogistics(FAKE_MERCHANT, () => peer.now());
  const app = fastify({ forceCloseConnections: true });
  await app.register(formbody);
  app.addHook('onRequest', async (_request, reply) => {
    if (peer.knobs.down) return reply.code(503).send('down');
  });
  pages(app, peer);
  questions(app, peer);
  storeMap(app, peer.merchant);
  logisticsRoutes(app, logistics);
  const url = await app.listen({ port, host: '127.0.0.1' });
  return { url, peer, logistics, close: () => app.close() };
}

export type FakeEcpay = Awaited<ReturnType<typeof startFakeEcpay>>;
