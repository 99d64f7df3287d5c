import { randomUUID } from 'node:crypto';
import type { Checkout } from '@pinpu/shared/contracts';
import type { ParcelContents, ParcelForm } from '@pinpu/shared/domain';
import { asc, eq } from 'drizzle-orm';
import { parcelSync, remindOfParcels } from '../../modules/sales/order/parcels/sync-parcels.ts';
import { parcelNoticePath } from '../../modules/sales/parcel/notice-path.ts';
import { withCheckMacValue } from '../../modules/sales/payment/providers/ecpay/check-mac-value.ts';
import { taipeiTime } from '../../modules/sales/payment/providers/ecpay/taipei-time.ts';
import { logisticsProvider } from '../../modules/sales/pickup/provider.ts';
import {
  orderEvents,
  orders,
  outboxMails,
  parcelNotices,
  parcels,
  refundTasks,
} from '../../platform/db/schema/index.ts';
import { mapAnswers } from '../fakes/ecpay/store-map.ts';
import type { Step } from '../fakes/ecpay-logistics/scenarios.ts';
import { OOLONG, testApp } from '../index.ts';
import { provedCookies } from '../people/email-proof.ts';
import { operatorOf } from '../people/operator.ts';
import { freePort } from '../shop-process.ts';
import { checkoutBody, lineOf, orderAndStock, SESSION, sendCheckout } from './buyer.ts';
import { logisticsPeer } from './logistics-peer.ts';
import { askMap, offerPickup, storeOfSession } from './pickup.ts';
import { choose, formOf, openPayment, postForm } from './sandbox.ts';

const FORM: ParcelForm = {
  ...{ sender_name: '山腳茶行', sender_phone: '0911222333', sender_postcode: '11560' },
  sender_address: '臺北市南港區三重路19號',
  ...{ receiver_name: '陳美玲', receiver_phone: '0987654321', receiver_email: '' },
  ...{ receiver_postcode: '700', receiver_address: '臺南市中西區民權路二段30號' },
  ...{ store_id: '131386', goods_name: '高山烏龍茶', weight: 600, size: 60 },
};

interface ShopOptions {
  /** 5 is paid at the store, 1 at the door, 3 by card. */
  pay_way?: 1 | 3 | 5;
  sub_type?: string;
}

async function placed(
  shop: Awaited<ReturnType<typeof testApp>>,
  { pay_way, sub_type }: Required<ShopOptions>,
) {
  let change: Partial<Checkout> = { pay_way };
  if (sub_type.endsWith('C2C')) {
    const { data } = (await askMap(shop, { LogisticsSubType: sub_type })).json();
    const [answer = {}] = mapAnswers(formOf(data.html).fields);
    await postForm(shop, '/api/logistics/ecpay/store', answer);
    const rec_meta = await storeOfSession(shop);
    change = { ...change, rec_way: 2, rec_meta, addr1: '', addr1_postcode: '' };
  }
  const body = checkoutBody([lineOf(OOLONG, 2)], change);
  const answer = await sendCheckout(shop, body, { cookies: await provedCookies(shop) });
  const { guid, ord_code, html } = answer.json().data;
  if (pay_way === 3) await choose(shop, await openPayment(shop, html), 'card');
  return { guid: String(guid), ord_code: String(ord_code) };
}

/** A shop on a port of its own, with an order, and a fake of ECPay's logistics that posts its notices to it. */
async function openShop({ pay_way = 5, sub_type = 'UNIMARTC2C' }: ShopOptions) {
  const { fake, env, follow } = await logisticsPeer();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const shop = await testApp({ env: { ...env, PUBLIC_URL: url } });
  const { now } = shop.clock;
  follow(now);
  await offerPickup(shop);
  const order = await placed(shop, { pay_way, sub_type });
  await shop.app.listen({ port, host: '127.0.0.1' });
  const provider = logisticsProvider({ ...shop, clock: now });
  const service = provider?.parcels;
  if (!provider || !service) throw new Error('the shop has no parcels');
  const { stateLength } = provider;
  const context = { service, stateLength, publicUrl: url, clock: now };
  return { ...shop, ...order, fake, url, service, context, pay_way, sub_type };
}

type Opened = Awaited<ReturnType<typeof openShop>>;

