import { eq } from 'drizzle-orm';
import {
  auditLog,
  listedProducts,
  restockRequests,
  variants,
} from '../../../../platform/db/schema/index.ts';
import { shirtLine } from '../../../../testing/goods/shirt.ts';
import { newRow, variantDesk } from '../../../../testing/goods/variant-desk.ts';
import { checkoutBody, sendCheckout } from '../../../../testing/orders/buyer.ts';

type Desk = Awaited<ReturnType<typeof variantDesk>>;

const size = (...values: string[]) => ({
  name: '尺寸',
  values: values.map((value) => ({ value })),
});

const stored = async ({ db }: Desk, id: string) =>
  (await db.select().from(variants).where(eq(variants.var_id, id)))[0];

const buy = (shop: Desk, id: string, price: number, s = `buyer-of-${id}`) =>
  sendCheckout(shop, checkoutBody([shirtLine(id, price, 1)]), { s });

/** Sends the reading of a plain product with these options and rows. */
async function split(shop: Desk, id: string, values: string[], on_hand = '2') {
  const { version } = await shop.read(id);
  const rows = values.map((value) => newRow([value], { on_hand }));
  return shop.save({ version, options: [size(...values)], variants: rows }, id);
}

it('shows a product’s options and variants, and of one without options what it is sold for [T7]', async () => {
  const shop = await variantDesk();
  const { variants: rows, options, base } = await shop.read();
  expect(options).toEqual([size('M', 'L', 'XL')]);
  expect(
    rows.map(({ var_id, price, on_hand, ordered }) => [var_id, price, on_hand, ordered]),
  ).toEqual([
    ['S1-M', 500, 1, false],
    ['S1-L', 450, 2, false],
    ['S1-XL', 600, 0, false],
  ]);
  expect(base).toMatchObject({ price: 500, on_hand: 0 });
  const plain = await shop.read('P0003');
  expect(plain).toMatchObject({ options: [], variants: [], base: { price: 180 } });
  expect((await shop.send('GET', 'products/NONE/variants')).statusCode).toBe(404);
});

it('a product gets options: the shop makes codes, and its whole stock is distributed [T7]', async () => {
  const shop = await variantDesk();
  const before = await shop.read('P0003');
  const { status, body } = await split(shop, 'P0003', ['大', '小']);
  expect(status).toBe(200);
  expect(body.variants.map(({ var_id }) => var_id)).toEqual(['P0003-1', 'P0003-2']);
  expect(await stored(shop, 'P0003')).toMatchObject({ enabled: false, on_hand: 0, price: 500 });
  const shown = (await shop.app.inject('/api/product/P0003')).json().body;
  expect(shown).toMatchObject({ has_options: true, tot_qty: 4, price: 500 });
  const { edits } = await shop.get('stock/edits');
  expect(edits[0].changes).toMatchObject([
    { prd_id: 'P0003', field: 'on_hand', before: before.base.on_hand, after: 0 },
  ]);
  const [entry] = await shop.db.select().from(auditLog).where(eq(auditLog.action, 'variants.save'));
  expect(entry).toMatchObject({
    ...{ actor: 'anna', subject: 'P0003', outcome: 'ok' },
    detail: { options: ['尺寸'], added: ['P0003-1', 'P0003-2'] },
  });
});

it('cells change, rows are added, reordered and removed, and lists follow [T7]', async () => {
  const shop = await variantDesk();
  const { status, body } = await shop.change(
    { 'S1-M': { price: 'NT$ 1,200', on_hand: '7', weight: '250', barcode: '9638-5074' } },
    ({ variants: rows }) => ({
      options: [size('S', 'L', 'M')],
      variants: [newRow(['S'], { price: '90', on_hand: '3' }), ...rows.slice(0, 2).toReversed()],
    }),
  );
  expect(status).toBe(200);
  expect(body.variants.map(({ var_id }) => var_id)).toEqual(['S1-1', 'S1-L', 'S1-M']);
  expect(body.variants[2]).toMatchObject({
    ...{ price: 1200, on_hand: 7, weight: 250, barcode: '96385074' },
  });
  expect(await stored(shop, 'S1-XL')).toBeUndefined();
  expect(await stored(shop, 'S1')).toMatchObject({ price: 90 });
  const [listed] = await shop.db
    .select()
    .from(listedProducts)
    .where(eq(listedProducts.prd_id, 'S1'));
  expect(listed).toMatchObject({ price: 90, in_stock: true });
});

