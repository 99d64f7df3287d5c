import { eq } from 'drizzle-orm';
import { variants } from '../../../../platform/db/schema/index.ts';
import { storedProduct } from '../../../../testing/goods/goods.ts';
import { openPreorders } from '../../../../testing/goods/preorder.ts';
import { variantDesk } from '../../../../testing/goods/variant-desk.ts';
import { type TestApp, testApp } from '../../../../testing/index.ts';
import { checkoutBody, lineOf, sendCheckout } from '../../../../testing/orders/buyer.ts';
import { atBackoffice } from '../../../../testing/people/backoffice.ts';

const CELLS = { preorder_until: '2026-12-10 23:59', preorder_ships: '2026-12-20', pre_left: '40' };

async function productDesk() {
  const shop = await testApp();
  const { get, send } = await atBackoffice(shop);
  return {
    ...{ shop, get },
    save: async (fields: object) => {
      const { version } = await get('products/P0001');
      const answer = await send('POST', 'products/P0001', { version, ...fields });
      const { msg, faults } = answer.json();
      return { status: answer.statusCode, message: msg?.[0].Message as string, faults };
    },
  };
}

const take = ({ db }: Pick<TestApp, 'db'>, id: string, pre_left: number) =>
  db.update(variants).set({ pre_left }).where(eq(variants.var_id, id));

describe('the product form [T16]', () => {
  it('opens pre-orders when it is saved, and closes them when the dates are emptied', async () => {
    const { shop, save } = await productDesk();
    expect((await save({ cells: CELLS, pre_left: 0 })).status).toBe(200);
    expect(await storedProduct(shop, 'P0001')).toMatchObject({ pre_open: true, pre_left: 40 });
    await save({ cells: { preorder_until: '', preorder_ships: '' } });
    expect(await storedProduct(shop, 'P0001')).toMatchObject({ pre_open: false, pre_left: 40 });
  });

  it('shows dates in the wrong order at their field, and stores nothing', async () => {
    const { shop, save } = await productDesk();
    const answer = await save({ cells: { ...CELLS, preorder_ships: '2026-12-01' } });
    expect([answer.status, answer.faults]).toEqual([
      422,
      [
        {
          field: 'preorder_ships',
          message: '預購出貨日 12/1（二）早於截止日 12/10（四），請改為截止日當天或之後。',
        },
      ],
    ]);
    expect(await storedProduct(shop, 'P0001')).toMatchObject({ pre_left: 0, preorder_ships: '' });
  });

  it('does not set a quota from which somebody has pre-ordered since it was shown', async () => {
    const { shop, save } = await productDesk();
    await openPreorders(shop, { pre_left: 40 });
    await take(shop, 'P0001', 38);
    const { status, message } = await save({ cells: { pre_left: '50' }, pre_left: 40 });
    expect([status, message]).toEqual([
      409,
      '預購數量剛才從 40 變成 38，可能有新的預購或有人修改。請確認後再儲存。',
    ]);
    expect((await save({ cells: { price: '650' } })).status).toBe(200);
    expect(await storedProduct(shop, 'P0001')).toMatchObject({ pre_left: 38, price: 650 });
  });
});

describe('the table of variants [T16]', () => {
  it('sets the quota of a variant, and keeps those of a save without it', async () => {
    const { change, ...shop } = await variantDesk();
    expect((await change({ 'S1-M': { pre_left: '12', pre_left_from: 0 } })).status).toBe(200);
    expect((await change({ 'S1-M': { price: '510' } })).status).toBe(200);
    const [after] = await shop.db.select().from(variants).where(eq(variants.var_id, 'S1-M'));
    expect(after).toMatchObject({ price: 510, pre_left: 12 });
  });

  it('keeps pre-orders of others, and names a quota that has changed since it was shown', async () => {
    const { change, ...shop } = await variantDesk();
    await take(shop, 'S1-M', 9);
    const other = await change({ 'S1-M': { price: '510', pre_left: '12', pre_left_from: 12 } });
    expect(other.status).toBe(200);
    const { status, message } = await change({ 'S1-M': { pre_left: '20', pre_left_from: 12 } });
    expect([status, message]).toEqual([
      409,
      '「M」的預購數量剛才從 12 變成 9，可能有新的預購或有人修改。請確認後再儲存。',
    ]);
  });

  it('rejects a quota that is no number', async () => {
    const { change } = await variantDesk();
    const { status, faults } = await change({ 'S1-M': { pre_left: '-1', pre_left_from: 0 } });
    expect([status, faults[0]]).toMatchObject([422, { field: 'pre_left' }]);
  });
});

it('the list of orders has the day of a pre-order, and counts its wait from there [T16]', async () => {
  const shop = await testApp();
  await openPreorders(shop);
  const line = { prd_id: 'P0001', prd_name: '阿里山高山烏龍茶', price: 600 };
  const delivery = { ship_fee: 100, ship_fee_free_amt: 1500, tot_qty: 10, preorder: '2026-12-20' };
  await sendCheckout(shop, checkoutBody([lineOf(line, 1, delivery)]));
  const { get } = await atBackoffice(shop);
  const [order] = (await get('orders?tab=all')).orders;
  expect(order).toMatchObject({ preorder: '2026-12-20', overdue: false });
});
