import { orderLines, orders } from '../../../../platform/db/schema/index.ts';
import { parcelShop } from '../../../../testing/orders/parcel-shop.ts';
import { paymentProvider } from '../../payment/provider.ts';
import { addParcels } from './new-parcels.ts';
import { claimParcel } from './repository.ts';

/** The embedded database runs one transaction at a time. */
const onPostgres = process.env.TEST_DATABASE_URL ? it : it.skip;

const MINUTE = 60_000;
const CREATE = '/Express/Create';
const QUERY = '/Helper/QueryLogisticsTradeInfo/V5';

async function paidForStore() {
  const shop = await parcelShop();
  await shop.pay();
  await shop.toStore();
  return shop;
}

describe('the parcels of a shop with a provider', () => {
  it('are created once they are asked for, and the order shows the number [K3]', async () => {
    const shop = await paidForStore();
    expect(await shop.ask()).toBe('');
    expect(await shop.parcels()).toMatchObject([{ state: 'due', stage: 'none', amount: 1300 }]);
    await shop.run();
    await shop.run();
    expect(shop.ecpay.calls).toEqual([CREATE]);
    expect(await shop.parcels()).toMatchObject([
      {
        ...{ state: 'created', stage: 'accepted', status_code: '300', message: '' },
        ...{ payment_no: 'C1718500', validation_no: '2448', sub_type: 'UNIMARTC2C', collects: 0 },
        trade_no: `${shop.ord_code}P1`,
        contents: [{ line_no: 1, qty: 2 }],
      },
    ]);
    expect(await shop.view()).toMatchObject({
      ...{ ship_carrier: 'unimart', ship_code: 'C17185002448', status: 3 },
    });
    const { form } = shop.ecpay.parcel(`${shop.ord_code}P1`);
    expect(form).toMatchObject({
      ...{ SenderName: '山腳茶行', ReceiverName: '陳美玲', ReceiverCellPhone: '0987654321' },
      ServerReplyURL: `${shop.config.publicUrl}/api/logistics/ecpay/parcels`,
    });
  });

  it('collect what the order costs, at 7-ELEVEN as the amount of the goods [K5]', async () => {
    const shop = await parcelShop();
    await shop.toStore();
    await shop.collected();
    await shop.ask();
    await shop.run();
    expect(shop.ecpay.parcel(`${shop.ord_code}P1`).form).toMatchObject({
      ...{ IsCollection: 'Y', CollectionAmount: '1300', GoodsAmount: '1300' },
    });
  });

  it('go to an address by the usual carriage, one for each temperature [K3]', async () => {
    const shop = await parcelShop();
    await shop.pay();
    const [line] = await shop.db.select().from(orderLines);
    if (!line) throw new Error('no line');
    await shop.db.insert(orderLines).values({
      ...{ ...line, line_no: 2, prd_name: '茶凍', temperature: 'frozen', prd_price: 300, qty: 1 },
    });
    await shop.ask();
    await shop.run();
    const made = await shop.parcels();
    expect(made).toMatchObject([
      { sub_type: 'TCAT', temperature: 'room', state: 'created', amount: 1040 },
      { sub_type: 'TCAT', temperature: 'frozen', state: 'created', amount: 260 },
    ]);
    expect(shop.ecpay.parcel(made[1]?.trade_no ?? '').form).toMatchObject({
      ...{ Temperature: '0003', GoodsName: '茶凍', ReceiverZipCode: '700', Distance: '01' },
    });
  });

  it('are created once where the answer was lost after ECPay stored one [K4]', async () => {
    const shop = await paidForStore();
    await shop.ask();
    shop.ecpay.knobs.loses = 1;
    await shop.run();
    expect(await shop.parcels()).toMatchObject([{ state: 'sending' }]);
    await shop.run();
    expect(shop.ecpay.calls).toEqual([CREATE]);
    shop.clock.advance(3 * MINUTE);
    await shop.run();
    expect(shop.ecpay.calls).toEqual([CREATE, QUERY]);
    expect(await shop.parcels()).toMatchObject([
      { state: 'created', payment_no: 'C1718500', message: '' },
    ]);
    expect(shop.ecpay.parcels.size).toBe(1);
  });

  it('that are on their way before the lost answer is found move the order as notices do [K4, K10]', async () => {
    const shop = await parcelShop();
    await shop.toStore();
    await shop.collected();
    await shop.ask();
    shop.ecpay.knobs.loses = 1;
    await shop.run();
    const trade_no = `${shop.ord_code}P1`;
    shop.ecpay.parcel(trade_no).status = ['2067', '買家已到店取貨'];
    shop.clock.advance(3 * MINUTE);
    await shop.run();
    const now = shop.clock.now();
    expect(await shop.parcels()).toMatchObject([
      { state: 'created', stage: 'received', payment_no: 'C1718500', closed_at: now },
    ]);
    expect(await shop.order()).toMatchObject({ status: 99, pay_amt: 1300, ship_date: now });
  });

  it('are created later where ECPay was down, after it was asked [K4]', async () => {
    const shop = await paidForStore();
    await shop.ask();
    shop.ecpay.knobs.down = true;
    await shop.run();
    shop.ecpay.knobs.down = false;
    shop.clock.advance(3 * MINUTE);
    await shop.run();
    expect(shop.ecpay.calls).toEqual([CREATE, QUERY, CREATE]);
    expect(await shop.parcels()).toMatchObject([{ state: 'created' }]);
  });

  it('are not sent again while ECPay does not say whether it knows one [K4]', async () => {
    const shop = await paidForStore();
    await shop.ask();
    shop.ecpay.knobs.loses = 1;
    await shop.run();
    shop.ecpay.knobs.queries = 0;
    for (let hours = 0; hours < 4; hours += 1) {
      shop.clock.advance(60 * MINUTE);
      await shop.run();
    }
    expect(shop.ecpay.calls.filter((call) => call === CREATE)).toHaveLength(1);
    expect(await shop.parcels()).toMatchObject([{ state: 'sending' }]);
  });

  it('wait with the sentence of a refusal, and are tried again by one press [K4]', async () => {
    const shop = await paidForStore();
    await shop.ask();
    shop.ecpay.knobs.poor = true;
    await shop.run();
    await shop.run();
    expect(shop.ecpay.calls).toEqual([CREATE]);
    expect(await shop.parcels()).toMatchObject([
      { state: 'failed', message: expect.stringMatching(/餘額不足.*請到綠界後台儲值/) },
    ]);
    shop.ecpay.knobs.poor = false;
    expect(await shop.moveParcel('correct')).toMatchObject({ state: 'due', message: '' });
    await shop.run();
    expect(await shop.parcels()).toMatchObject([{ state: 'created' }]);
    expect(shop.ecpay.parcels.size).toBe(1);
  });

  it('with a name that is too long are corrected by a clerk, and never cut [K2]', async () => {
    const shop = await paidForStore();
    await shop.db.update(orders).set({ cnt_name: '歐陽美玲玉子' });
    expect(await shop.ask()).toContain('收件人姓名要是真實姓名');
    await shop.run();
    expect(shop.ecpay.calls).toEqual([]);
    expect(await shop.parcels()).toMatchObject([
      { state: 'failed', message: expect.stringContaining('收件人姓名要是真實姓名') },
    ]);
    const wrong = await shop.moveParcel('correct', { receiver_name: '王' });
    expect(wrong).toMatchObject({ state: 'failed', form: { receiver_name: '王' } });
    await shop.moveParcel('correct', { receiver_name: '歐陽美玲' });
    await shop.run();
    expect(await shop.parcels()).toMatchObject([{ state: 'created' }]);
    expect((await shop.order())?.cnt_name).toBe('歐陽美玲玉子');
  });

  it('are given up where the order was cancelled before they were sent [K3]', async () => {
    const shop = await paidForStore();
    await shop.ask();
    await shop.move('refund');
    await shop.run();
    expect(shop.ecpay.calls).toEqual([]);
    expect(await shop.parcels()).toMatchObject([{ state: 'cancelled' }]);
  });

  it('of an order that was paid in the sandbox are refused in a live shop [K3]', async () => {
    const shop = await paidForStore();
    const order = (await shop.order()) ?? { ord_id: '' };
    const { config, service } = shop;
    const context = {
      ...({ service, chains: ['UNIMARTC2C'], shopMode: 'live', actor: 'admin' } as const),
      ...{ publicUrl: config.publicUrl, limits: config.limits, now: shop.clock.now() },
      provider: paymentProvider(shop.app, { ...shop, clock: shop.clock.now }),
    };
    const requested = { sub_type: '', contents: [], form: {} };
    await expect(addParcels(shop.db, order, requested, context)).rejects.toThrow(/沙盒付款/);
  });

  it('are taken one by one where several are due [K4]', async () => {
    const shop = await paidForStore();
    await shop.ask({ contents: [{ line_no: 1, qty: 1 }] });
    await shop.ask();
    const now = shop.clock.now();
    const until = new Date(now.getTime() + MINUTE);
    const first = await claimParcel(shop.db, until, now);
    const states = async () =>
      (await shop.parcels()).map(({ state, tries }) => `${state} ${tries}`).toSorted();
    expect(await states()).toEqual(['due 0', 'sending 1']);
    const second = await claimParcel(shop.db, until, now);
    expect(await states()).toEqual(['sending 1', 'sending 1']);
    expect(first?.id).not.toBe(second?.id);
    expect(await claimParcel(shop.db, until, now)).toBeUndefined();
  });

  onPostgres('are created once by instances that run at the same time [K4]', async () => {
    const shop = await paidForStore();
    await Promise.all([shop.ask(), shop.ask()]);
    await Promise.all([shop.run(), shop.run(), shop.run()]);
    await shop.run();
    expect(shop.ecpay.calls).toEqual([CREATE]);
    expect(await shop.parcels()).toMatchObject([{ state: 'created' }]);
  });
});
