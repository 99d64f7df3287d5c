import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { stringFields } from '../../modules/payment/form-fields.ts';
import {
  type Fields,
  hasRightCheckMacValue,
} from '../../modules/payment/providers/ecpay/check-mac-value.ts';
import { FarEnd } from './far-end.ts';
import { issuedFields, tradeFields, unknownFields } from './notice-fields.ts';
import { faultPage, resultPage, tradePage } from './pages.ts';
import { storeMap } from './store-map.ts';
import type { Choice, FakeTrade, Merchant } from './trade.ts';

/** The account that shop and fake share. */
export const FAKE_MERCHANT: Merchant = {
  merchantId: '2000001',
  hashKey: 'fakeHashKey12345',
  hashIv: 'fakeHashIv123456',
};

const sendPage = (reply: FastifyReply, page: string, status = 200) =>
  reply.code(status).type('text/html; charset=utf-8').send(page);

/** What the browser posts to the shop, and to which address. */
function wayBack(far: FarEnd, trade: FakeTrade): string {
  const { ClientRedirectURL, OrderResultURL, ClientBackURL = '' } = trade.form;
  if (trade.state === 'issued')
    return resultPage(
      '取號成功',
      ClientRedirectURL ?? ClientBackURL,
      far.signed(issuedFields(trade)),
    );
  const title = trade.state === 'paid' ? '付款成功' : '付款失敗';
  return resultPage(title, OrderResultURL ?? ClientBackURL, far.signed(far.result(trade)));
}

/** The pages for the browser. */
function pages(app: FastifyInstance, far: FarEnd): void {
  app.post('/Cashier/AioCheckOut/V5', async ({ body }, reply) => {
    const trade = far.open(stringFields(body) ?? {});
    return sendPage(reply, typeof trade === 'string' ? faultPage(trade) : tradePage(trade));
  });

  app.post<{ Params: { tradeNo: string } }>('/trade/:tradeNo', async ({ params, body }, reply) => {
    const { choice = '' } = stringFields(body) ?? {};
    const trade = [...far.trades.values()].find(({ tradeNo }) => tradeNo === params.tradeNo);
    if (trade?.state !== 'open') return sendPage(reply, faultPage('此交易已完成'));
    if (choice === 'fail') await far.fail(trade.trade_no);
    else await far.choose(trade.trade_no, choice as Choice);
    return sendPage(reply, wayBack(far, trade));
  });
}

const THREE_MINUTES_S = 180;

/** As ECPay writes it: sorted, and not escaped. */
const unescaped = (fields: Fields): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

/** The queries of the shop. */
function questions(app: FastifyInstance, far: FarEnd): void {
  const asked = (
    path: string,
    answer: (trade: FakeTrade | undefined, trade_no: string) => Fields,
  ) =>
    app.post(path, async ({ body }, reply) => {
      if (far.knobs.hangs) return new Promise(() => undefined);
      const fields = stringFields(body) ?? {};
      if (!hasRightCheckMacValue(fields, far.merchant))
        return reply.code(500).send('CheckMacValue Error');
      const age = Math.abs(far.now().getTime() / 1000 - Number(fields.TimeStamp));
      if (!(age <= THREE_MINUTES_S)) return '0|TimeStamp Error';
      const trade_no = fields.MerchantTradeNo ?? '';
      return unescaped(far.signed(answer(far.trades.get(trade_no), trade_no)));
    });
  const { merchantId } = far.merchant;
  asked('/Cashier/QueryTradeInfo/V5', (trade, trade_no) =>
    trade ? tradeFields(trade) : unknownFields(merchantId, trade_no),
  );
  asked('/Cashier/QueryPaymentInfo', (trade, trade_no) =>
    trade?.state === 'issued' ? issuedFields(trade) : unknownFields(merchantId, trade_no),
  );
}

export interface FakeEcpay {
  url: string;
  far: FarEnd;
  close(): Promise<void>;
}

/** A local fake of ECPay: the same forms, pages, webhooks and queries, and no money. */
export async function startFakeEcpay({
  port = 0,
  clock = () => new Date(),
}: {
  port?: number;
  clock?: () => Date;
} = {}): Promise<FakeEcpay> {
  const far = new FarEnd(FAKE_MERCHANT, clock);
  const app = fastify({ forceCloseConnections: true });
  await app.register(formbody);
  app.addHook('onRequest', async (_request, reply) => {
    if (far.knobs.down) return reply.code(503).send('down');
  });
  pages(app, far);
  questions(app, far);
  storeMap(app, far.merchant);
  const url = await app.listen({ port, host: '127.0.0.1' });
  return { url, far, close: () => app.close() };
}
