import { eq } from 'drizzle-orm';
import { makers, products } from '../../../platform/db/schema/index.ts';
import { OOLONG, type TestApp, testApp } from '../../../testing/index.ts';
import { addGoods } from './goods/repository.ts';

const HUT = {
  maker_id: 'tea-hut',
  maker_name: '山腰茶寮',
  maker_place: '南投縣鹿谷鄉',
  maker_story: '<p>焙火 &amp; 等待。</p>',
  maker_picture: '/media/maker/tea-hut',
  food_reg_no: 'U-900000001-00000-0',
};

async function shopWithMaker(): Promise<TestApp> {
  const shop = await testApp();
  await shop.db.insert(makers).values(HUT);
  await shop.db
    .update(products)
    .set({ maker_id: HUT.maker_id, allergens: [], storage: '避光' })
    .where(eq(products.prd_id, OOLONG.prd_id));
  return shop;
}

const productOf = async ({ app }: TestApp, id: string = OOLONG.prd_id) =>
  (await app.inject(`/api/product/${id}`)).json().body;

describe('GET /api/product/{id}', () => {
  it('has the card of the maker, and the label with its registration [N4]', async () => {
    expect(await productOf(await shopWithMaker())).toMatchObject({
      maker: {
        maker_id: 'tea-hut',
        maker_name: '山腰茶寮',
        maker_place: '南投縣鹿谷鄉',
        maker_picture: '/media/maker/tea-hut',
        lead: '焙火 & 等待。',
      },
      label: {
        net_content: '',
        ingredients: '',
        allergens: [],
        shelf_life: '',
        storage: '避光',
        food_reg_no: 'U-900000001-00000-0',
      },
    });
  });

  it("prefers the product's own registration", async () => {
    const shop = await shopWithMaker();
    await shop.db.update(products).set({ food_reg_no: 'A-900000009-00001-2' });
    expect((await productOf(shop)).label.food_reg_no).toBe('A-900000009-00001-2');
  });

  it('keeps the registration of a maker that is hidden, and nothing else of it', async () => {
    const shop = await shopWithMaker();
    await shop.db.update(makers).set({ enabled: false });
    const product = await productOf(shop);
    expect(product).not.toHaveProperty('maker');
    expect(product.label).toMatchObject({ food_reg_no: 'U-900000001-00000-0' });
  });

  it('omits both, and the raw columns, for a product about which nothing is stated', async () => {
    const product = await productOf(await shopWithMaker(), 'P0002');
    for (const name of ['maker', 'label', 'maker_id', 'allergens', 'storage'])
      expect(product).not.toHaveProperty(name);
  });
});

describe('GET /api/maker/{id}', () => {
  const makerOf = async ({ app }: TestApp, query = '') =>
    (await app.inject(`/api/maker/tea-hut${query}`)).json().body;

  it('has its story, sanitised, and its goods on offer', async () => {
    const shop = await shopWithMaker();
    await shop.db
      .update(products)
      .set({ maker_id: HUT.maker_id, enabled: false })
      .where(eq(products.prd_id, 'P0002'));
    // Values written by SQL are not sanitised.
    await shop.db.execute(`UPDATE makers SET maker_story = '<p>好<script>x</script></p>'`);
    expect(await makerOf(shop)).toEqual({
      ...HUT,
      maker_story: '<p>好</p>',
      goods: {
        items: [expect.objectContaining({ prd_id: OOLONG.prd_id, tot_qty: expect.any(Number) })],
        ...{ total: 1, page: 1, size: 48 },
      },
    });
  });

  it('gives the goods page by page, best ranked first and what is sold out last', async () => {
    const shop = await shopWithMaker();
    const rows = Array.from({ length: 60 }, (_none, at) => ({
      ...{ prd_id: `M${at}`, prd_name: `茶${at}`, cate_id: 'C11', price: 100, rank: at },
      ...{ maker_id: HUT.maker_id, u_date: shop.clock.now(), on_hand: at < 59 ? 5 : 0 },
    }));
    await addGoods(shop.db, rows);
    const [first, second] = [await makerOf(shop), await makerOf(shop, '?p=2')];
    expect(first.goods.total).toBe(61);
    const ids = [...first.goods.items, ...second.goods.items].map(
      ({ prd_id }: { prd_id: string }) => prd_id,
    );
    expect(new Set(ids).size).toBe(61);
    expect(ids.indexOf('M58')).toBeLessThan(ids.indexOf('M1'));
    expect(ids.at(-1)).toBe('M59');
    expect((await makerOf(shop, '?p=3')).goods.items).toEqual([]);
  });

  it('is 404 for an unknown and for a hidden one, and 400 for an invalid page', async () => {
    const shop = await shopWithMaker();
    const statusOf = async (path: string) => (await shop.app.inject(path)).statusCode;
    expect(await statusOf('/api/maker/nobody')).toBe(404);
    expect(await statusOf('/api/maker/tea-hut?p=x')).toBe(400);
    await shop.db.update(makers).set({ enabled: false });
    expect(await statusOf('/api/maker/tea-hut')).toBe(404);
  });
});
