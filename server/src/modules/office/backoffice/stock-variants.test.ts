import { eq } from 'drizzle-orm';
import { products, variants } from '../../../platform/db/schema/index.ts';
import { storedProduct } from '../../../testing/goods/goods.ts';
import { addShirt } from '../../../testing/goods/shirt.ts';
import { stockDesk } from '../../../testing/goods/stock-desk.ts';
import { addGoods } from '../../goods/catalog/goods/repository.ts';

async function shirtDesk() {
  const desk = await stockDesk();
  await addShirt(desk);
  const codes = async (query: string) =>
    (await desk.list(query)).products.map(({ prd_id }) => prd_id);
  return { ...desk, codes };
}

it('the table has the variants of a product in their order, with their values [T9]', async () => {
  const { list, codes } = await shirtDesk();
  const { products: rows } = await list('q=S1');
  const of = { prd_name: '棉衫', product_id: 'S1', enabled: true };
  expect(rows).toMatchObject([
    { ...of, prd_id: 'S1-M', option_text: 'M', on_hand: 1, prd_man_pic: '' },
    { ...of, prd_id: 'S1-L', option_text: 'L', on_hand: 2, prd_man_pic: '/media/L' },
    { ...of, prd_id: 'S1-XL', option_text: 'XL', on_hand: 0 },
  ]);
  const [plain] = (await list('q=P0001')).products;
  expect(plain).not.toHaveProperty('option_text');
  expect(plain).not.toHaveProperty('product_id');
  expect((await codes('')).slice(-3)).toEqual(['S1-M', 'S1-L', 'S1-XL']);
  expect(await codes('sort=price-desc&q=S1')).toEqual(['S1-XL', 'S1-M', 'S1-L']);
});

it('variants are found by their codes and values, and filtered each by its own stock [T9]', async () => {
  const { list, codes, db } = await shirtDesk();
  expect((await list()).counts).toEqual({ low: 3, 'sold-out': 2, hidden: 1 });
  expect(await codes(`q=${encodeURIComponent('棉衫 ＸＬ')}`)).toEqual(['S1-XL']);
  expect(await codes('q=s1-l')).toEqual(['S1-L']);
  expect(await codes('show=sold-out&q=S1')).toEqual(['S1-XL']);
  expect(await codes('show=low&q=S1')).toEqual(['S1-M', 'S1-L']);
  expect(await codes('show=hidden&q=S1')).toEqual([]);
  await db.update(products).set({ enabled: false }).where(eq(products.prd_id, 'S1'));
  expect(await codes('show=hidden&q=S1')).toEqual(['S1-M', 'S1-L', 'S1-XL']);
  expect((await list()).counts).toEqual({ low: 1, 'sold-out': 1, hidden: 4 });
});

it('pages of variants are read in every order, each variant once [T9]', async () => {
  const { list, db, clock } = await shirtDesk();
  const sizes = Array.from({ length: 150 }, (_, at) => `${at}`);
  for (const prd_id of ['S2', 'S3']) {
    const goods = { prd_id, prd_name: '襪', cate_id: 'C21', u_date: clock.now(), price: 90 };
    const options = [{ name: '尺寸', values: sizes.map((value) => ({ value })) }];
    await addGoods(db, [{ ...goods, options }]);
    await db.insert(variants).values(
      sizes.map((value, sort) => ({
        ...{ prd_id, var_id: `${prd_id}-${value}`, option_values: [value], sort },
        ...{ price: 90 + (sort % 7), on_hand: sort % 5 },
      })),
    );
  }
  for (const order of ['code', 'available', 'price', 'price-desc', 'sold']) {
    const first = await list(`sort=${order}`);
    const second = await list(`sort=${order}&after=${first.next}`);
    const codes = [...first.products, ...second.products].map(({ prd_id }) => prd_id);
    expect(second.next).toBe('');
    expect(new Set(codes)).toHaveProperty('size', 308);
    expect(codes).toHaveLength(308);
    if (order === 'code') expect(codes.slice(-150)).toEqual(sizes.map((value) => `S3-${value}`));
  }
});

it('numbers of a variant are saved and undone, and the history names it [T9]', async () => {
  const { cell, save, undo, edits, db } = await shirtDesk();
  const saved = await save(await cell('S1-L', 'price', '480'), await cell('S1-L', 'on_hand', '9'));
  expect(saved.body.products).toMatchObject([{ prd_id: 'S1-L', option_text: 'L', price: 480 }]);
  const named = await edits(`q=${encodeURIComponent('棉衫 L')}`);
  expect(named.edits[0]?.changes).toMatchObject([
    { prd_id: 'S1-L', prd_name: '棉衫', option_text: 'L', field: 'price', after: 480 },
    { prd_id: 'S1-L', prd_name: '棉衫', option_text: 'L', field: 'on_hand', after: 9 },
  ]);
  expect((await edits('q=S1-M')).edits).toEqual([]);
  expect((await undo(saved.body.edit)).status).toBe(200);
  const [row] = await db.select().from(variants).where(eq(variants.var_id, 'S1-L'));
  expect(row).toMatchObject({ price: 450, on_hand: 2 });
});

it('a table from before a product had options does not change it as a whole [T9]', async () => {
  const desk = await shirtDesk();
  const seen = await desk.cell('P0003', 'on_hand', '50');
  const edited = await desk.save(seen);
  const [option, values] = [{ name: '尺寸', values: [{ value: '大' }] }, ['大']];
  await desk.db
    .update(products)
    .set({ options: [option] })
    .where(eq(products.prd_id, 'P0003'));
  await desk.db.update(variants).set({ enabled: false }).where(eq(variants.var_id, 'P0003'));
  const big = { var_id: 'P0003-1', prd_id: 'P0003', option_values: values, price: 180 };
  await desk.db.insert(variants).values(big);
  const sentence = '這項商品現在有多種規格，請重新整理後修改各種規格。';
  const late = await desk.save({ ...seen, from: 50, to: '60', version: 9 });
  expect(late).toMatchObject({ status: 409, message: sentence });
  expect(await desk.undo(edited.body.edit)).toMatchObject({ status: 409, message: sentence });
  expect(await storedProduct(desk, 'P0003')).toMatchObject({ on_hand: 50 });
});
