import type { ProductFacets } from '@pinpu/shared/contracts';
import { eq } from 'drizzle-orm';
import { shortLinks, variants } from '../../../platform/db/schema/index.ts';
import { PROMOTER, type TestApp, testApp } from '../../../testing/index.ts';

async function idsAt({ app }: TestApp, url: string): Promise<string[]> {
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(200);
  return answer.json().pager.items.map(({ prd_id }: { prd_id: string }) => prd_id);
}

async function facetsAt({ app }: TestApp, url: string): Promise<ProductFacets> {
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(200);
  return answer.json().body;
}

// OOLONG P0001 600/540, BEAUTY P0002 980, BRITTLE P0003 180/150 shipped free, PINEAPPLE P0004 450/420 sold out.
const FILTERS: [string, string[]][] = [
  ['cate=C11', ['P0001', 'P0002']],
  ['cate=C1', ['P0001', 'P0002']],
  ['cate=C1,C21', ['P0001', 'P0002', 'P0003', 'P0004']],
  ['cate=gone,C2', ['P0003', 'P0004']],
  ['cate=gone', []],
  ['cate=', ['P0001', 'P0002', 'P0003', 'P0004']],
  ['cate=%2C', ['P0001', 'P0002', 'P0003', 'P0004']],
  ['min=450&max=600', ['P0001', 'P0004']],
  ['min=600', ['P0001', 'P0002']],
  ['max=449', ['P0003']],
  ['min=600&max=450', ['P0001', 'P0004']],
  ['min=0&max=0', []],
  ['min=&max=&stock=&free=&lv=', ['P0001', 'P0002', 'P0003', 'P0004']],
  ['min=420&max=540&lv=1', ['P0001', 'P0004']],
  ['min=420&max=540&lv=0', ['P0004']],
  ['stock=1', ['P0001', 'P0002', 'P0003']],
  ['stock=0', ['P0001', 'P0002', 'P0003', 'P0004']],
  ['free=1', ['P0003']],
  ['cate=C2&stock=1&max=200&free=1', ['P0003']],
  ['cate=C1&free=1', []],
];

describe('the filters of a list', () => {
  it.each(FILTERS)('match by %s [N4]', async (query, expected) => {
    const shop = await testApp();
    for (const path of ['/api/products', '/api/products/bundle']) {
      expect(await idsAt(shop, `${path}?${query}`)).toEqual(expected);
    }
    expect((await facetsAt(shop, `/api/facets?${query}`)).total).toBe(expected.length);
  });

  it('apply to a category and a keyword too [N4]', async () => {
    const shop = await testApp();
    expect(await idsAt(shop, '/api/products/C2?stock=1')).toEqual(['P0003']);
    expect(await idsAt(shop, '/api/products/%E8%8C%B6?max=700')).toEqual(['P0001']);
    expect(await idsAt(shop, '/api/products/C1?cate=C2')).toEqual([]);
  });

  it('follow orders: the last unit sold is out of stock [N4]', async () => {
    const shop = await testApp();
    expect(await idsAt(shop, '/api/products?stock=1&cate=C11')).toEqual(['P0001', 'P0002']);
    await shop.db.update(variants).set({ reserved: 3 }).where(eq(variants.var_id, 'P0002'));
    expect(await idsAt(shop, '/api/products?stock=1&cate=C11')).toEqual(['P0001']);
  });

  it('sort by the price that is shown [L1]', async () => {
    const shop = await testApp();
    await shop.db.update(variants).set({ price1: 500 }).where(eq(variants.var_id, 'P0002'));
    const cheapest = ['P0003', 'P0002', 'P0001'];
    expect(await idsAt(shop, '/api/products?o=price_asc&lv=1')).toEqual([...cheapest, 'P0004']);
    expect(await idsAt(shop, '/api/products?o=price_desc&lv=1')).toEqual([
      ...cheapest.toReversed(),
      'P0004',
    ]);
    expect(await idsAt(shop, '/api/products?o=price_asc')).toEqual([
      'P0003',
      'P0001',
      'P0002',
      'P0004',
    ]);
  });

  it("do not apply to a promoter's bundle [R3]", async () => {
    const shop = await testApp();
    const prd_ids = ['P0004', 'P0002'];
    const link = { code: 'bundle1', kind: 'bundle' as const, target: '/pb/bundle1', prd_ids };
    await shop.db
      .insert(shortLinks)
      .values({ ...link, cus_id: PROMOTER.cus_id, c_date: shop.clock.now() });
    expect(await idsAt(shop, '/api/products/bundle/bundle1?stock=1&max=500')).toEqual(prd_ids);
  });

  it.each([
    'min=-1',
    'min=1.5',
    'max=abc',
    'max=999999999',
    'min=%EF%BC%91',
    'stock=yes',
    'free=2',
    'lv=9',
    'min=1&min=2',
    'cate=a&cate=b',
  ])('reject %s with a 400 and a sentence [N4]', async (query) => {
    const { app } = await testApp();
    for (const path of ['/api/products', '/api/products/bundle', '/api/facets', '/api/facets/C1']) {
      const answer = await app.inject(`${path}?${query}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ msg: [{ Message: expect.stringMatching(/。$/u) }] });
    }
  });
});

describe('the facets of a list', () => {
  it('count the whole shop, a parent with its children [N4]', async () => {
    expect(await facetsAt(await testApp(), '/api/facets')).toEqual({
      total: 4,
      categories: [
        { cate_id: 'C1', count: 2 },
        { cate_id: 'C11', count: 2 },
        { cate_id: 'C2', count: 2 },
        { cate_id: 'C21', count: 2 },
      ],
      price: { min: 180, max: 980 },
      in_stock: 3,
      free_shipping: 1,
    });
  });

  it('count each facet without its own filter [N4]', async () => {
    const shop = await testApp();
    const facets = await facetsAt(shop, '/api/facets?cate=C21&min=400&stock=1');
    expect(facets).toEqual({
      total: 0,
      categories: [
        { cate_id: 'C1', count: 2 },
        { cate_id: 'C11', count: 2 },
      ],
      price: { min: 180, max: 180 },
      in_stock: 0,
      free_shipping: 0,
    });
    expect(await facetsAt(shop, '/api/facets?cate=C2&max=500&free=1')).toMatchObject({
      total: 1,
      in_stock: 1,
      free_shipping: 1,
      price: { min: 180, max: 180 },
    });
  });

  it('are those of the requested category or keyword [N4]', async () => {
    const shop = await testApp();
    expect(await facetsAt(shop, '/api/facets/C2')).toMatchObject({ total: 2, in_stock: 1 });
    const keyword = encodeURIComponent('烏龍 東方');
    expect(await facetsAt(shop, `/api/facets/${keyword}`)).toMatchObject({
      total: 1,
      price: { min: 980, max: 980 },
    });
  });

  it('use prices of the requested level [N4]', async () => {
    const shop = await testApp();
    expect((await facetsAt(shop, '/api/facets?lv=1')).price).toEqual({ min: 150, max: 980 });
  });

  it('are zero for an empty list [N4]', async () => {
    expect(await facetsAt(await testApp(), '/api/facets/nothing-of-this-name')).toEqual({
      total: 0,
      categories: [],
      price: { min: 0, max: 0 },
      in_stock: 0,
      free_shipping: 0,
    });
  });
});
