import { inEveryFile } from '../every-file.ts';
import { FAKE_CHANNEL } from '../fakes/linepay/api.ts';
import type { Records } from '../fakes/linepay/records.ts';
import { type FakeLinePay, startFakeLinePay } from '../fakes/linepay/start-fake-linepay.ts';
import { OOLONG } from '../small-shop.ts';
import { type TestApp, testApp } from '../test-app.ts';
import { checkoutBody, lineOf, sendCheckout } from './buyer.ts';
import { formOf } from './sandbox.ts';

let fake: FakeLinePay | undefined;

inEveryFile('afterEach', async () => {
  await fake?.close();
  fake = undefined;
});

export interface LinePayShop extends TestApp {
  line: Records;
}

/** The shop with a fake LINE Pay beside it: the shop calls it over HTTP, with signatures and nonces. */
export async function linePayShop(): Promise<LinePayShop> {
  let clock = () => new Date();
  fake = await startFakeLinePay({ clock: () => clock() });
  const shop = await testApp({
    env: {
      PAYMENT_PROVIDER: 'linepay',
      LINEPAY_CHANNEL_ID: FAKE_CHANNEL.channelId,
      LINEPAY_CHANNEL_SECRET: FAKE_CHANNEL.channelSecret,
      LINEPAY_BASE_URL: fake.url,
    },
  });
  clock = shop.clock.now;
  return { ...shop, line: fake.records };
}

export function addressOf(html: string): string {
  const { action, fields } = formOf(html);
  return `${action}?${new URLSearchParams(fields)}`;
}

/** Checks out two packets of oolong, NT$1300; returns the URL of LINE Pay's page. */
export async function atLinePay(shop: LinePayShop, change: Record<string, unknown> = {}) {
  const answer = await sendCheckout(shop, { ...checkoutBody([lineOf(OOLONG, 2)]), ...change });
  const { html, guid } = answer.json().data;
  return { guid: String(guid), page: addressOf(html) };
}

/** Presses a button of LINE Pay's page; returns the path that the browser is sent back to. */
export async function choose(page: string, choice: 'pay' | 'cancel'): Promise<string> {
  const { origin, searchParams } = new URL(page);
  const action = `${origin}/web/payment/${searchParams.get('transactionReserveId')}`;
  const body = new URLSearchParams({ choice });
  const answer = await fetch(action, { method: 'POST', body, redirect: 'manual' });
  const { pathname, search } = new URL(answer.headers.get('location') ?? '');
  return `${pathname}${search}`;
}

/** Opens a path of the shop as the browser does; returns where it is redirected to. */
export const follow = async ({ app }: LinePayShop, path: string): Promise<string> =>
  String((await app.inject(path)).headers.location);

export { orderAndStock } from './buyer.ts';
