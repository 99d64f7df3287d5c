import { mapAnswers } from '../../../server/src/testing/fakes/ecpay/store-map.ts';
import { lineOf } from '../../../server/src/testing/orders/buyer.ts';
import { formOf } from '../../../server/src/testing/orders/sandbox.ts';
import { OOLONG } from '../../../server/src/testing/small-shop.ts';
import { get, post } from '../support/http.ts';
import {
  type CheckoutRequest,
  newCheckout,
  type Placed,
  placedBy,
  sendCheckout,
} from '../support/shopper.ts';
import { insist } from './insist.ts';
import type { PaperShop } from './paper-shop.ts';

/** By card to a store or an address, at the store's counter, at the door. */
export const KINDS = ['card, store', 'card, home', 'at the store', 'at the door'] as const;
export type Kind = (typeof KINDS)[number];

const PAY_WAYS: Readonly<Record<Kind, number>> = {
  'card, store': 3,
  'card, home': 3,
  'at the store': 5,
  'at the door': 1,
};

export interface PaperOrder extends Placed {
  kind: Kind;
  s: string;
}

export const isByCard = ({ kind }: Pick<PaperOrder, 'kind'>): boolean => PAY_WAYS[kind] === 3;
const isToStore = (kind: Kind): boolean => kind.endsWith('store');

/** Chooses a store on the map; returns it as the checkout has it. */
async function chooseStore(shop: PaperShop, { s, from }: CheckoutRequest): Promise<string> {
  const headers = { 'x-forwarded-for': from };
  const json = { LogisticsSubType: 'UNIMARTC2C' };
  const map = await insist(shop, (url) => post(`${url}/api/cart/pickup?s=${s}`, { json, headers }));
  const [form = {}] = mapAnswers(formOf(JSON.parse(map.text).data.html).fields);
  await insist(
    shop,
    (url) => post(`${url}/api/logistics/ecpay/store`, { form, headers }),
    ({ status }) => status === 303,
  );
  const chosen = await insist(shop, (url) => get(`${url}/api/cart/pickup?s=${s}`));
  return JSON.parse(chosen.text).body.rec_meta;
}

async function requestOf(shop: PaperShop, kind: Kind): Promise<CheckoutRequest> {
  const request = newCheckout([lineOf(OOLONG, 2, { tot_qty: 99 })], { pay_way: PAY_WAYS[kind] });
  const cookie = shop.provedCookie(request.body.cus_email);
  if (!isToStore(kind)) return { ...request, cookie };
  const store = { rec_way: 2, rec_meta: await chooseStore(shop, request) };
  const body = { ...request.body, ...store, addr1: '', addr1_postcode: '' };
  return { ...request, cookie, body };
}

/** An order of two packs of tea, NT$1,300; one by card is not paid yet. */
export async function placeOrder(shop: PaperShop, kind: Kind): Promise<PaperOrder> {
  const request = await requestOf(shop, kind);
  let placed: Placed | undefined;
  await insist(
    shop,
    (url) => sendCheckout(url, request),
    (answer) => {
      if (answer.status !== 200) return false;
      placed = placedBy(answer);
      return placed.action !== '' || PAY_WAYS[kind] !== 3;
    },
  );
  if (!placed) throw new Error('no order');
  return { ...placed, kind, s: request.s };
}
