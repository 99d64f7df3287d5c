import { pickupStore } from '@pinpu/shared/domain';
import { orderEvents } from '../../../../../platform/db/schema/index.ts';
import { mapAnswers } from '../../../../../testing/fakes/ecpay/store-map.ts';
import { noticeShop } from '../../../../../testing/orders/notice-shop.ts';
import { formOf, postForm } from '../../../../../testing/orders/sandbox.ts';
import { orderData } from '../../data-repository.ts';

const DAY = 86_400_000;
const CHANGE = '/Express/UpdateStoreInfo';

/** A shop whose parcel's store has closed, with the link in the buyer's mail. */
async function closedShop(change: Parameters<typeof noticeShop>[0] = {}) {
  const shop = await noticeShop(change);
  await shop.createParcel();
  await shop.fake.drive('P1', 'store-closed', '2104');
  const mail = (await shop.mails()).find(({ kind }) => kind === 'parcel-store-closed');
  const link = /\/change-store\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
  const open = () => shop.app.inject(link);
  return {
    ...shop,
    ...{ mail, link, open },
    /** Opens the link and chooses a store on the map; returns the page. */
    answer: async (place = 1, own: Record<string, string> = {}) => {
      const { fields } = formOf((await open()).body);
      const answer = { ...mapAnswers(fields)[place], ...own };
      return postForm(shop, '/api/logistics/ecpay/parcel-store', answer);
    },
    calls: () => shop.fake.calls.filter((path) => path === CHANGE).length,
    store: async () => pickupStore((await shop.order()).rec_meta)?.CVSStoreID,
  };
}

describe('the buyer of a parcel whose store has closed', () => {
  it('chooses another one by the link of the mail, and the order goes there [K16]', async () => {
    const shop = await closedShop();
    expect(shop.mail?.html).toContain(shop.link);
    expect(shop.mail?.text).toContain('請於 11/24（二）上午 10 點前');
    expect(await shop.parcel()).toMatchObject({ message: expect.stringContaining('重新選擇門市') });
    const page = await shop.open();
    expect(page.headers['content-security-policy']).toContain(
      `form-action ${shop.config.environment.ECPAY_LOGISTICS_BASE_URL}`,
    );
    expect(page.headers['referrer-policy']).toBe('same-origin');
    const answer = await shop.answer();
    expect([answer.statusCode, answer.body]).toEqual([
      200,
      expect.stringContaining('離島測試門市'),
    ]);
    expect(shop.fake.parcel('P1').store).toBe('896539');
    expect(await shop.store()).toBe('896539');
    expect(await shop.parcel()).toMatchObject({
      ...{ stage: 'under-way', message: '', form: { store_id: '896539' } },
    });
    expect((await shop.causes()).slice(-2)).toEqual(['store change sent', 'store changed']);
    await shop.fake.drive('P1', 'store-closed');
    expect(await shop.order()).toMatchObject({ status: 99, pay_amt: 1300 });
  });

  it('finds the link ended after it was used, and nothing is sent again [K16]', async () => {
    const shop = await closedShop();
    const { fields } = formOf((await shop.open()).body);
    await shop.answer();
    expect([(await shop.open()).statusCode, (await shop.open()).body]).toEqual([
      410,
      expect.stringContaining('已經選擇過門市'),
    ]);
    const again = await postForm(
      shop,
      '/api/logistics/ecpay/parcel-store',
      mapAnswers(fields)[0] ?? {},
    );
    expect(again.statusCode).toBe(410);
    expect(shop.calls()).toBe(1);
    expect(await shop.store()).toBe('896539');
  });

  it('is sent one change by two answers at the same time [K16]', async () => {
    const shop = await closedShop();
    const [, chosen = {}] = mapAnswers(formOf((await shop.open()).body).fields);
    const post = () => postForm(shop, '/api/logistics/ecpay/parcel-store', chosen);
    const answers = await Promise.all([post(), post(), post()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410, 410]);
    expect(shop.calls()).toBe(1);
  });

  it('finds the link ended after the third morning, and after the parcel has arrived [K16]', async () => {
    const arrived = await closedShop();
    await arrived.fake.drive('P1', 'collected', '2073');
    expect((await arrived.open()).body).toContain('不需要再選擇門市');
    const shop = await closedShop();
    shop.clock.advance(3 * DAY);
    expect((await shop.open()).body).toContain('已超過選擇門市的期限');
    expect((await shop.app.inject('/change-store/unknown')).statusCode).toBe(404);
  });

  it('is asked to choose again for the same store, another chain, or a forged answer [K16]', async () => {
    const shop = await closedShop();
    expect((await shop.answer(0)).statusCode).toBe(409);
    expect((await shop.answer(1, { LogisticsSubType: 'FAMIC2C' })).statusCode).toBe(409);
    expect((await shop.answer(1, { ExtraData: 'FORGED' })).statusCode).toBe(404);
    expect((await shop.answer(1, { CVSStoreID: '' })).statusCode).toBe(400);
    expect(shop.calls()).toBe(0);
    expect((await shop.answer()).statusCode).toBe(200);
  });

  it('can choose another store when the provider has refused one [K16]', async () => {
    const shop = await closedShop();
    const peer = shop.fake.parcel('P1');
    peer.status = ['2030', '物流中心驗收成功'];
    const refused = await shop.answer();
    expect([refused.statusCode, refused.body]).toEqual([
      409,
      expect.stringContaining('無法更新門市'),
    ]);
    expect(await shop.parcel()).toMatchObject({ message: expect.stringContaining('無法更新門市') });
    peer.status = ['2104', '門市關轉'];
    expect((await shop.answer()).statusCode).toBe(200);
    expect(await shop.store()).toBe('896539');
  });

  it('waits after a lost answer: the status tells, and nothing is sent again [K16]', async () => {
    const shop = await closedShop();
    shop.fake.knobs.loses = 1;
    const answer = await shop.answer();
    expect([answer.statusCode, answer.body]).toEqual([202, expect.stringContaining('等候確認')]);
    expect(await shop.store()).toBe('131386');
    expect(await shop.parcel()).toMatchObject({
      message: expect.stringContaining('等候物流商確認'),
    });
    expect((await shop.open()).statusCode).toBe(410);
    shop.clock.advance(11 * 60_000);
    await shop.sync();
    expect(await shop.store()).toBe('131386');
    shop.fake.parcel('P1').status = ['2105', '已申請門市變更'];
    shop.clock.advance(11 * 60_000);
    await shop.sync();
    expect(await shop.store()).toBe('896539');
    expect(await shop.parcel()).toMatchObject({ stage: 'under-way', message: '' });
    expect(shop.calls()).toBe(1);
  });
});

it('the stores that a buyer chose leave the order’s history with the recipient’s data [K16]', async () => {
  const shop = await closedShop();
  await shop.answer();
  await shop.fake.drive('P1', 'store-closed');
  const details = async () =>
    JSON.stringify((await shop.db.select().from(orderEvents)).map(({ detail }) => detail));
  expect(await details()).toContain('離島測試門市');
  await shop.db.transaction(async (tx) => {
    const person = { email: 'guest@pinpu.test', cus_id: null, sessions: [] };
    await (await orderData.forget?.(tx, person, ''))?.();
  });
  expect(await details()).not.toContain('離島測試門市');
  expect(await shop.causes()).toContain('store changed');
});
