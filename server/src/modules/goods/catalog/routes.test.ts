import { pagerOf, productItemSchema } from '@pinpu/shared/contracts';
import { eq } from 'drizzle-orm';
import { parse } from 'zod/mini';
import { shortLinks, variants } from '../../../platform/db/schema/index.ts';
import {
  BEAUTY,
  BRITTLE,
  OOLONG,
  PINEAPPLE,
  PROMOTER,
  type TestApp,
  testApp,
  WITHDRAWN,
} from '../../../testing/index.ts';

async function pagerAt({ app }: TestApp, url: string) {
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(200);
  return parse(pagerOf(productItemSchema), answer.json()).pager;
}
const idsAt = async (shop: TestApp, url: string) =>
  (await pagerAt(shop, url)).items.map(({ prd_id }) => prd_id);

const asMember = ({ app }: TestApp, status: number) =>
  app.addHook('onRequest', async (request) => {
    request.member = { cus_id: 'M', acc_email: 'a@b.test', cus_name: 'x', status };
  });

describe('GET /api/products', () => {
  it('lists what is for sale by rank, with the available stock [N4]', async () => {
    const shop = await testApp();
    const pager = await pagerAt(shop, '/api/products?s=abc');
    expect(pager).toMatchObject({ total: 4, page: 1, size: 100 });
    expect(pager.items.map(({ prd_id, tot_qty }) => [prd_id, tot_qty])).toEqual([
      [OOLONG.prd_id, 20],
      [BEAUTY.prd_id, 3],
      [BRITTLE.prd_id, 200],
      [PINEAPPLE.prd_id, 0],
    ]);
  });

  it('lists what is sold out after everything else, until it is back [finding D18] [L1]', async () => {
    const shop = await testApp();
    const isOolong = eq(variants.var_id, OOLONG.prd_id);
    const rest = [BEAUTY, BRITTLE].map(({ prd_id }) => prd_id);
    await shop.db.update(variants).set({ reserved: OOLONG.on_hand }).where(isOolong);
    for (const address of ['/api/products', '/api/products/%E8%8C%B6'])
      expect((await idsAt(shop, address)).indexOf(OOLONG.prd_id)).toBeGreaterThan(0);
    expect(await idsAt(shop, '/api/products')).toEqual([...rest, OOLONG.prd_id, PINEAPPLE.prd_id]);
    await shop.db.update(variants).set({ reserved: 0 }).where(isOolong);
    expect(await idsAt(shop, '/api/products')).toEqual([OOLONG.prd_id, ...rest, PINEAPPLE.prd_id]);
  });

  it.each([
    ['new', [BEAUTY, OOLONG, BRITTLE, PINEAPPLE]],
    ['hot', [OOLONG, BRITTLE, BEAUTY, PINEAPPLE]],
    ['price_asc', [BRITTLE, OOLONG, BEAUTY, PINEAPPLE]],
    ['price_desc', [BEAUTY, OOLONG, BRITTLE, PINEAPPLE]],
  ])('orders by %s, sold-out ones last, ties by id [L1, N4]', async (order, expected) => {
    const shop = await testApp();
    expect(await idsAt(shop, `/api/products?o=${order}`)).toEqual(
      expected.map(({ prd_id }) => prd_id),
    );
  });

  it('shows every product once over the pages [L3]', async () => {
    const shop = await testApp();
    const pages = [];
    for (const p of [1, 2, 3]) pages.push(...(await idsAt(shop, `/api/products?o=new&l=2&p=${p}`)));
    expect(pages).toEqual([BEAUTY, OOLONG, BRITTLE, PINEAPPLE].map(({ prd_id }) => prd_id));
  });

  it('lists the featured products in their own order [H4, N4]', async () => {
    const shop = await testApp();
    const { items, total } = await pagerAt(shop, '/api/products?n=featured&l=6');
    expect(items.map(({ prd_id }) => prd_id)).toEqual([OOLONG.prd_id, BEAUTY.prd_id]);
    expect(total).toBe(2);
  });

  it('returns at most 100 items [L3]', async () => {
    const shop = await testApp();
    expect((await pagerAt(shop, '/api/products?l=5000')).size).toBe(100);
  });

  it.each([
    'l=0',
    'l=-1',
    'l=abc',
    'l=1.5',
    'p=0',
    'p=9999999',
    'o=cheapest',
    'l=1&l=2',
    'q=a&q=b',
    'q=%00',
  ])('rejects %s with a 400 [N4]', async (query) => {
    const { app } = await testApp();
    const answer = await app.inject(`/api/products?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, msg: [{ Message: expect.any(String) }] });
  });
});

describe('GET /api/products?ids=', () => {
  it.each([
    ['P0003,P0001', ['P0003', 'P0001']],
    ['P0001,P0001', ['P0001']],
    [`P9999,${WITHDRAWN.prd_id},P0004`, ['P0004']],
    ["%27--,,%20,P0002'", []],
    [Array.from({ length: 150 }, (_, i) => `X${i}`).join(','), []],
  ])('returns %s in this order, without what is not for sale [N4]', async (ids, expected) => {
    expect(await idsAt(await testApp(), `/api/products?ids=${ids}`)).toEqual(expected);
  });
});

describe('GET /api/products/:cate', () => {
  it.each([
    ['a category by id', 'C21', ['P0003', 'P0004']],
    ['a category by name', '傳統糕餅', ['P0003', 'P0004']],
    ['a parent with its children', '茶', ['P0001', 'P0002']],
    ['a keyword in a name', '花生', ['P0003']],
    ['a keyword in a description', '回甘', ['P0001']],
    ['two keywords', '東方 茶', ['P0002']],
    ['nothing', '沒有這種東西', []],
    ['a percent sign as itself', '%', []],
    ['an underscore as itself', '_', []],
    ['a backslash', '\\', []],
    ['a very long keyword', '茶'.repeat(50), []],
  ])('finds %s [R2, N4]', async (_what, cate, expected) => {
    const shop = await testApp();
    expect(await idsAt(shop, `/api/products/${encodeURIComponent(cate)}`)).toEqual(expected);
  });
});

describe('GET /api/products/bundle/:cate', () => {
  it("lists a promoter's bundle in its order, without what is no longer sold [R3, N4]", async () => {
    const shop = await testApp();
    const prd_ids = [BRITTLE.prd_id, WITHDRAWN.prd_id, OOLONG.prd_id];
    await shop.db.insert(shortLinks).values({
      code: 'bundle1',
      kind: 'bundle',
      target: '/pb/bundle1',
      prd_ids,
      cus_id: PROMOTER.cus_id,
      c_date: shop.clock.now(),
    });
    expect(await idsAt(shop, '/api/products/bundle/bundle1')).toEqual([
      BRITTLE.prd_id,
      OOLONG.prd_id,
    ]);
  });

  it('is the plain list for a category, and without one [R3]', async () => {
    const shop = await testApp();
    expect(await idsAt(shop, '/api/products/bundle/C21')).toEqual(['P0003', 'P0004']);
    expect(await idsAt(shop, '/api/products/bundle')).toHaveLength(4);
  });
});

describe('GET /api/product/:id', () => {
  it('returns the complete product [N4]', async () => {
    const { app } = await testApp();
    expect((await app.inject('/api/product/P0001')).json().body).toMatchObject({
      prd_id: 'P0001',
      price: 600,
      price1: 540,
      tot_qty: 20,
      prd_text_desc: '清香回甘。',
      prd_album_pics: expect.stringContaining('section_1'),
      u_date: '2026-05-31T16:00:00.000Z',
    });
  });

  it.each(['P9999', WITHDRAWN.prd_id, '%20', "'--", 'x'.repeat(150)])(
    'answers 404 for %s [N4]',
    async (id) => {
      const { app } = await testApp();
      const answer = await app.inject(`/api/product/${id}`);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ success: false, msg: [{ Code: 'PRODUCT_NOT_FOUND' }] });
    },
  );
});

describe('wholesale costs', () => {
  const everywhere = [
    '/api/products',
    '/api/products/C11',
    '/api/products/bundle/C11',
    '/api/product/P0001',
  ];

  it.each(everywhere)('are not in %s for guests and plain members [P9]', async (url) => {
    const guest = await testApp();
    expect((await guest.app.inject(url)).body).not.toContain('cost_wholesale');
    const member = await testApp();
    asMember(member, 0);
    expect((await member.app.inject(url)).body).not.toContain('cost_wholesale');
  });

  it.each(everywhere)('are in %s for promoters [P9]', async (url) => {
    const shop = await testApp();
    asMember(shop, 1);
    expect((await shop.app.inject(url)).body).toContain('"cost_wholesale":380');
  });
});
