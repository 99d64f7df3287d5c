import { setTimeout as pause } from 'node:timers/promises';
import { pickupStore } from '@pinpu/shared/domain';
import { mapAnswers } from '../../../server/src/testing/fakes/ecpay/store-map.ts';
import type { FakeParcel } from '../../../server/src/testing/fakes/ecpay-logistics/fake-logistics.ts';
import { type Step, stepsOf } from '../../../server/src/testing/fakes/ecpay-logistics/scenarios.ts';
import { formOf } from '../../../server/src/testing/orders/sandbox.ts';
import { insist } from '../paperwork/insist.ts';
import { type PaperOrder, placeOrder } from '../paperwork/paper-orders.ts';
import type { PaperShop } from '../paperwork/paper-shop.ts';
import { payByCard } from '../paperwork/pay-by-card.ts';
import { get, post } from '../support/http.ts';
import { must } from '../support/proof.ts';
import { linksOf, rowsOf } from './order-rows.ts';
import { press, waitFor } from './press.ts';
import type { Scenario } from './scenario.ts';

/** A clerk asks for the order's parcel. Returns it as ECPay has it. */
async function createParcel(shop: PaperShop, order: PaperOrder): Promise<FakeParcel> {
  const { ord_code } = order;
  const isRecorded = async () => (await rowsOf(shop, order)).parcels.length > 0;
  await press(shop, `a parcel of ${ord_code}`, isRecorded, (_url, instance) =>
    shop.office(instance, 'parcels', { orders: [{ ord_code }] }),
  );
  shop.promised.add(ord_code);
  await waitFor(shop, `the parcel of ${ord_code} is created`, async () =>
    (await rowsOf(shop, order)).parcels.every(({ state }) => state === 'created'),
  );
  const [row] = (await rowsOf(shop, order)).parcels;
  return shop.ecpay.logistics.parcel(row?.trade_no ?? '');
}

/** ECPay reports where a parcel is, each time until the shop has acknowledged it. */
async function report(
  { ecpay: { logistics } }: PaperShop,
  parcel: FakeParcel,
  steps: readonly Step[],
) {
  for (const step of steps) {
    await logistics.report(parcel, step);
    while (logistics.sent.some(({ answer }) => answer !== '1|OK')) {
      await pause(100);
      await logistics.repeat();
    }
  }
}

const stepsOfParcel = (parcel: FakeParcel, scenario: 'collected' | 'store-closed') =>
  stepsOf(parcel.form.LogisticsSubType ?? '', scenario);

/** From the clerk's press to the money at the counter, and its invoice. */
const parcel: Scenario = {
  name: 'parcel',
  payments: 'ecpay',
  prepare: (shop) => placeOrder(shop, 'at the store'),
  play: async (shop, order) => {
    const created = await createParcel(shop, order);
    await report(shop, created, stepsOfParcel(created, 'collected'));
  },
};

async function paidAtHome(shop: PaperShop): Promise<PaperOrder> {
  const order = await placeOrder(shop, 'card, home');
  await payByCard(shop, order);
  return order;
}

/** The buyer sends a parcel back, for which the provider has no number of the shop's. */
const returned: Scenario = {
  name: 'return',
  payments: 'ecpay',
  prepare: async (shop) => {
    const order = await paidAtHome(shop);
    const sent = await createParcel(shop, order);
    await report(shop, sent, stepsOfParcel(sent, 'collected'));
    return order;
  },
  play: async (shop, order) => {
    const [sent] = (await rowsOf(shop, order)).parcels;
    const own = async () =>
      (await rowsOf(shop, order)).parcels.filter(({ kind }) => kind === 'return');
    const isRecorded = async () => (await own()).length > 0;
    await press(shop, 'a return', isRecorded, (_url, instance) =>
      shop.office(instance, `parcels/${sent?.id}/return`, { form: {} }),
    );
    await waitFor(shop, 'the return is created, or settled by a clerk', async () =>
      (await own()).every(({ state }) => ['created', 'cancelled'].includes(state)),
    );
    const back = shop.ecpay.logistics.returns.find(
      ({ form }) => form.AllPayLogisticsID === sent?.provider_no,
    );
    must(back !== undefined, () => `ECPay has no return of ${sent?.trade_no}`);
    if ((await own()).some(({ state }) => state === 'created'))
      await report(shop, back, [['3003', '配完']]);
  },
};

/** The buyer chooses a store on the map, whose answer the browser posts until the shop has a result. */
async function chooseOther(shop: PaperShop, order: PaperOrder): Promise<void> {
  const [link = ''] = await linksOf(shop, order, /\/change-store\/[\w-]+/);
  const page = await insist(shop, (url) => get(`${url}${link}`));
  const form = mapAnswers(formOf(page.text).fields)[1] ?? {};
  const isUsed = async () =>
    (
      await insist(
        shop,
        (url) => get(`${url}${link}`),
        ({ status }) => status > 0 && status < 500,
      )
    ).status === 410;
  await press(shop, 'another store', isUsed, (url) =>
    post(`${url}/api/logistics/ecpay/parcel-store`, { form }),
  );
}

/** The store closes, and the buyer chooses another one by the link. Where ECPay has not got it, a clerk enters it there. */
const storeChange: Scenario = {
  name: 'store change',
  payments: 'ecpay',
  prepare: async (shop) => {
    const order = await placeOrder(shop, 'card, store');
    await payByCard(shop, order);
    const sent = await createParcel(shop, order);
    const steps = stepsOfParcel(sent, 'store-closed');
    await report(shop, sent, steps.slice(0, steps.findIndex(([code]) => code === '2104') + 1));
    return order;
  },
  play: async (shop, order) => {
    const [row] = (await rowsOf(shop, order)).parcels;
    const sent = shop.ecpay.logistics.parcel(row?.trade_no ?? '');
    await chooseOther(shop, order);
    sent.store = '896539';
    const steps = stepsOfParcel(sent, 'store-closed');
    await report(shop, sent, steps.slice(steps.findIndex(([code]) => code === '2104') + 1));
    const { order: stored, causes } = await rowsOf(shop, order);
    const store = pickupStore(stored.rec_meta)?.CVSStoreID;
    const sentences = ['store change sent', 'store changed'].map(
      (about) => causes.filter((cause) => cause === about).length,
    );
    must(
      store === '896539' && sentences.every((count) => count === 1),
      () => `${order.ord_code} goes to ${store}: ${causes.join(', ')}`,
    );
  },
};

export const PARCEL_SCENARIOS: readonly Scenario[] = [parcel, returned, storeChange];
