import { eq } from 'drizzle-orm';
import { products, variants } from '../../../platform/db/schema/index.ts';
import { openPreorders, SHIPS, UNTIL } from '../../../testing/goods/preorder.ts';
import { OOLONG, type TestApp, testApp } from '../../../testing/index.ts';
import { updatePreorders } from './preorder-repository.ts';

const HOUR = 3_600_000;

const isOpen = async ({ db }: TestApp) => {
  const [row] = await db.select().from(variants).where(eq(variants.var_id, OOLONG.prd_id));
  return row?.pre_open;
};

const product = async ({ app }: TestApp) =>
  (await app.inject(`/api/product/${OOLONG.prd_id}`)).json().body;

const listed = async ({ app }: TestApp) => {
  const items = (await app.inject('/api/products?l=20')).json().pager.items;
  return items.find(({ prd_id }: { prd_id: string }) => prd_id === OOLONG.prd_id);
};

it('the schedule closes pre-orders at their deadline, and changes nothing twice [T16]', async () => {
  const shop = await testApp({ now: '2026-12-10T22:30:00+08:00' });
  await openPreorders(shop);
  expect(await isOpen(shop)).toBe(true);
  shop.clock.advance(HOUR);
  await updatePreorders(shop.db, shop.clock.now());
  expect(await isOpen(shop)).toBe(true);
  shop.clock.advance(HOUR);
  await Promise.all([1, 2].map(() => updatePreorders(shop.db, shop.clock.now())));
  expect(await isOpen(shop)).toBe(false);
});

it.each([
  ['before the deadline', '2026-12-10T23:59', '2026-12-20', '2026-12-10T23:58', true],
  ['at the deadline', '2026-12-10T23:59', '2026-12-20', '2026-12-10T23:59', false],
  ['without a day', '2026-12-10T23:59', '', '2026-12-01T12:00', false],
  ['without a deadline', null, '2026-12-20', '2026-12-01T12:00', false],
  ['on the day itself', '2026-12-30T00:00', '2026-12-20', '2026-12-20T23:59', true],
  ['after the day', '2026-12-30T00:00', '2026-12-20', '2026-12-21T00:00', false],
])(
  'pre-orders are accepted as the terms say: %s [T16]',
  async (_, until, preorder_ships, now, open) => {
    const shop = await testApp({ now: `${now}+08:00` });
    await openPreorders(shop);
    const preorder_until = until === null ? null : new Date(`${until}+08:00`);
    await shop.db.update(products).set({ preorder_until, preorder_ships });
    await updatePreorders(shop.db, shop.clock.now(), [OOLONG.prd_id]);
    expect(await isOpen(shop)).toBe(open);
  },
);

it('a save of one product leaves the others as they are [T16]', async () => {
  const shop = await testApp();
  await openPreorders(shop);
  shop.clock.advance(30 * 24 * HOUR);
  await updatePreorders(shop.db, shop.clock.now(), ['P0002']);
  expect(await isOpen(shop)).toBe(true);
  await shop.db.update(products).set({ preorder_until: null });
  await updatePreorders(shop.db, shop.clock.now(), [OOLONG.prd_id]);
  expect(await isOpen(shop)).toBe(false);
});

describe('a product that can be pre-ordered [T16]', () => {
  it('says until when, when it leaves and how many are left, on its page and in lists', async () => {
    const shop = await testApp();
    await openPreorders(shop);
    const until = new Date(UNTIL).toISOString();
    expect(await product(shop)).toMatchObject({
      ...{ tot_qty: 10, preorder: SHIPS, preorder_until: until },
    });
    expect(await product(shop)).not.toHaveProperty('restock');
    expect(await listed(shop)).toMatchObject({ tot_qty: 10, preorder: SHIPS });
  });

  it('is sold from stock while there is any', async () => {
    const shop = await testApp();
    await openPreorders(shop, { on_hand: 2 });
    const found = await product(shop);
    expect([found.tot_qty, found.preorder, found.preorder_until]).toEqual([
      2,
      undefined,
      undefined,
    ]);
  });

  it('is sold out once the quota is taken, and offers a mail', async () => {
    const shop = await testApp();
    await openPreorders(shop, { pre_left: 0 });
    const found = await product(shop);
    expect([found.tot_qty, found.preorder]).toEqual([0, undefined]);
    expect(await listed(shop)).not.toHaveProperty('preorder');
  });
});
