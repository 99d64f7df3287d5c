import { parcels } from '../../../../platform/db/schema/index.ts';
import { stepsOf } from '../../../../testing/fakes/ecpay-logistics/scenarios.ts';
import { noticeShop } from '../../../../testing/orders/notice-shop.ts';
import { withCheckMacValue } from '../../payment/providers/ecpay/check-mac-value.ts';
import { findOrdersToInvoice } from '../invoicing/repository.ts';

const onPostgres = process.env.TEST_DATABASE_URL ? it : it.skip;

const CHAINS = ['UNIMARTC2C', 'FAMIC2C', 'HILIFEC2C', 'OKMARTC2C'];

const kindsOf = (mails: readonly { kind: string }[]) => mails.map(({ kind }) => kind);

describe.each(CHAINS)('an order that is paid at a store of %s', (sub_type) => {
  it('is sent, waits, and is collected: the stock is sold once, and the buyer is mailed [K12, K14]', async () => {
    const shop = await noticeShop({ sub_type });
    await shop.createParcel();
    expect(await shop.state()).toEqual([4, 5, 20, 2]);
    await shop.fake.drive('P1', 'collected');
    expect(shop.fake.sent.every(({ answer }) => answer === '1|OK')).toBe(true);
    expect(await shop.parcel()).toMatchObject({ stage: 'received', message: '' });
    expect(await shop.order()).toMatchObject({
      ...{
        status: 99,
        pay_amt: 1300,
        ship_code: (await shop.parcel()).payment_no + (await shop.parcel()).validation_no,
      },
      ...{ pay_date: shop.clock.now(), ship_date: shop.clock.now() },
    });
    expect(await shop.state()).toEqual([99, 5, 18, 0]);
    expect(kindsOf(await shop.mails()).sort()).toEqual([
      'parcel-at-store',
      'parcel-received',
      'parcel-sent',
    ]);
  });

  it('is cancelled when nobody collects it, and its stock is back once [K12]', async () => {
    const shop = await noticeShop({ sub_type });
    await shop.createParcel();
    shop.fake.knobs.times = 2;
    await shop.fake.drive('P1', 'uncollected');
    expect(await shop.parcel()).toMatchObject({
      stage: 'returned',
      message: expect.stringContaining('庫存已加回'),
    });
    expect(await shop.state()).toEqual([0, 5, 20, 0]);
    expect(await shop.refunds()).toEqual([]);
    expect(kindsOf(await shop.mails()).sort()).toEqual([
      'parcel-at-store',
      'parcel-returning',
      'parcel-sent',
    ]);
  });
});

describe('an order that is paid', () => {
  it('moves to 99 when it is handed in, and nowhere when it is collected [K12]', async () => {
    const shop = await noticeShop({ pay_way: 3 });
    await shop.createParcel();
    expect(await shop.state()).toEqual([3, 3, 18, 0]);
    await shop.fake.drive('P1', 'collected', '2068');
    expect(await shop.state()).toEqual([99, 3, 18, 0]);
    const sent = await shop.order();
    shop.clock.advance(86_400_000);
    await shop.fake.drive('P1', 'collected');
    expect(await shop.order()).toEqual(sent);
    expect((await shop.causes()).filter((cause) => cause === 'shipped')).toHaveLength(1);
  });

  it('owes its money when it comes back, once, and the clerk has a task [K12]', async () => {
    const shop = await noticeShop({ pay_way: 3 });
    await shop.createParcel();
    shop.fake.knobs.times = 3;
    await shop.fake.drive('P1', 'uncollected');
    expect(await shop.refunds()).toMatchObject([
      { reason: 'returned', amount: 1300, status: 'open' },
    ]);
    expect(await shop.parcel()).toMatchObject({ message: expect.stringContaining('待退款') });
    expect(await shop.state()).toEqual([99, 3, 18, 0]);
  });
});

describe('an order that is paid at the door', () => {
  it.each(['TCAT', 'POST'])('follows %s to the address [K12]', async (sub_type) => {
    const shop = await noticeShop({ pay_way: 1, sub_type });
    await shop.createParcel();
    const under = stepsOf(sub_type, 'collected')[1]?.[0];
    await shop.fake.drive('P1', 'collected', under);
    expect(await shop.order()).toMatchObject({
      status: 5,
      ship_date: shop.clock.now(),
      pay_amt: 0,
    });
    expect(await shop.state()).toEqual([5, 1, 18, 0]);
    await shop.fake.drive('P1', 'collected');
    expect(await shop.order()).toMatchObject({ status: 99, pay_amt: 1300 });
  });
});

