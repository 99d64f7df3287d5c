import { PARCEL_TABS } from '@pinpu/shared/contracts/backoffice';
import { parcels } from '../../../../platform/db/schema/index.ts';
import { parcelShop } from '../../../../testing/orders/parcel-shop.ts';
import { placedOrder } from '../../../../testing/orders/placed-order.ts';
import { atBackoffice } from '../../../../testing/people/backoffice.ts';

async function created() {
  const shop = await parcelShop();
  await shop.pay();
  await shop.toStore();
  await shop.ask();
  await shop.run();
  return shop;
}

describe('the list of parcels', () => {
  it('has them by what they wait for, and counts them [K9]', async () => {
    const shop = await created();
    const list = (tab: string, q = '') => shop.clerk.get(`parcels?tab=${tab}&q=${q}`);
    const stages = {
      'under-way': 'handed-in',
      'at-store': 'at-store',
      returning: 'returning',
    } as const;
    const { counts, offered, home } = await list('to-hand-in');
    expect({ counts, offered, home }).toEqual({
      counts: {
        ...{ problems: 0, 'to-hand-in': 1, 'under-way': 0 },
        ...{ 'at-store': 0, returning: 0, money: 0 },
      },
      offered: true,
      home: ['TCAT', 'POST'],
    });
    for (const [tab, stage] of Object.entries(stages)) {
      await shop.db.update(parcels).set({ stage });
      for (const one of PARCEL_TABS) {
        const { parcels: found } = await list(one);
        expect([one, found.length]).toEqual([one, one === tab || one === 'all' ? 1 : 0]);
      }
    }
    await shop.db.update(parcels).set({ stage: 'received', collects: 1300 });
    const money = async () => {
      const { parcels: found, counts } = await list('money');
      return [found.length, counts.money];
    };
    expect(await money()).toEqual([1, 1]);
    await shop.db.update(parcels).set({ allocated_on: '2026-11-20', message: '請處理' });
    // What has arrived stays to be compared, and is no longer counted.
    expect(await money()).toEqual([1, 0]);
    expect((await list('problems')).parcels).toHaveLength(1);
    expect((await shop.clerk.get('overview')).parcel_problems).toBe(1);
  });

  it('finds one by the order’s code and by each of its numbers [K9]', async () => {
    const shop = await created();
    const found = async (q: string) => {
      const { parcels: rows } = await shop.clerk.get(`parcels?q=${encodeURIComponent(q)}`);
      return rows.length;
    };
    for (const q of [shop.ord_code.toLowerCase(), 'C1718500', 'C1718500 2448', '1718500'])
      expect([q, await found(q)]).toEqual([q, 1]);
    expect(await found('C9')).toBe(0);
  });

  it('of an order is asked for by its code, and pages by cursor [K9]', async () => {
    const shop = await created();
    const own = await shop.clerk.get(`orders/${shop.ord_code}/parcels`);
    expect(own.parcels).toMatchObject([
      { ord_code: shop.ord_code, can_cancel: true, can_return: false },
    ]);
    const [row] = await shop.parcels();
    if (!row) throw new Error('no parcel');
    const more = Array.from({ length: 55 }, (_, at) => ({
      ...{
        ...row,
        id: `more-${at}`,
        trade_no: `M${at}`,
        c_date: new Date(row.c_date.getTime() - at),
      },
    }));
    await shop.db.insert(parcels).values(more);
    const first = await shop.clerk.get('parcels');
    const second = await shop.clerk.get(`parcels?after=${encodeURIComponent(first.next)}`);
    const ids = [...first.parcels, ...second.parcels].map(({ id }: { id: string }) => id);
    expect([first.parcels.length, second.next, new Set(ids).size]).toEqual([50, '', 56]);
  });

  it('of a shop without a provider is empty, and asking for parcels says so [K9]', async () => {
    const shop = await placedOrder();
    const clerk = await atBackoffice(shop, 'anna');
    expect(await clerk.get('parcels')).toMatchObject({ parcels: [], offered: false, home: [] });
    const body = { orders: [{ ord_code: shop.ord_code }] };
    const answer = await clerk.send('POST', 'parcels', body);
    expect([answer.statusCode, answer.json().msg[0].Code]).toEqual([409, 'NO_PARCELS']);
  });
});
