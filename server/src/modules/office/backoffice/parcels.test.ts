import type { ParcelForm } from '@pinpu/shared/domain';
import { auditLog, orderEvents, orders, parcels } from '../../../platform/db/schema/index.ts';
import { placedOrder } from '../../../testing/orders/placed-order.ts';
import { atBackoffice } from '../../../testing/people/backoffice.ts';

async function openShop() {
  const shop = await placedOrder();
  await shop.pay();
  return { ...shop, counter: await atBackoffice(shop) };
}

const line = (ord_code: string, carrier = '黑貓宅急便', tracking = '901234567890') => ({
  ord_code,
  carrier,
  tracking,
});

describe('a packing list', () => {
  it('has the whole orders, and marks them as packed once', async () => {
    const { counter, ord_code, db } = await openShop();
    const { orders: listed } = await counter.get(`packing?codes=${ord_code}`);
    expect(listed).toMatchObject([
      { order: { ord_code, addr1: expect.any(String) }, packed_at: '' },
    ]);
    for (const _time of [1, 2]) {
      const answer = await counter.send('POST', 'packing', { codes: [ord_code] });
      expect(answer.json().body.orders[0].packed_at).not.toBe('');
    }
    const packed = (await db.select().from(orderEvents)).filter(({ cause }) => cause === 'packed');
    expect(packed).toMatchObject([{ actor: 'admin:counter', from_status: 3, to_status: 3 }]);
    const [row] = (await counter.get('orders?tab=to-ship')).orders;
    expect(row.packed_at).toMatch(/^2026-11-21T02:00/);
  });

  it('has the parcels that are to be handed in, with their numbers [K27]', async () => {
    const { counter, ord_code, db, order, clock } = await openShop();
    const row = {
      ...{ ord_id: (await order())?.ord_id ?? '', provider: 'ecpay', sub_type: 'UNIMARTC2C' },
      ...{ kind: 'out' as const, state: 'created' as const, stage: 'accepted' as const },
      ...{ form: {} as ParcelForm, contents: [] },
      ...{
        next_at: clock.now(),
        reported_at: clock.now(),
        c_date: clock.now(),
        u_date: clock.now(),
      },
    };
    await db.insert(parcels).values([
      { ...row, id: 'P-1', trade_no: 'T1', payment_no: 'C9764', validation_no: '4568' },
      { ...row, id: 'P-2', trade_no: 'T2', payment_no: 'C9765', stage: 'under-way' },
      { ...row, id: 'P-3', trade_no: 'T3', state: 'failed', stage: 'none' },
    ]);
    expect((await counter.get(`packing?codes=${ord_code}`)).parcels).toEqual([
      {
        ...{ id: 'P-1', ord_code, sub_type: 'UNIMARTC2C', temperature: 'room' },
        ...{ payment_no: 'C9764', validation_no: '4568', tracking_no: '' },
      },
    ]);
  });

  it('rejects an order that does not wait to be shipped, and more orders than a list takes', async () => {
    const { counter, ord_code, db } = await openShop();
    await db.update(orders).set({ status: 2 });
    const rejected = await counter.send('POST', 'packing', { codes: [ord_code] });
    expect([rejected.statusCode, rejected.json().msg[0].Message]).toEqual([
      409,
      expect.stringMatching(/目前是「待付款」，不能備貨/),
    ]);
    const many = Array.from({ length: 51 }, (_, i) => `ORD${i}`);
    const listed = await counter.send('GET', `packing?codes=${many.join(',')}`);
    expect(listed.json().msg[0].Message).toBe('一次最多列印 50 筆訂單。');
  });
});

describe('the audit log', () => {
  it('has an entry of every order that was packed or shipped together, and of every rejection', async () => {
    const { counter, ord_code, db } = await openShop();
    const lines = [line('王小明'), line(ord_code, '不知名物流'), line(ord_code), line(ord_code)];
    await counter.send('POST', 'packing', { codes: [ord_code] });
    await counter.send('POST', 'shipments', { lines });
    const entries = await db.select().from(auditLog).orderBy(auditLog.id);
    expect(entries.map(({ action, subject, outcome }) => [action, subject, outcome])).toEqual([
      ['order.pack', ord_code, 'ok'],
      ['order.ship', '', 'ORDER_NOT_FOUND'],
      ['order.ship', ord_code, 'ORDER_MOVE_REFUSED'],
      ['order.ship', ord_code, 'ok'],
      ['order.ship', ord_code, 'ORDER_MOVE_REFUSED'],
    ]);
  });
});

describe('many parcels at once', () => {
  it('ships each line that is right, and says of every other what is wrong', async () => {
    const { counter, ord_code, order } = await openShop();
    const lines = [
      line('ORD-NONE'),
      line(ord_code, '不知名物流'),
      line(ord_code, '黑貓宅急便', '<1>'),
      line(ord_code, '黑貓宅急便', ''),
      line(ord_code.toLowerCase()),
      line(ord_code, 'tcat', '222222222222'),
    ];
    const { results } = (await counter.send('POST', 'shipments', { lines })).json().body;
    expect(
      results.map(({ shipped, message }: { shipped: boolean; message: string }) => [
        shipped,
        message,
      ]),
    ).toEqual([
      [false, '找不到訂單 ORD-NONE。'],
      [false, expect.stringMatching(/^看不懂物流「不知名物流」，可以寫：黑貓宅急便、/)],
      [false, expect.stringMatching(/「<1>」不是貨運單號/)],
      [false, '這一行沒有貨運單號。'],
      [true, '已出貨，貨運單號 901234567890。'],
      [false, `訂單 ${ord_code} 已由 counter 出貨。要更正單號，請到訂單頁。`],
    ]);
    expect(await order()).toMatchObject({
      status: 99,
      ship_carrier: 'tcat',
      ship_code: '901234567890',
    });
  });

  it('rejects 10 000 pasted rows in one sentence, and ships none of them', async () => {
    const { counter, ord_code, order } = await openShop();
    const lines = Array.from({ length: 10_000 }, () => line(ord_code));
    const answer = await counter.send('POST', 'shipments', { lines });
    expect([answer.statusCode, answer.json().msg[0].Message]).toEqual([
      400,
      '一次最多 200 筆，這次有 10000 筆，都還沒出貨。請分次貼上。',
    ]);
    expect((await order())?.status).toBe(3);
  });
});
