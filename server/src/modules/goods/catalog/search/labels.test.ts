import { type TestApp, testApp } from '../../../../testing/index.ts';
import { addGoods, type NewGoods } from '../goods/repository.ts';

type Row = Partial<NewGoods>;

const put = (shop: TestApp, rows: Record<string, Row>) =>
  addGoods(
    shop.db,
    Object.entries(rows).map(([prd_id, row], at) => ({
      ...{ prd_id, prd_name: prd_id, cate_id: 'C21', price: 100, on_hand: 5, rank: 100 - at },
      u_date: new Date('2026-06-01T00:00:00+08:00'),
      ...row,
    })),
  );

const get = async ({ app }: TestApp, path: string) => (await app.inject(path)).json();

async function listOf(shop: TestApp, keyword: string) {
  const { pager } = await get(shop, `/api/products/${encodeURIComponent(keyword)}`);
  return {
    ids: pager.items.map(({ prd_id }: { prd_id: string }) => prd_id) as string[],
    note: pager.note as string | undefined,
  };
}

const LABELLED = {
  EGG: { prd_name: '蛋捲', ingredients: '雞蛋、麵粉', allergens: ['蛋', '含麩質之穀物'] },
  HIDDEN: { prd_name: '餅乾', ingredients: '麵粉、鹹鴨蛋黃', allergens: [] },
  TRACE: { prd_name: '糖', ingredients: '麥芽糖', allergens: ['蛋'] },
  UNSTATED: { prd_name: '仙貝', ingredients: '米', allergens: null },
  BLANK: { prd_name: '米果', ingredients: '', allergens: [] },
  SOLD: { prd_name: '米香', ingredients: '米、麥芽糖', allergens: [], on_hand: 0 },
  RICE: { prd_name: '白米餅', ingredients: '米', allergens: [] },
  CLAIM: { prd_name: '米蛋糕', ingredients: '米', allergens: [], prd_text_desc: '不含蛋。' },
};

it('a search without eggs lists only products whose allergens and ingredients are stated and have none [41 D2]', async () => {
  const shop = await testApp();
  await put(shop, LABELLED);
  const { ids, note } = await listOf(shop, '不含蛋');
  expect(ids).toEqual(['CLAIM', 'RICE', 'SOLD']);
  expect(note).toContain('列出符合「不含蛋」的商品');
  const facets = await get(shop, `/api/facets/${encodeURIComponent('不含蛋')}`);
  expect(facets.body.total).toBe(3);
  const suggested = await get(shop, `/api/suggestions?q=${encodeURIComponent('不含蛋')}`);
  expect(suggested.body.products.map(({ prd_id }: { prd_id: string }) => prd_id)).toEqual(ids);
});

it('a warning in a text is no label [41 D2]', async () => {
  const shop = await testApp();
  await put(shop, {
    WARNS: { prd_name: '花生糖', prd_text_desc: '花生過敏者請勿食用。' },
    MAYBE: { prd_name: '餅', prd_text_desc: '無法保證不含蛋。' },
  });
  for (const keyword of ['花生過敏', '不含蛋'])
    expect((await listOf(shop, keyword)).ids).toEqual([]);
});

it('other words narrow it, and looser matches are without eggs, too [41 D2]', async () => {
  const shop = await testApp();
  await put(shop, LABELLED);
  expect((await listOf(shop, '沒有蛋的蛋糕')).ids).toEqual(['CLAIM']);
  for (const keyword of ['無蛋蛋捲', '不含蛋的餅乾糖']) {
    const { ids } = await listOf(shop, keyword);
    expect(ids.filter((id) => !['CLAIM', 'RICE', 'SOLD'].includes(id))).toEqual([]);
  }
});

it('of products without a label, those are listed that say it in their name or text [41 D2]', async () => {
  const shop = await testApp();
  await put(shop, {
    ...{
      ALL: { prd_name: '全素餅' },
      BOTH: { prd_name: '蛋奶素捲' },
      MILK: { prd_name: '奶素糕' },
    },
    MEAT: { prd_name: '全素鬆', ingredients: '豬肉', allergens: [] },
  });
  expect((await listOf(shop, '全素')).ids).toEqual(['ALL']);
  expect((await listOf(shop, '奶素')).ids).toEqual(['MILK', 'ALL']);
  expect((await listOf(shop, '素食')).ids).toEqual(['ALL', 'BOTH', 'MILK']);
  expect((await listOf(shop, '蛋素')).ids).toEqual(['ALL']);
});

it('a claim that no ingredient shows must be written, and nothing similar is listed [41 D2]', async () => {
  const shop = await testApp();
  await put(shop, {
    COFFEE: { prd_name: '咖啡', ingredients: '咖啡豆', allergens: [] },
    DECAF: { prd_name: '晚安咖啡', ingredients: '低咖啡因咖啡豆', allergens: [] },
    TEA: { prd_name: '麥茶', prd_text_desc: '無咖啡因，孩子也能喝。' },
  });
  expect((await listOf(shop, '低咖啡因')).ids).toEqual(['DECAF']);
  expect((await listOf(shop, '不含咖啡因')).ids).toEqual(['TEA']);
  expect(await listOf(shop, '低脂')).toEqual({
    ids: [],
    note: '沒有商品標示「低脂」。無法為您確認，所以不列出相近的商品。',
  });
  expect((await listOf(shop, '咖啡')).note).toBeUndefined();
});

it('a budget is a limit of the price, and narrows as the price filter does [41 W12]', async () => {
  const shop = await testApp();
  await put(shop, {
    CHEAP: { prd_name: '茶壺', price: 90 },
    FAIR: { prd_name: '茶盤', price: 500 },
    DEAR: { prd_name: '茶櫃', price: 501 },
  });
  expect((await listOf(shop, '500元以下的茶壺')).ids).toEqual(['CHEAP']);
  expect((await listOf(shop, '100到500元')).ids).toEqual(expect.arrayContaining(['FAIR']));
  expect((await listOf(shop, '100到500元')).ids).not.toContain('DEAR');
});
