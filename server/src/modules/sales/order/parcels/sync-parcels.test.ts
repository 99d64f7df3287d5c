import { noticeShop } from '../../../../testing/orders/notice-shop.ts';
import { atBackoffice } from '../../../../testing/people/backoffice.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const QUERY = '/Helper/QueryLogisticsTradeInfo/V5';

const queries = ({ fake }: Awaited<ReturnType<typeof noticeShop>>) =>
  fake.calls.filter((path) => path === QUERY).length;

describe('a parcel that was silent', () => {
  it('is asked about after two days, and its lost notices count [K17]', async () => {
    const shop = await noticeShop();
    await shop.createParcel();
    await shop.sync();
    expect(queries(shop)).toBe(0);
    shop.fake.parcel('P1').status = ['2073', ''];
    shop.clock.advance(2 * DAY);
    await shop.sync();
    await shop.sync();
    expect(queries(shop)).toBe(1);
    expect(await shop.parcel()).toMatchObject({
      ...{ stage: 'at-store', status_text: '已到門市', charge: 60, at_store_at: shop.clock.now() },
      store_until: '2026-11-29',
    });
    expect(await shop.order()).toMatchObject({ status: 4, ship_date: shop.clock.now() });
  });

  it('is not asked about for half an hour after a failure [K17]', async () => {
    const shop = await noticeShop();
    await shop.createParcel('P1', [{ line_no: 1, qty: 1 }]);
    await shop.createParcel('P2', [{ line_no: 1, qty: 1 }]);
    shop.fake.knobs.queries = 0;
    shop.clock.advance(2 * DAY);
    await shop.sync();
    await shop.sync();
    expect(queries(shop)).toBe(1);
    shop.fake.knobs.queries = 9;
    shop.clock.advance(2 * DAY);
    await shop.sync();
    expect(queries(shop)).toBe(3);
  });

  it('is asked about four at a time [K17]', async () => {
    const shop = await noticeShop();
    for (const number of [1, 2, 3, 4, 5, 6]) await shop.createParcel(`P${number}`);
    shop.clock.advance(2 * DAY);
    await shop.sync();
    expect(queries(shop)).toBe(4);
    await shop.sync();
    expect(queries(shop)).toBe(6);
  });

  it('is asked about at once by a clerk, and an answer that repeats changes nothing [K17]', async () => {
    const shop = await noticeShop();
    await shop.createParcel();
    shop.fake.parcel('P1').status = ['2067', ''];
    const { id } = await shop.parcel();
    const clerk = await atBackoffice(shop, 'anna');
    const ask = () => clerk.send('POST', `parcels/${id}/ask`, {});
    expect((await ask()).json().body).toMatchObject({ stage: 'received' });
    const order = await shop.order();
    expect(order).toMatchObject({ status: 99, pay_amt: 1300 });
    expect((await ask()).statusCode).toBe(200);
    expect(await shop.order()).toEqual({ ...order, u_date: expect.any(Date) });
    expect(await shop.outcomes()).toEqual(['2067 applied']);
  });
});

