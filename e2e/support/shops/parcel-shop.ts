import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Checkout } from '@pinpu/shared/contracts';
import { startOfTaipeiDay, taipeiDate } from '@pinpu/shared/domain';
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

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const SENDER = {
  ...{ through_provider: true, name: '山腳茶行', phone: '0911222333', home: 'TCAT' },
  ...{ postcode: '11560', address: '臺北市南港區三重路19號' },
};

/** What a test order is: its goods, where it goes ('' for an address), how it is paid, and for whom. */
export interface OrderPlan {
  prd_id: string;
  qty: number;
  chain: '' | 'UNIMARTC2C' | 'FAMIC2C';
  /** 2 is paid by an ATM transfer, 3 by card, 5 at the store, 10 by a code at a store. */
  pay_way: 2 | 3 | 5 | 10;
  name: string;
}

export interface PlacedOrder extends OrderPlan {
  ord_code: string;
  guid: string;
  /** What the buyer pays. */
  amount: number;
}

const CHOICES = { 2: 'ATM', 3: 'Credit', 10: 'CVS' } as const;

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

/** Places an order over the shop's API, and pays it at the fake ECPay unless it is paid at the store. */
async function placeOrder({ url, cookie, peer }: Place, plan: OrderPlan): Promise<PlacedOrder> {
  const s = randomUUID();
  const { prd_id, qty, chain, pay_way, name } = plan;
  const product = (await (await fetch(`${url}/api/product/${prd_id}`)).json()).body;
  const line = lineOf({ ...product, on_hand: product.tot_qty }, qty);
  const store = chain === '' ? {} : await chooseStore(url, s, chain);
  const body = checkoutBody([line], { ...store, pay_way, cnt_name: name });
  const { data } = await answerOf(`${url}/api/cart/checkout?s=${s}`, body, cookie);
  const { ord_code, guid, html } = data;
  if (pay_way !== 5) {
    const trade = peer.open(formOf(html).fields);
    if (typeof trade === 'string') throw new Error(`ECPay rejects the payment: ${trade}`);
    await peer.choose(trade.trade_no, CHOICES[pay_way]);
    if (pay_way !== 3) await peer.pay(trade.trade_no);
  }
  return { ...plan, ord_code, guid, amount: body.inv_amt };
}

/** In the shop's data: the parcels' sender. Returns the cookie of a browser that has proved the buyer's e-mail. */
async function prepared(dataDir: string, now: Date): Promise<string> {
  const { db, close } = await openEmbedded(path.join(dataDir, 'db'));
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

/**
 * How far a clock is ahead that shows ten o'clock of this day in Taipei: then reminders are mailed, and ECPay captures no
 * cards, which it does from 20:15.
 */
const aheadAtTen = (real: Date) =>
  startOfTaipeiDay(taipeiDate(real)).getTime() + 10 * HOUR_MS - real.getTime();

/**
 * Starts a shop whose payments, parcels and invoices a fake ECPay carries out, whose schedules run every second, and
 * whose clock can be moved; `stop` ends all of it.
 */
export async function startParcelShop(port: number) {
  const url = `http://localhost:${port}`;
  let aheadMs = aheadAtTen(new Date());
  const now = () => new Date(Date.now() + aheadMs);
  const ecpay = await startFakeEcpay({ clock: now });
  const invoices = await startFakeEcpayInvoice({ clock: now });
  let cookie = '';
  const env = {
    ...fakeEcpayEnv(ecpay.url),
    ...fakeEcpayInvoiceEnv(invoices.url),
    ECPAY_LOGISTICS_SUBTYPES: 'UNIMARTC2C,FAMIC2C,TCAT',
  };
  const program = ['e2e/support/shops/shop-with-clock.ts', String(aheadMs)];
  const own = await startOwnShop('parcel-shop', { url, env, program }, async (dataDir) => {
    cookie = await prepared(dataDir, now());
    return {};
  });
  return {
    ...{ url, dataDir: own.dataDir, peer: ecpay.peer, logistics: ecpay.logistics },
    ...{ invoices: invoices.invoices, invoiceKnobs: invoices.knobs, now },
    place: (plan: OrderPlan) => placeOrder({ url, cookie, peer: ecpay.peer }, plan),
    /** Moves the clocks of the shop and of ECPay on. */
    advance: (days: number) => {
      aheadMs += days * DAY_MS;
      own.send(aheadMs);
    },
    stop: async () => {
      await own.stop();
      await ecpay.close();
      await invoices.close();
    },
  };
}

export type ParcelShop = Awaited<ReturnType<typeof startParcelShop>>;

/** The ports of the shops of journeys, by their names. */
export const PARCEL_SHOP_PORTS = {
  'clerk-day': shop.port + 98,
  'store-change': shop.port + 83,
  'transferred-refunds': shop.port + 84,
  'invoice-details': shop.port + 85,
  'clerk-tasks': shop.port + 104,
};