it('two variants exchange their values, and a code changes with those who wait for it [T7]', async () => {
  const shop = await variantDesk();
  const wait = { id: 'w1', email: 'a@pinpu.test', state: 'waiting' as const };
  const at = shop.clock.now();
  await shop.db
    .insert(restockRequests)
    .values({ ...wait, prd_id: 'S1-XL', c_date: at, asked_at: at, confirmed_at: at });
  const { status } = await shop.change({
    'S1-M': { option_values: ['L'] },
    'S1-L': { option_values: ['M'] },
    'S1-XL': { var_id: 'SHIRT-XL', on_hand: '1' },
  });
  expect(status).toBe(200);
  expect((await stored(shop, 'S1-M'))?.option_values).toEqual(['L']);
  expect((await stored(shop, 'S1-L'))?.option_values).toEqual(['M']);
  expect(await shop.db.select().from(restockRequests)).toMatchObject([{ prd_id: 'SHIRT-XL' }]);
});

it('faults are answered by row, and nothing is saved [T7]', async () => {
  const shop = await variantDesk();
  const rejected = await shop.change({
    'S1-M': { price: '0', var_id: 'P0001' },
    'S1-L': { picture: '/media/upload/no-such-picture' },
  });
  expect(rejected).toMatchObject({
    status: 422,
    faults: [{ row: 0, field: 'price', message: '售價要大於 0。' }],
  });
  const later = await shop.change({
    'S1-M': { var_id: 'P0001' },
    'S1-L': { picture: 'https://elsewhere.test/1.png' },
  });
  expect(later.faults).toEqual([
    { row: 0, field: 'var_id', message: '編號 P0001 已經有別的商品或規格使用，請換一個。' },
    { row: 1, field: 'picture', message: '這張圖片已經不在商店裡，請重新上傳。' },
  ]);
  expect(await stored(shop, 'S1-M')).toMatchObject({ price: 500 });
});

it('a variant with an order can be switched off, but neither deleted nor get another code [T7]', async () => {
  const shop = await variantDesk();
  expect((await buy(shop, 'S1-M', 500)).statusCode).toBe(200);
  expect((await shop.read()).variants[0]).toMatchObject({ ordered: true, reserved: 1 });
  const deleted = await shop.change({}, ({ variants: rows }) => ({ variants: rows.slice(1) }));
  expect(deleted).toMatchObject({
    status: 422,
    faults: [{ row: -1, field: '', message: '「M」有訂單，可以停售，不能刪除。' }],
  });
  const renamed = await shop.change({ 'S1-M': { var_id: 'S1-9' } });
  expect(renamed.faults).toEqual([
    {
      row: 0,
      field: 'var_id',
      message: '有訂單買過這個規格，編號要維持 S1-M，不能改。',
    },
  ]);
  const below = await shop.change({ 'S1-M': { on_hand: '0' } });
  expect(below.faults).toMatchObject([{ row: 0, field: 'on_hand' }]);
  expect((await shop.change({ 'S1-M': { enabled: false } })).status).toBe(200);
  expect((await buy(shop, 'S1-M', 500, 'late-buyer')).statusCode).toBe(409);
});

it('a variant that is only in carts or waited for is deleted [T7]', async () => {
  const shop = await variantDesk();
  const s = 'session-of-variants';
  await shop.app.inject({
    ...{ method: 'POST', url: `/api/cart/update?s=${s}` },
    payload: { s, cart: [shirtLine('S1-L', 450, 1)] },
  });
  const saved = await shop.change({}, ({ variants: rows }) => ({
    options: [size('M', 'XL')],
    variants: rows.filter(({ var_id }) => var_id !== 'S1-L'),
  }));
  expect(saved.status).toBe(200);
  expect(await stored(shop, 'S1-L')).toBeUndefined();
});

