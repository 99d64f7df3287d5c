import { orders } from '../../../platform/db/schema/index.ts';
import { BEAUTY, OOLONG } from '../../../testing/index.ts';
import { checkoutBody, lineOf, sendCheckout } from '../../../testing/orders/buyer.ts';
import { GUEST, placedOrder } from '../../../testing/orders/placed-order.ts';
import { atBackoffice } from '../../../testing/people/backoffice.ts';

const DAY = 86_400_000;

async function openShop(env: Record<string, string> = {}) {
  const shop = await placedOrder({}, env);
  const counter = await atBackoffice(shop);
  const found = async (query: string): Promise<string[]> =>
    (await counter.get(`orders?${query}`)).orders.map(
      ({ ord_code }: { ord_code: string }) => ord_code,
    );
  return { ...shop, counter, found };
}

describe('the list of orders', () => {
  it('shows waiting orders in their tab, with counts for all tabs', async () => {
    const shop = await openShop();
    expect(await shop.found('tab=to-pay')).toEqual([shop.ord_code]);
    expect(await shop.found('tab=to-ship')).toEqual([]);
    await shop.pay();
    const { orders: listed, counts, next } = await shop.counter.get('orders?tab=to-ship');
    expect(listed).toMatchObject([
      {
        ord_code: shop.ord_code,
        status: 3,
        inv_amt: 1300,
        goods: { name: OOLONG.prd_name, others: 0, units: 2 },
        packed_at: '',
        overdue: false,
        request: '',
      },
    ]);
    expect(counts).toEqual({ 'to-ship': 1, 'to-pay': 0, requests: 0, refunds: 0, invoices: 0 });
    expect(next).toBe('');
  });

  it.each([
    ['order code', (code: string) => code],
    [
      'beginning of an order code, in small letters',
      (code: string) => code.slice(0, 8).toLowerCase(),
    ],
    ['e-mail', () => GUEST.toUpperCase()],
    ['mobile number as people write it', () => '0912-345 678'],
    ['beginning of a name', () => '王'],
    ['part of a product', () => '烏龍'],
    ['product code', () => OOLONG.prd_id],
    [
      'full-width letters',
      (code: string) =>
        code.replaceAll(/[A-Z]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0)),
    ],
  ])('finds an order by %s', async (_what, q) => {
    const shop = await openShop();
    await shop.db.update(orders).set({ cus_name: '王小明', cus_mobile: '0912345678' });
    expect(await shop.found(`q=${encodeURIComponent(q(shop.ord_code))}`)).toEqual([shop.ord_code]);
  });

  it.each(['%', '_', '0900000001', '咖啡', 'nobody@pinpu.test'])(
    'finds nothing for %s',
    async (q) => {
      const shop = await openShop();
      expect(await shop.found(`q=${encodeURIComponent(q)}`)).toEqual([]);
    },
  );

  it('finds a shipped order by the number of its parcel and of its invoice', async () => {
    const shop = await openShop();
    await shop.db.update(orders).set({ ship_code: '901234567890', invoice_code: 'AB12345678' });
    expect(await shop.found('q=9012%203456%207890')).toEqual([shop.ord_code]);
    expect(await shop.found('q=ab-12345678')).toEqual([shop.ord_code]);
  });

  it.each(['迪化街一段59號', '５９號', '大同區'])(
    'finds an order by its address: %s [41 W6]',
    async (q) => {
      const shop = await openShop();
      await shop.db.update(orders).set({ addr1: '臺北市大同區迪化街一段 59 號' });
      expect(await shop.found(`q=${encodeURIComponent(q)}`)).toEqual([shop.ord_code]);
      expect(await shop.found(`q=${encodeURIComponent('民生路')}`)).toEqual([]);
    },
  );

  it('is restricted to days in Taipei', async () => {
    const shop = await openShop();
    await shop.db.update(orders).set({ ord_date: new Date('2026-11-20T16:30:00Z') });
    expect(await shop.found('from=2026-11-21&to=2026-11-21')).toEqual([shop.ord_code]);
    expect(await shop.found('to=2026-11-20')).toEqual([]);
    expect(await shop.found('from=2026-11-22')).toEqual([]);
  });

  it('is read page by page, and no order is shown twice or left out', async () => {
    const shop = await openShop();
    const [row] = await shop.db.select().from(orders);
    if (!row) throw new Error('no order');
    const copies = Array.from({ length: 60 }, (_, i) => ({
      ...row,
      ord_id: `o${i}`,
      guid: `g${i}`,
      ord_code: `COPY${i}`,
      // Two orders share each moment: their code breaks the tie.
      ord_date: new Date(row.ord_date.getTime() - Math.floor(i / 2) * 1000),
    }));
    await shop.db.insert(orders).values(copies);
    const first = await shop.counter.get('orders');
    const second = await shop.counter.get(`orders?after=${encodeURIComponent(first.next)}`);
    const codes = [...first.orders, ...second.orders].map(
      (one: { ord_code: string }) => one.ord_code,
    );
    expect([first.orders.length, second.next]).toEqual([50, '']);
    expect(new Set(codes)).toEqual(new Set([shop.ord_code, ...copies.map((one) => one.ord_code)]));
    expect(codes).toHaveLength(61);
  });

  it('is read oldest first, page by page [41 W6]', async () => {
    const shop = await openShop();
    const [row] = await shop.db.select().from(orders);
    if (!row) throw new Error('no order');
    await shop.db.insert(orders).values(
      Array.from({ length: 55 }, (_, i) => ({
        ...{ ...row, ord_id: `o${i}`, guid: `g${i}`, ord_code: `COPY${i}` },
        ord_date: new Date(row.ord_date.getTime() - (i + 1) * 1000),
      })),
    );
    const first = await shop.counter.get('orders?sort=oldest');
    const rest = await shop.found(`sort=oldest&after=${encodeURIComponent(first.next)}`);
    expect(first.orders[0].ord_code).toBe('COPY54');
    expect(rest).toEqual(['COPY4', 'COPY3', 'COPY2', 'COPY1', 'COPY0', shop.ord_code]);
    expect((await shop.found('sort=oldest&q=COPY')).slice(0, 2)).toEqual(['COPY54', 'COPY53']);
  });

  it('marks what has waited for too long, also on the overview', async () => {
    const shop = await openShop();
    await shop.pay();
    const before = await shop.counter.get('overview');
    await shop.db.update(orders).set({ ord_date: new Date(shop.clock.now().getTime() - 8 * DAY) });
    const { orders: listed } = await shop.counter.get('orders?tab=to-ship');
    expect(listed).toMatchObject([{ overdue: true }]);
    const after = await shop.counter.get('overview');
    expect([before.overdue, after.overdue]).toEqual([0, 1]);
    expect(after.counts['to-ship']).toBe(1);
  });
});