describe('a problem', () => {
  it('of a lost parcel is a task, and moves no order [K15]', async () => {
    const shop = await noticeShop();
    await shop.createParcel();
    await shop.fake.drive('P1', 'lost');
    expect(await shop.parcel()).toMatchObject({
      stage: 'lost',
      message: expect.stringContaining('遺失'),
    });
    expect(await shop.state()).toEqual([4, 5, 18, 0]);
  });

  it('of a delivery that the carrier takes back is a task, and moves no order [K15]', async () => {
    const shop = await noticeShop({ pay_way: 1, sub_type: 'TCAT' });
    await shop.createParcel();
    await shop.fake.drive('P1', 'deleted');
    expect(await shop.parcel()).toMatchObject({
      ...{ stage: 'received', status_code: '3016' },
      message: expect.stringContaining('配完狀態刪除'),
    });
    expect(await shop.state()).toEqual([99, 1, 18, 0]);
    expect((await shop.outcomes()).at(-1)).toBe('3016 task');
  });

  it('of a parcel that was never handed in, or was destroyed, restores no sold stock [K15]', async () => {
    const shop = await noticeShop();
    await shop.createParcel();
    await shop.post(shop.noticeOf(['7013', '逾期未寄件']));
    expect(await shop.parcel()).toMatchObject({
      stage: 'expired',
      message: expect.stringContaining('重新建立'),
    });
    expect(await shop.state()).toEqual([4, 5, 20, 2]);
    await shop.createParcel('P2');
    await shop.post(shop.noticeOf(['2068', '賣家已到門市寄件'], 'P2'));
    await shop.post(shop.noticeOf(['7035', '已銷毀'], 'P2'));
    expect(await shop.state()).toEqual([0, 5, 18, 0]);
  });

  it('of an unknown code is stored and shown, and moves nothing [K11]', async () => {
    const shop = await noticeShop();
    await shop.createParcel();
    expect(await shop.post(shop.noticeOf(['9876', '新的狀態']))).toBe('200 1|OK');
    expect(await shop.parcel()).toMatchObject({
      stage: 'accepted',
      status_text: '新的狀態',
      message: '',
    });
    expect(await shop.outcomes()).toEqual(['9876 unknown']);
  });
});

describe('a notice', () => {
  it('with a wrong signature, or about another parcel, is refused [K11]', async () => {
    const shop = await noticeShop();
    await shop.createParcel();
    const notice = shop.noticeOf(['2068', '賣家已到門市寄件']);
    expect(await shop.post({ ...notice, RtnCode: '2067' })).toBe('400 0|unknown');
    await shop.db.execute(`UPDATE parcels SET trade_no = 'other', provider_no = ''`);
    expect(await shop.post(notice)).toBe('400 0|unknown');
    expect(await shop.outcomes()).toEqual([]);
  });

  it('that comes before the parcel is stored is repeated by the provider, and then counts [K11]', async () => {
    const shop = await noticeShop();
    shop.fake.knobs.noticesFirst = true;
    await shop.createParcel();
    expect(shop.fake.sent).toMatchObject([{ status: 400 }]);
    await shop.fake.drive('P1', 'collected', '2068');
    await shop.fake.repeat();
    expect(shop.fake.sent.every(({ answer }) => answer === '1|OK')).toBe(true);
    expect(await shop.parcel()).toMatchObject({ stage: 'handed-in' });
    expect(await shop.outcomes()).toEqual(expect.arrayContaining(['2068 applied', '300 older']));
  });

  it('about an order that was shipped by hand changes neither status nor money [K19]', async () => {
    const shop = await noticeShop();
    await shop.createParcel();
    expect(await shop.move('ship')).toContain('已出貨');
    const shipped = await shop.order();
    shop.clock.advance(86_400_000);
    await shop.fake.drive('P1', 'collected');
    expect(await shop.order()).toEqual(shipped);
    expect(kindsOf(await shop.mails()).sort()).toEqual(['parcel-at-store', 'parcel-received']);
  });

  it('does not keep the clerk from shipping an order whose parcel is handed in [K19]', async () => {
    const shop = await noticeShop();
    await shop.createParcel();
    await shop.fake.drive('P1', 'collected', '2068');
    const { ship_date } = await shop.order();
    shop.clock.advance(86_400_000);
    expect(await shop.move('ship')).toContain('已出貨');
    expect(await shop.order()).toMatchObject({ status: 99, ship_date, pay_amt: 1300 });
    expect(await shop.state()).toEqual([99, 5, 18, 0]);
  });

  it('about a parcel of a cancelled order is a task [K15]', async () => {
    const shop = await noticeShop();
    await shop.createParcel();
    await shop.move('cancel');
    await shop.fake.drive('P1', 'collected', '2068');
    expect(await shop.parcel()).toMatchObject({ message: expect.stringContaining('訂單已取消') });
    expect(await shop.state()).toEqual([0, 5, 20, 0]);
  });

  onPostgres('that several instances receive at once counts once [K10]', async () => {
    const shop = await noticeShop();
    await shop.createParcel();
    for (const step of stepsOf('UNIMARTC2C', 'uncollected')) {
      const notice = shop.noticeOf(step);
      const answers = await Promise.all([shop.post(notice), shop.post(notice), shop.post(notice)]);
      expect(answers).toEqual(['200 1|OK', '200 1|OK', '200 1|OK']);
    }
    expect(await shop.state()).toEqual([0, 5, 20, 0]);
    expect(await shop.outcomes()).toHaveLength(stepsOf('UNIMARTC2C', 'uncollected').length);
  });
});

