import type { Suggestions } from '@pinpu/shared/contracts';
import { categories } from '../../../platform/db/schema/index.ts';
import { type TestApp, testApp } from '../../../testing/index.ts';
import { addGoods } from './goods/repository.ts';

async function suggested({ app }: TestApp, typed: string) {
  const answer = await app.inject(`/api/suggestions?q=${encodeURIComponent(typed)}`);
  expect(answer.statusCode).toBe(200);
  const body: Suggestions = answer.json().body;
  return {
    products: body.products.map(({ prd_id }) => prd_id),
    categories: body.categories.map(({ cate_id }) => cate_id),
  };
}

describe('GET /api/suggestions', () => {
  it.each(['', ' ', '\u3000', '\u200b'])('is empty for empty input [F5]', async (typed) => {
    expect(await suggested(await testApp(), typed)).toEqual({ products: [], categories: [] });
  });

  it('needs no q [F5]', async () => {
    const { app } = await testApp();
    expect((await app.inject('/api/suggestions')).json().body).toEqual({
      products: [],
      categories: [],
    });
  });

  it('lists prefix matches before others, by shop rank, and categories likewise [F5]', async () => {
    const shop = await testApp();
    const named = (prd_id: string, prd_name: string, rank: number) => ({
      ...{ prd_id, prd_name, rank },
      ...{ cate_id: 'C21', price: 90, u_date: shop.clock.now() },
    });
    await addGoods(shop.db, [named('X1', '茶梅', 999), named('X2', '大東方', 999)]);
    expect(await suggested(shop, '東方')).toEqual({ products: ['P0002', 'X2'], categories: [] });
    expect(await suggested(shop, '茶')).toEqual({
      products: ['P0001', 'P0002', 'X1'],
      categories: ['C1', 'C11'],
    });
    expect(await suggested(shop, '烏')).toEqual({
      products: ['P0001', 'P0002'],
      categories: ['C11'],
    });
  });

  it('has at most six products and four categories, and no empty category [F5]', async () => {
    const shop = await testApp();
    const numbers = [1, 2, 3, 4, 5, 6, 7, 8];
    await shop.db
      .insert(categories)
      .values(numbers.map((n) => ({ cate_id: `N${n}`, cate_name: `麵 ${n}`, sort: n })));
    await addGoods(
      shop.db,
      numbers.slice(1).map((n) => ({
        prd_id: `N${n}`,
        prd_name: `手工麵 ${n}`,
        cate_id: `N${n}`,
        price: 90,
        rank: n,
        u_date: shop.clock.now(),
      })),
    );
    expect(await suggested(shop, '麵')).toEqual({
      products: ['N8', 'N7', 'N6', 'N5', 'N4', 'N3'],
      categories: ['N2', 'N3', 'N4', 'N5'],
    });
  });

  it('hides wholesale costs from guests [P9]', async () => {
    const { app } = await testApp();
    const guest = await app.inject('/api/suggestions?q=%E8%8C%B6');
    expect(guest.body).toContain('P0001');
    expect(guest.body).not.toContain('cost_wholesale');
  });
});
