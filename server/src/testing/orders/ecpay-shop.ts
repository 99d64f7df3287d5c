import { paymentRedirectSchema } from '@pinpu/shared/contracts';
import { parse } from 'zod/mini';
import { orders } from '../../platform/db/schema/index.ts';
import { inEveryFile } from '../every-file.ts';
import { type FakeEcpay, fakeEcpayEnv, startFakeEcpay } from '../fakes/ecpay/start-fake-ecpay.ts';
import { freePort } from '../shop-process.ts';
import { OOLONG } from '../small-shop.ts';
import { type TestApp, testApp } from '../test-app.ts';
import { checkoutBody, lineOf, SESSION } from './buyer.ts';
import { formOf } from './sandbox.ts';

let fake: FakeEcpay | undefined;

inEveryFile('afterEach', async () => {
  await fake?.close();
  fake = undefined;
});

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

export const browserPost = (action: string, fields: Readonly<Record<string, string>>) =>
  fetch(action, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

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

export { orderAndStock } from './buyer.ts';

export const payMeta = async ({ db }: Pick<TestApp, 'db'>): Promise<unknown> =>
  JSON.parse((await db.select().from(orders))[0]?.pay_meta || '{}');

export const answersOf = ({ peer }: EcpayShop) =>
  peer.sent.map(({ status, answer }) => `${status} ${answer}`);