describe('one order', () => {
  it('has its history with who made each entry, and its payment attempts', async () => {
    const shop = await openShop();
    await shop.pay();
    const { order, records, attempts, version } = await shop.counter.get(`orders/${shop.ord_code}`);
    expect(order).toMatchObject({ ord_code: shop.ord_code, status: 3, pay_amt: 1300 });
    expect(
      records.map(({ actor, cause }: { actor: string; cause: string }) => [actor, cause]),
    ).toContainEqual(['gateway', 'paid']);
    expect(attempts).toMatchObject([{ provider: '沙盒', status: 'paid', amount: 1300 }]);
    expect((await shop.counter.get(`orders/${shop.ord_code}`)).version).toBe(version);
  });

  it('is found by its code alone', async () => {
    const shop = await openShop();
    const answers = await Promise.all(
      ['ORD-NONE', shop.guid].map((code) => shop.counter.send('GET', `orders/${code}`)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  });
});

it('a payment in the sandbox of a live shop is marked, since nothing was received', async () => {
  const shop = await openShop({ SHOP_MODE: 'live' });
  await shop.pay();
  const { orders: listed } = await shop.counter.get('orders?tab=to-ship');
  expect(listed).toMatchObject([{ pretended: true }]);
  const { status, message } = await shop.counter.move(shop.ord_code, 'ship');
  expect([status, message]).toEqual([409, expect.stringMatching(/沙盒付款.*請取消這筆訂單/)]);
});

it('an order of several goods shows the first and how many follow', async () => {
  const shop = await openShop();
  await sendCheckout(shop, checkoutBody([lineOf(OOLONG, 1), lineOf(BEAUTY, 3)]));
  const { orders: listed } = await shop.counter.get('orders');
  const goods = listed.map((one: { goods: object }) => one.goods);
  expect(goods).toContainEqual({ name: expect.any(String), others: 1, units: 4 });
});
