import { once } from 'node:events';
import { createServer } from 'node:net';
import { paymentRedirectSchema } from '@pinpu/shared/contracts';
import { eq } from 'drizzle-orm';
import { parse } from 'zod/mini';
import { orders, products } from '../../platform/db/schema/index.ts';
import { inEveryFile } from '../every-file.ts';
import { type FakeEcpay, fakeEcpayEnv, startFakeEcpay } from '../fakes/ecpay/start-fake-ecpay.ts';
import { OOLONG } from '../small-shop.ts';
import { type TestApp, testApp } from '../test-app.ts';
import { checkoutBody, lineOf, SESSION } from './buyer.ts';
import { formOf } from './sandbox.ts';

let fake: FakeEcpay | undefined;

inEveryFile('afterEach', async () => {
  await fake?.close();
  fake = undefined;
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

export interface EcpayShop extends TestApp {
  peer: FakeEcpay['peer'];
  url: string;
}

/** The shop on a port of its own, with a fake ECPay beside it; both communicate over HTTP. */
export async function ecpayShop(env: Record<string, string> = {}): Promise<EcpayShop> {
  let clock = () => new Date();
  fake = await startFakeEcpay({ clock: () => clock() });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const shop = await testApp({
    env: {
      ...fakeEcpayEnv(fake.url),
      PUBLIC_URL: url,
      ...env,
    },
  });
  clock = shop.clock.now;
  await shop.app.listen({ port, host: '127.0.0.1' });
  return { ...shop, peer: fake.peer, url };
}

/** Submits a form as a browser would, without following redirects. */
export const browserPost = (action: string, fields: Readonly<Record<string, string>>) =>
  fetch(action, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

/** Checks out two packets of oolong, NT$1300, and submits the form to ECPay. */
export async function atEcpay(shop: EcpayShop, pay_way?: number, pay_period?: number) {
  const body = checkoutBody([lineOf(OOLONG, 2)]);
  const answer = await fetch(`${shop.url}/api/cart/checkout?s=${SESSION}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, pay_way, pay_period }),
  });
  const { data } = parse(paymentRedirectSchema, await answer.json());
  const { action, fields } = formOf(data.html);
  const page = await (await browserPost(action, fields)).text();
  return { guid: data.guid, trade_no: fields.MerchantTradeNo ?? '', action, fields, page };
}

/** Status and pay way of the one order, and the oolong on hand and reserved. */
export async function orderAndStock({ db }: Pick<TestApp, 'db'>) {
  const [order] = await db.select().from(orders);
  const [oolong] = await db.select().from(products).where(eq(products.prd_id, OOLONG.prd_id));
  return [order?.status, order?.pay_way, oolong?.on_hand, oolong?.reserved];
}

/** Payment number shown by the one order. */
export const payMeta = async ({ db }: Pick<TestApp, 'db'>): Promise<unknown> =>
  JSON.parse((await db.select().from(orders))[0]?.pay_meta || '{}');

/** The shop's responses to the webhooks so far. */
export const answersOf = ({ peer }: EcpayShop) =>
  peer.sent.map(({ status, answer }) => `${status} ${answer}`);
