import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sandboxKey } from '../../../server/src/modules/payment/providers/sandbox/shared-key.ts';
import { lineOf } from '../../../server/src/testing/buyer.ts';
import { OOLONG } from '../../../server/src/testing/small-shop.ts';
import { type Answer, post } from './ask.ts';
import type { Happening } from './expected-order.ts';
import type { House } from './house.ts';
import type { Notices } from './notices.ts';
import { ecpayNotices } from './notices-of-ecpay.ts';
import { sandboxNotices } from './notices-of-sandbox.ts';
import { type Placed, placedBy, sendWish, wishFor } from './wish.ts';

/** An order that things happen to, at whichever instance. */
export interface ToldOrder extends Placed {
  s: string;
  happen(happening: Happening, shop: number): Promise<Answer>;
}

const urlOf = ({ shops }: House, shop: number) => shops[shop % shops.length]?.url ?? '';

/** What the provider of this house could say of a trade. */
export async function noticesOf(house: House, placed: Placed): Promise<Partial<Notices>> {
  if (house.provider === 'ecpay') return ecpayNotices(house.far, placed);
  const key = await house.withBooks((db) => sandboxKey(db, () => new Date())());
  return sandboxNotices(key, placed);
}

/** What `npm run orders` sends. */
const byHand = (house: House, shop: number, json: object): Promise<Answer> => {
  const i = shop % house.shops.length;
  const token = readFileSync(path.join(house.dataDirs[i] ?? '', 'operator.token'), 'utf8').trim();
  const headers = { authorization: `Bearer ${token}` };
  return post(`${urlOf(house, shop)}/operator/orders/move`, { json, headers });
};

/** A second try to pay, which takes the first one's place. */
async function paidAgain(house: House, { guid }: Placed, s: string): Promise<Placed> {
  const url = `${urlOf(house, 1)}/api/cart/pubPay/${guid}?s=${s}`;
  return placedBy(await post(url, { json: {} }));
}

/** A new order of two packets; with `again` its payment has been begun twice. */
export async function toldOrder(house: House, again: boolean): Promise<ToldOrder> {
  const wish = wishFor([lineOf(OOLONG, 2)]);
  const placed = placedBy(await sendWish(urlOf(house, 0), wish));
  const first = await noticesOf(house, placed);
  const second = again ? await noticesOf(house, await paidAgain(house, placed, wish.s)) : first;
  const happen = (happening: Happening, shop: number) => {
    const { ord_code } = placed;
    if (happening === 'ship' || happening === 'refund')
      return byHand(house, shop, { ord_code, move: happening });
    const [news, isFirst] = happening.split(', ') as [keyof Notices, string?];
    const notice = (isFirst ? first : second)[news];
    if (!notice) throw new Error(`${house.provider} says nothing like ${news}`);
    const url = `${urlOf(house, shop)}/api/payment/${house.provider}/notice`;
    return post(url, { form: notice() });
  };
  return { ...placed, s: wish.s, happen };
}