describe('a parcel to an address, whose number comes by a query alone', () => {
  const MINUTE = 60_000;
  const sentMails = async (shop: Awaited<ReturnType<typeof noticeShop>>) =>
    (await shop.mails()).filter(({ kind }) => kind === 'parcel-sent');

  it('is asked about two minutes after its creation, and the dialog and the mail have its number [K31]', async () => {
    const shop = await noticeShop({ pay_way: 3, sub_type: 'TCAT' });
    await shop.createParcel();
    await shop.sync();
    expect(queries(shop)).toBe(0);
    shop.clock.advance(2 * MINUTE);
    await shop.sync();
    const { shipment_no } = shop.fake.parcel('P1');
    expect(await shop.order()).toMatchObject({ ship_carrier: 'tcat', ship_code: shipment_no });
    expect((await shop.view()).parcels).toMatchObject([{ number: shipment_no }]);
    shop.clock.advance(DAY);
    await shop.sync();
    expect(queries(shop)).toBe(1);
    await shop.post(shop.noticeOf(['3001', '轉運中']));
    const [mail, ...others] = await sentMails(shop);
    expect([mail?.text.includes(shipment_no), others]).toEqual([true, []]);
  });

  it('without a number is asked about less and less often [K31]', async () => {
    const shop = await noticeShop({ pay_way: 3, sub_type: 'TCAT' });
    await shop.createParcel();
    shop.fake.parcel('P1').shipment_no = '';
    for (let minutes = 0; minutes < 600; minutes += 1) {
      shop.clock.advance(MINUTE);
      await shop.sync();
    }
    expect(queries(shop)).toBe(9);
  });

  it('is mailed as sent once, with the number that comes after it was handed in [K31]', async () => {
    const shop = await noticeShop({ pay_way: 3, sub_type: 'TCAT' });
    await shop.createParcel();
    await shop.post(shop.noticeOf(['3001', '轉運中']));
    expect(await shop.order()).toMatchObject({ status: 99 });
    expect(await sentMails(shop)).toEqual([]);
    shop.clock.advance(DAY);
    await shop.sync();
    await shop.post(shop.noticeOf(['3006', '配送中']));
    const { shipment_no } = shop.fake.parcel('P1');
    const mails = await sentMails(shop);
    expect(mails.map(({ text }) => text.includes(shipment_no))).toEqual([true]);
  });

  it('is mailed without a number where the provider has none either [K31]', async () => {
    const shop = await noticeShop({ pay_way: 3, sub_type: 'TCAT' });
    await shop.createParcel();
    shop.fake.parcel('P1').shipment_no = '';
    await shop.post(shop.noticeOf(['3001', '轉運中']));
    shop.clock.advance(DAY);
    await shop.sync();
    expect(await sentMails(shop)).toHaveLength(1);
  });

  it('that a clerk shipped by hand is not mailed again with its number [K19]', async () => {
    const shop = await noticeShop({ pay_way: 3, sub_type: 'TCAT' });
    await shop.createParcel();
    await shop.move('ship', { carrier: 'hct', tracking: '6812345678' });
    await shop.post(shop.noticeOf(['3001', '轉運中']));
    shop.clock.advance(DAY);
    await shop.sync();
    expect(queries(shop)).toBe(1);
    expect(await sentMails(shop)).toEqual([]);
  });
});

it('collected money is asked about daily until the day of its transfer is known [K17]', async () => {
  const shop = await noticeShop();
  await shop.createParcel();
  await shop.fake.drive('P1', 'collected');
  await shop.sync();
  expect(queries(shop)).toBe(0);
  shop.clock.advance(DAY);
  const peer = shop.fake.parcel('P1');
  peer.collected = false;
  await shop.sync();
  expect(await shop.parcel()).toMatchObject({ allocated_on: '', charge: 60 });
  peer.collected = true;
  shop.clock.advance(DAY);
  await shop.sync();
  expect(await shop.parcel()).toMatchObject({ allocated_amt: 1285, allocated_on: '2026-12-03' });
  shop.clock.advance(5 * DAY);
  await shop.sync();
  expect(queries(shop)).toBe(2);
});

describe('a buyer', () => {
  it('is mailed the last day, and reminded once, two days before it, in the daytime [K14]', async () => {
    const shop = await noticeShop();
    await shop.createParcel();
    await shop.fake.drive('P1', 'collected', '2073');
    const kinds = async () => (await shop.mails()).map(({ kind }) => kind);
    const arrived = (await shop.mails()).find(({ kind }) => kind === 'parcel-at-store');
    for (const part of [arrived?.html, arrived?.text])
      for (const word of ['請於 11/27（五）前取貨', '測試門市', 'NT$1,300', 'C17185002448'])
        expect(part).toContain(word);
    shop.clock.advance(3 * DAY);
    await shop.remind();
    expect(await kinds()).not.toContain('parcel-reminder');
    shop.clock.advance(DAY - 5 * HOUR);
    await shop.remind();
    expect(await kinds()).not.toContain('parcel-reminder');
    shop.clock.advance(5 * HOUR);
    await Promise.all([shop.remind(), shop.remind()]);
    expect((await kinds()).filter((kind) => kind === 'parcel-reminder')).toHaveLength(1);
  });

  it('is not reminded of what is collected [K14]', async () => {
    const shop = await noticeShop();
    await shop.createParcel();
    await shop.fake.drive('P1', 'collected');
    shop.clock.advance(5 * DAY);
    await shop.remind();
    expect((await shop.mails()).some(({ kind }) => kind === 'parcel-reminder')).toBe(false);
  });

  it('sees where the parcel is, until when, and its number [K18]', async () => {
    const shop = await noticeShop();
    expect((await shop.view()).parcels).toBeUndefined();
    await shop.createParcel();
    await shop.fake.drive('P1', 'collected', '2073');
    expect((await shop.view()).parcels).toMatchObject([
      {
        ...{ kind: 'out', stage: 'at-store', carrier: '7-ELEVEN', number: 'C17185002448' },
        ...{ store_until: '2026-11-27', collects: 1300, contents: [], asks_number: true },
        ...{ handed_in_at: shop.clock.now().toISOString() },
        url: expect.stringContaining('eservice.7-11.com.tw'),
      },
    ]);
  });
});
