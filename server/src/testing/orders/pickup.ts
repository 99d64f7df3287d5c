import { settings } from '../../platform/db/schema/index.ts';
import { type TestApp, type TestAppOptions, testApp } from '../test-app.ts';
import { SESSION } from './buyer.ts';
import { formOf, postForm } from './sandbox.ts';

const SETTINGS = {
  pickup: {},
  pay_ways: [{ pay_way: 3 }, { pay_way: 1 }, { pay_way: 5 }],
};

export async function offerPickup(
  { db, clock }: Pick<TestApp, 'db' | 'clock'>,
  own: object = SETTINGS,
): Promise<void> {
  const rows = Object.entries({ ...SETTINGS, ...own });
  await db
    .insert(settings)
    .values(rows.map(([name, value]) => ({ name, value, u_date: clock.now() })));
}

export async function pickupShop(own: object = {}, options?: TestAppOptions): Promise<TestApp> {
  const shop = await testApp(options);
  await offerPickup(shop, own);
  return shop;
}

type Shop = Pick<TestApp, 'app'>;

export const askMap = ({ app }: Shop, payload: object, s = SESSION) =>
  app.inject({ method: 'POST', url: `/api/cart/pickup?s=${s}`, payload });

export const storeOfSession = async ({ app }: Shop, s = SESSION): Promise<string> =>
  (await app.inject(`/api/cart/pickup?s=${s}`)).json().body.rec_meta;

/** Opens the sandbox's map; returns the answers that it offers the browser, and the address they are posted to. */
export async function openMap(shop: Shop, payload: object = {}, s = SESSION) {
  const answer = await askMap(shop, { LogisticsSubType: 'SANDBOX', ...payload }, s);
  const { action, fields } = formOf(answer.json().data.html);
  const { body: page } = await postForm(shop, new URL(action).pathname, fields);
  return page
    .split('<section')
    .slice(1)
    .map((section) => formOf(section));
}

export async function bringAnswer(
  shop: Shop,
  { action, fields }: { action: string; fields: Record<string, string> },
): Promise<string> {
  const answer = await postForm(shop, new URL(action).pathname, fields);
  return `${answer.statusCode} ${answer.headers.location}`;
}

/** Chooses a store on the sandbox's map by its index, for the session. */
export async function chooseStore(shop: Shop, place = 0, s = SESSION): Promise<string> {
  const answer = (await openMap(shop, {}, s))[place];
  if (!answer) throw new Error('the map has no such store');
  await bringAnswer(shop, answer);
  return storeOfSession(shop, s);
}