it('an order that is paid on receipt is no longer to be shipped once its parcel is handed in [K12]', async () => {
  const shop = await noticeShop();
  await shop.createParcel();
  const codesIn = async (tab: string) =>
    (await shop.operate('GET', `orders?tab=${tab}`))
      .json()
      .body.orders.map(({ ord_code }: { ord_code: string }) => ord_code);
  expect([await codesIn('to-ship'), await codesIn('shipped')]).toEqual([[shop.ord_code], []]);
  await shop.fake.drive('P1', 'collected', '2068');
  expect([await codesIn('to-ship'), await codesIn('shipped')]).toEqual([[], [shop.ord_code]]);
});

it('a request to cancel is declined, and not accepted, once the parcel of a paid order has left [K12]', async () => {
  const shop = await noticeShop({ pay_way: 3 });
  await shop.createParcel();
  const request = { kind: 'cancel', acc_email: 'guest@pinpu.test' };
  const url = `/api/order/${shop.guid}/request`;
  await shop.app.inject({ method: 'POST', url, payload: request });
  await shop.fake.drive('P1', 'collected', '2068');
  expect(await shop.move('accept')).toContain('請婉拒這項申請');
  expect((await shop.order()).status).toBe(99);
  expect(await shop.move('decline', { reason: '已寄出' })).not.toContain('不能');
});

it('what a buyer sends back makes a task when it arrives, and moves no order [K13]', async () => {
  const shop = await noticeShop({ pay_way: 1, sub_type: 'TCAT' });
  await shop.createParcel();
  await shop.fake.drive('P1', 'collected');
  const order = await shop.order();
  const sent = await shop.parcel();
  const { provider_no } = sent;
  await shop.db.insert(parcels).values({
    ...sent,
    id: 'r',
    kind: 'return',
    trade_no: 'R1',
    stage: 'accepted',
    closed_at: null,
  });
  const form = { AllPayLogisticsID: provider_no, Temperature: '0001', LogisticsSubType: 'TCAT' };
  const back = shop.fake.createReturn(form);
  const notice = shop.fake.fieldsOf({ ...back, status: ['5008', '退貨配完'] });
  expect(await shop.post(withCheckMacValue(notice, shop.fake.keys))).toBe('200 1|OK');
  expect(await shop.parcel('R1')).toMatchObject({
    ...{ stage: 'returned', message: expect.stringContaining('訂購人寄回') },
  });
  expect(await shop.parcel()).toEqual(sent);
  expect(await shop.order()).toEqual(order);
  expect((await shop.causes()).at(-1)).toBe('return parcel arrived');
});

it('the invoice of an order that is paid on receipt is due once its parcel is handed in [I2, K12]', async () => {
  const shop = await noticeShop();
  await shop.createParcel();
  const due = async () => (await findOrdersToInvoice(shop.db, new Date(0), 9)).length;
  expect(await due()).toBe(0);
  await shop.fake.drive('P1', 'collected', '2068');
  expect(await due()).toBe(1);
});
