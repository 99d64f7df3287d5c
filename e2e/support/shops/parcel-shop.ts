import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Checkout } from '@pinpu/shared/contracts';
import { openEmbedded } from '../../../server/src/platform/db/embedded.ts';
import { openServerKey } from '../../../server/src/platform/secrets/index.ts';
import {
  fakeEcpayEnv,
  startFakeEcpay,
} from '../../../server/src/testing/fakes/ecpay/start-fake-ecpay.ts';
import { mapAnswers } from '../../../server/src/testing/fakes/ecpay/store-map.ts';
import {
  fakeEcpayInvoiceEnv,
  startFakeEcpayInvoice,
} from '../../../server/src/testing/fakes/ecpay-invoice/start-fake-ecpay-invoice.ts';
import { checkoutBody, lineOf } from '../../../server/src/testing/orders/buyer.ts';
import { formOf } from '../../../server/src/testing/orders/sandbox.ts';
import { provedCookies } from '../../../server/src/testing/people/email-proof.ts';
import { setSetting } from '../../../server/src/testing/set-setting.ts';
import { shop } from '../shop.ts';
import { startOwnShop } from './server.ts';

const SENDER = {
  ...{ through_provider: true, name: '山腳茶行', phone: '0911222333', home: 'TCAT' },
  ...{ postcode: '11560', address: '臺北市南港區三重路19號' },
};

/** What a test order is: its goods, where it goes ('' for an address), how it is paid, and for whom. */
export interface OrderPlan {
  prd_id: string;
  qty: number;
  chain: '' | 'UNIMARTC2C' | 'FAMIC2C';
  /** 3 is paid by card, 5 at the store. */
  pay_way: 3 | 5;
  name: string;
}

export interface PlacedOrder extends OrderPlan {
  ord_code: string;
  guid: string;
  /** What the buyer pays. */
  amount: number;
}

interface Place {
  url: string;
  cookie: string;
  peer: Awaited<ReturnType<typeof startFakeEcpay>>['peer'];
}

async function answerOf(url: string, json: object, cookie = '') {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(json),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} was answered ${response.status}: ${text}`);
  return JSON.parse(text);
}

const post = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

/** Chooses the first store of the map, as the browser does. */
async function chooseStore(url: string, s: string, sub_type: string): Promise<Partial<Checkout>> {
  const { data } = await answerOf(`${url}/api/cart/pickup?s=${s}`, { LogisticsSubType: sub_type });
  const [answer = {}] = mapAnswers(formOf(data.html).fields);
  await post(`${url}/api/logistics/ecpay/store`, answer);
  const { body } = await (await fetch(`${url}/api/cart/pickup?s=${s}`)).json();
  return { rec_way: 2, rec_meta: body.rec_meta, addr1: '', addr1_postcode: '' };
}

/** Places an order over the shop's API, and pays it by card at the fake ECPay unless it is paid at the store. */
async function placeOrder({ url, cookie, peer }: Place, plan: OrderPlan): Promise<PlacedOrder> {
  const s = randomUUID();
  const { prd_id, qty, chain, pay_way, name } = plan;
  const product = (await (await fetch(`${url}/api/product/${prd_id}`)).json()).body;
  const line = lineOf({ ...product, on_hand: product.tot_qty }, qty);
  const store = chain === '' ? {} : await chooseStore(url, s, chain);
  const body = checkoutBody([line], { ...store, pay_way, cnt_name: name });
  const { data } = await answerOf(`${url}/api/cart/checkout?s=${s}`, body, cookie);
  const { ord_code, guid, html } = data;
  if (pay_way === 3) {
    const trade = peer.open(formOf(html).fields);
    if (typeof trade === 'string') throw new Error(`ECPay rejects the payment: ${trade}`);
    await peer.choose(trade.trade_no, 'Credit');
  }
  return { ...plan, ord_code, guid, amount: body.inv_amt };
}

/** In the shop's data: the parcels' sender. Returns the cookie of a browser that has proved the buyer's e-mail. */
async function prepared(dataDir: string): Promise<string> {
  const { db, close } = await openEmbedded(path.join(dataDir, 'db'));
  const now = new Date();
  const faults = await setSetting(db, 'parcel_sender', SENDER, now);
  if (faults.length > 0) throw new Error(faults.join());
  const settings = { dataDir, serverKey: '', serverKeyFile: null, databaseUrl: '' };
  const serverKey = await openServerKey(
    db,
    { ...settings, shopMode: 'demo' },
    { now, replaced: [] },
  );
  const clock = { now: () => now, advance: () => undefined };
  const cookies = await provedCookies({ db, serverKey, clock });
  await close();
  return Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
}

/** Starts a shop whose payments, parcels and invoices a fake ECPay carries out; `stop` ends all of it. */
export async function startParcelShop(port: number) {
  const url = `http://localhost:${port}`;
  const ecpay = await startFakeEcpay();
  const invoices = await startFakeEcpayInvoice();
  let cookie = '';
  const env = {
    ...fakeEcpayEnv(ecpay.url),
    ...fakeEcpayInvoiceEnv(invoices.url),
    ECPAY_LOGISTICS_SUBTYPES: 'UNIMARTC2C,FAMIC2C,TCAT',
  };
  const own = await startOwnShop('parcel-shop', { url, env }, async (dataDir) => {
    cookie = await prepared(dataDir);
    return {};
  });
  return {
    ...{ url, dataDir: own.dataDir, peer: ecpay.peer, logistics: ecpay.logistics },
    invoiceKnobs: invoices.knobs,
    place: (plan: OrderPlan) => placeOrder({ url, cookie, peer: ecpay.peer }, plan),
    stop: async () => {
      await own.stop();
      await ecpay.close();
      await invoices.close();
    },
  };
}

export type ParcelShop = Awaited<ReturnType<typeof startParcelShop>>;

/** The port of the shop of `clerk-day.spec.ts`. */
export const PARCEL_SHOP_PORT = shop.port + 98;