/** The order, its parcels, and what was recorded and mailed. */
const readsOf = ({ app, db, guid }: Opened) => ({
  order: async () => {
    const [row] = await db.select().from(orders);
    if (!row) throw new Error('no order');
    return row;
  },
  parcel: async (trade_no = 'P1') => {
    const [row] = await db.select().from(parcels).where(eq(parcels.trade_no, trade_no));
    if (!row) throw new Error(`no parcel ${trade_no}`);
    return row;
  },
  outcomes: async () =>
    (await db.select().from(parcelNotices).orderBy(asc(parcelNotices.received_at))).map(
      ({ code, outcome }) => `${code} ${outcome}`,
    ),
  mails: async () =>
    (await db.select().from(outboxMails)).filter(({ kind }) => kind.startsWith('parcel-')),
  refunds: () => db.select().from(refundTasks),
  causes: async () =>
    (await db.select().from(orderEvents).orderBy(asc(orderEvents.id))).map(({ cause }) => cause),
  /** Status and pay way of the order, and the oolong on hand and reserved. */
  state: () => orderAndStock({ db }),
  view: async () => {
    const url = `/api/order/${guid}?s=${SESSION}`;
    const payload = { acc_email: 'guest@pinpu.test' };
    return (await app.inject({ method: 'POST', url, payload })).json().body.data.body;
  },
});

type Contents = ParcelContents | undefined;

/** Creates parcels as the runner does: stored before the call to ECPay, and again with its answer. */
function creationOf(shop: Opened, { order, parcel }: ReturnType<typeof readsOf>) {
  const { db, clock, url, service, pay_way, sub_type } = shop;
  const addParcel = async (trade_no = 'P1', contents: Contents = [{ line_no: 1, qty: 2 }]) => {
    const { ord_id, ap_amt } = await order();
    const now = clock.now();
    await db.insert(parcels).values({
      ...{ id: randomUUID(), ord_id, kind: 'out', provider: 'ecpay', trade_no, sub_type, contents },
      ...{ form: FORM, amount: 1300, collects: pay_way === 3 ? 0 : ap_amt, state: 'sending' },
      ...{ next_at: now, reported_at: now, c_date: now, u_date: now },
    });
  };
  return {
    createParcel: async (trade_no = 'P1', contents?: ParcelContents) => {
      await addParcel(trade_no, contents);
      const notice_url = url + parcelNoticePath('ecpay');
      const answer = await service.create({ ...(await parcel(trade_no)), notice_url });
      if ('refused' in answer) throw new Error(answer.message);
      const { status, ...numbers } = answer;
      const first = { stage: 'accepted', status_code: status.code } as const;
      await db
        .update(parcels)
        .set({ ...numbers, ...first, state: 'created', status_at: clock.now() })
        .where(eq(parcels.trade_no, trade_no));
    },
  };
}

/** Notices as ECPay signs them, sent one by one. */
const noticesOf = ({ clock, fake, app }: Opened) => ({
  /** A signed notice about a parcel, one hour after the one before; it is not sent. */
  noticeOf: (step: Step, trade_no = 'P1'): Record<string, string> => {
    clock.advance(3_600_000);
    const parcel = { ...fake.parcel(trade_no), status: step, at: taipeiTime(clock.now()) };
    return withCheckMacValue(fake.fieldsOf(parcel), fake.keys);
  },
  /** Posts a notice; returns the status and text of the answer. */
  post: async (fields: Record<string, string>): Promise<string> => {
    const answer = await postForm({ app }, parcelNoticePath('ecpay'), fields);
    return `${answer.statusCode} ${answer.body}`;
  },
});

/** A shop with an order of two packs of tea, NT$1,300, whose parcels a fake ECPay carries. */
export async function noticeShop(options: ShopOptions = {}) {
  const shop = await openShop(options);
  const { db, context, ord_code } = shop;
  const reads = readsOf(shop);
  const operate = operatorOf(shop);
  return {
    ...shop,
    ...reads,
    ...creationOf(shop, reads),
    ...noticesOf(shop),
    operate,
    sync: parcelSync(db, context),
    remind: () => remindOfParcels(db, context),
    /** Makes a move as the operator; returns the sentence about it. */
    move: async (move: string, fields: object = {}): Promise<string> => {
      const path = `orders/${ord_code}/${move}`;
      const { body, msg } = (await operate('POST', path, { version: '*', ...fields })).json();
      return body?.message ?? msg[0].Message;
    },
  };
}