it('without options the product is sold as a whole again, with what is left [T7]', async () => {
  const shop = await variantDesk();
  await buy(shop, 'S1-L', 450);
  const { status, body } = await shop.change({}, () => ({ options: [], variants: [] }));
  expect(status).toBe(200);
  expect(body).toMatchObject({ options: [], variants: [], base: { on_hand: 2 } });
  expect(await stored(shop, 'S1')).toMatchObject({ enabled: true, on_hand: 2 });
  expect(await stored(shop, 'S1-M')).toBeUndefined();
  expect(await stored(shop, 'S1-L')).toMatchObject({ enabled: false, on_hand: 1, reserved: 1 });
  const shown = (await shop.app.inject('/api/product/S1')).json().body;
  expect(shown).toMatchObject({ tot_qty: 2 });
  expect(shown).not.toHaveProperty('has_options');

  const again = await shop.save({
    version: body.version,
    options: [size('L', 'XS')],
    variants: [newRow(['L'], { on_hand: '5' }), newRow(['XS'], { on_hand: '1' })],
  });
  expect(again.body.variants).toMatchObject([
    { var_id: 'S1-L', on_hand: 6, reserved: 1, enabled: true },
    { var_id: 'S1-1', on_hand: 1 },
  ]);
  expect(await stored(shop, 'S1')).toMatchObject({ enabled: false, on_hand: 0 });
});

it('variants of earlier options keep out of the way of later ones [T7]', async () => {
  const shop = await variantDesk();
  await buy(shop, 'S1-L', 450);
  const whole = await shop.change({}, () => ({ options: [], variants: [] }));
  const other = await shop.save({
    version: whole.body.version,
    options: [size('XS')],
    variants: [newRow(['XS'])],
  });
  expect(other.body.variants.map(({ var_id }) => var_id)).toEqual(['S1-1']);
  const renamed = await shop.change({ 'S1-1': { option_values: ['L'] } }, () => ({
    options: [size('L')],
  }));
  expect(renamed.body.variants).toMatchObject([{ var_id: 'S1-1', option_values: ['L'] }]);
});

it('of two editors who save at once, the second sees what the first saved [T7]', async () => {
  const shop = await variantDesk();
  const ben = await shop.as('ben');
  const { version } = await shop.read();
  const answers = await Promise.all([
    shop.change({ 'S1-M': { price: '510' } }, () => ({ version })),
    ben.change({ 'S1-M': { price: '520' } }, () => ({ version })),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const late = answers.find(({ status }) => status === 409);
  const price = (await stored(shop, 'S1-M'))?.price;
  expect(late?.body.variants[0]?.price).toBe(price);
  expect(late?.message).toMatch(/^這個商品的規格剛才有變更：(anna|ben) 於 .*修改規格/);
});

it('a stock that changed since it was shown is not overwritten, and stays where it was not edited [T7]', async () => {
  const shop = await variantDesk();
  await shop.db.update(variants).set({ on_hand: 9 }).where(eq(variants.var_id, 'S1-L'));
  const stale = { on_hand: '4', on_hand_from: 2 };
  expect(await shop.change({ 'S1-L': stale })).toMatchObject({
    status: 409,
    message: expect.stringMatching(/^「L」的庫存剛才從 2 變成 9/),
  });
  const unedited = { on_hand: '2', on_hand_from: 2, price: '460' };
  expect((await shop.change({ 'S1-L': unedited })).status).toBe(200);
  expect(await stored(shop, 'S1-L')).toMatchObject({ on_hand: 9, price: 460 });
});

it('a saved price can be undone in the history of numbers [T7]', async () => {
  const shop = await variantDesk();
  await shop.change({ 'S1-L': { price: '480', on_hand: '6' } });
  const { edits } = await shop.get('stock/edits');
  expect(edits[0].changes).toMatchObject([
    { prd_id: 'S1-L', field: 'price', before: 450, after: 480 },
    { prd_id: 'S1-L', field: 'on_hand', before: 2, after: 6 },
  ]);
  const undone = await shop.send('POST', `stock/edits/${edits[0].id}/undo`);
  expect(undone.statusCode).toBe(200);
  expect(await stored(shop, 'S1-L')).toMatchObject({ price: 450, on_hand: 2 });
});

it('a code made by the shop is at most 40 characters long, and never one in use [T7]', async () => {
  const shop = await variantDesk();
  const id = 'A'.repeat(40);
  const cells = { prd_id: id, prd_name: '茶', cate_id: 'C11', price: '90', on_hand: '1' };
  await shop.send('POST', 'products', { cells });
  const taken = { ...cells, prd_id: `${'A'.repeat(38)}-1` };
  await shop.send('POST', 'products', { cells: taken });
  const { body } = await split(shop, id, ['大', '小']);
  const start = 'A'.repeat(38);
  expect(body.variants.map(({ var_id }) => var_id)).toEqual([`${start}-2`, `${start}-3`]);
});
