import { pickupVisits } from '../../../platform/db/schema/index.ts';
import { testApp } from '../../../testing/index.ts';
import {
  askMap,
  bringAnswer,
  chooseStore,
  openMap,
  pickupShop,
  storeOfSession,
} from '../../../testing/orders/pickup.ts';
import { deleteOldVisits } from './service.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const TAKEN = '303 /cart/pickup';
const REJECTED = '303 /cart/pickup-refused';

const answerOn = async (shop: Parameters<typeof openMap>[0], payload?: object) => {
  const answer = (await openMap(shop, payload))[0];
  if (!answer) throw new Error('the map is empty');
  return answer;
};

describe('a store chosen on the map', () => {
  it('belongs to one session', async () => {
    const shop = await pickupShop();
    expect(await storeOfSession(shop)).toBe('');
    expect(await bringAnswer(shop, await answerOn(shop))).toBe(TAKEN);
    expect(JSON.parse(await storeOfSession(shop))).toMatchObject({
      LogisticsSubType: 'SANDBOX',
      CVSStoreID: '990001',
      CVSStoreName: '沙盒門市一',
    });
    expect(await storeOfSession(shop, 'session-of-another')).toBe('');
  });

  it('redirects to the page it was chosen from', async () => {
    const shop = await pickupShop();
    expect(await bringAnswer(shop, await answerOn(shop, { back: '/c' }))).toBe('303 /c/pickup');
  });

  it('is the last one chosen, and is valid for a week', async () => {
    const shop = await pickupShop();
    await chooseStore(shop, 0);
    shop.clock.advance(MINUTE);
    expect(await chooseStore(shop, 1)).toContain('沙盒門市二');
    shop.clock.advance(7 * DAY);
    expect(await storeOfSession(shop)).toBe('');
  });

  it('is unchanged where the map is left without an answer', async () => {
    const shop = await pickupShop();
    await chooseStore(shop, 0);
    await openMap(shop);
    expect(await storeOfSession(shop)).toContain('沙盒門市一');
  });
});

describe('an answer of the map is rejected', () => {
  it.each([
    ['that was never asked for', { ExtraData: 'A'.repeat(20) }],
    ['of another store than was signed', { CVSStoreID: '131386' }],
    ['without its state', { ExtraData: '' }],
    ['of another chain', { LogisticsSubType: 'FAMI' }],
  ])('%s', async (_what, change) => {
    const shop = await pickupShop();
    const { action, fields } = await answerOn(shop);
    expect(await bringAnswer(shop, { action, fields: { ...fields, ...change } })).toBe(REJECTED);
    expect(await storeOfSession(shop)).toBe('');
  });

  it('that arrives a second time, and the first one remains', async () => {
    const shop = await pickupShop();
    const [first, second] = await openMap(shop);
    if (!first || !second) throw new Error('the map is empty');
    expect(await bringAnswer(shop, first)).toBe(TAKEN);
    expect(await bringAnswer(shop, second)).toBe(REJECTED);
    expect(await storeOfSession(shop)).toContain('沙盒門市一');
  });

  it('that arrives half an hour late, on the page it was requested from', async () => {
    const shop = await pickupShop();
    const answer = await answerOn(shop, { back: '/c' });
    shop.clock.advance(30 * MINUTE);
    expect(await bringAnswer(shop, answer)).toBe('303 /c/pickup-refused');
  });

  it('with a repeated field', async () => {
    const shop = await pickupShop();
    const { action, fields } = await answerOn(shop);
    const payload = `${new URLSearchParams(fields)}&CVSStoreID=1`;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const url = new URL(action).pathname;
    const answer = await shop.app.inject({ method: 'POST', url, headers, payload });
    expect(answer.headers.location).toBe('/cart/pickup-refused');
  });
});

describe('the map', () => {
  it.each([
    ['of a chain the shop does not have', { LogisticsSubType: 'FAMI' }, 'PICKUP_REFUSED'],
    ['for another page', { LogisticsSubType: 'SANDBOX', back: 'https://evil.test' }, undefined],
    ['of nothing', {}, undefined],
  ])('is not opened %s', async (_what, payload, code) => {
    const answer = await askMap(await pickupShop(), payload);
    expect(answer.statusCode).toBe(400);
    if (code) expect(answer.json().msg[0].Code).toBe(code);
  });

  it('is not opened by a form that is not the shop’s', async () => {
    const shop = await pickupShop();
    const url = '/sandbox-map/stores';
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const payload = 'ServerReplyURL=https%3A%2F%2Fevil.test&ExtraData=x';
    const answer = await shop.app.inject({ method: 'POST', url, headers, payload });
    expect([answer.statusCode, answer.body.includes('evil')]).toEqual([400, false]);
  });

  it('is unavailable without the shop’s setting, or without a provider', async () => {
    const quiet = await testApp();
    expect((await askMap(quiet, { LogisticsSubType: 'SANDBOX' })).statusCode).toBe(400);
    expect((await quiet.app.inject('/api/config/public')).json().body.module_options.cart).toEqual({
      max_order_num: 50,
      pay_ways: expect.any(Array),
      pay_way_required: false,
    });
    const off = await pickupShop({}, { env: { LOGISTICS_PROVIDER: 'off' } });
    expect((await askMap(off, { LogisticsSubType: 'SANDBOX' })).statusCode).toBe(400);
    const { cart } = (await off.app.inject('/api/config/public')).json().body.module_options;
    expect(cart.pickup).toBeUndefined();
    expect(cart.pay_ways.map(({ pay_way }: { pay_way: number }) => pay_way)).toEqual([3, 1]);
  });

  it('the map and its limits are in the configuration', async () => {
    const shop = await pickupShop({ pickup: { max_amt: 50_000, min_amt: 100 } });
    const { cart } = (await shop.app.inject('/api/config/public')).json().body.module_options;
    expect(cart.pickup).toEqual({ chains: ['SANDBOX'], min_amt: 100, max_amt: 20_000 });
    expect(cart.pay_ways.at(-1)).toEqual({
      pay_way: 5,
      min_amt: 100,
      max_amt: 20_000,
      periods: [],
    });
  });

  it('leaves no expired visits behind', async () => {
    const shop = await pickupShop();
    await chooseStore(shop);
    shop.clock.advance(8 * DAY + 1);
    await deleteOldVisits(shop.db, shop.clock.now());
    expect(await shop.db.select().from(pickupVisits)).toEqual([]);
  });
});
