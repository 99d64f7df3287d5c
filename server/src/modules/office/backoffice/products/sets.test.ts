import { variants } from '../../../../platform/db/schema/index.ts';
import { addSet, addTeaSet, TEA_SET } from '../../../../testing/goods/tea-set.ts';
import { newRow, variantDesk } from '../../../../testing/goods/variant-desk.ts';

async function openDesk() {
  const shop = await variantDesk();
  await addTeaSet(shop);
  const post = async (url: string, payload: object) => {
    const answer = await shop.send('POST', url, payload);
    const { body, msg, faults } = answer.json();
    return { status: answer.statusCode, body, message: msg?.[0].Message as string, faults };
  };
  const change = async (id: string, cells: object) => {
    const { version, cells: seen } = await shop.get(`products/${id}`);
    return post(`products/${id}`, { version, cells, on_hand: Number(seen.on_hand) });
  };
  return { ...shop, post, edit: change };
}

describe('a set in the back office', () => {
  it('is made on the product’s screen, and for sale at once [T17]', async () => {
    const shop = await openDesk();
    const cells = { prd_id: 'G2', prd_name: '雙茶組', cate_id: 'C11', price: '900' };
    const made = await shop.post('products', { cells: { ...cells, set_parts: 'S1-L×1\nP0001×1' } });
    expect(made).toMatchObject({ status: 200, body: { cells: { set_parts: 'S1-L×1、P0001×1' } } });
    const found = await shop.app.inject('/api/products?ids=G2&stock=1');
    expect(found.json().pager.items).toMatchObject([{ prd_id: 'G2', tot_qty: 2 }]);
    const faulty = await shop.edit('G2', { set_parts: 'G2×1' });
    expect(faulty).toMatchObject({
      status: 422,
      faults: [{ field: 'set_parts', message: '組合不能包含自己。' }],
    });
  });

  it('of two editors, the second gets the parts of the first [T17]', async () => {
    const shop = await openDesk();
    const { version } = await shop.get('products/G1');
    await shop.edit('G1', { set_parts: 'P0001×1' });
    const late = await shop.post('products/G1', { version, cells: { set_parts: 'P0003×1' } });
    expect(late).toMatchObject({ status: 409, body: { cells: { set_parts: 'P0001×1' } } });
  });

  it('names itself where a part is to be deleted, or to get options [T17]', async () => {
    const shop = await openDesk();
    await addSet(shop, {
      ...{ prd_id: 'G2', prd_name: '衣組', price: 900 },
      parts: [{ prd_id: 'S1-XL', qty: 1 }],
    });
    const { version } = await shop.get('products/S1');
    const deleted = await shop.post('products/S1/delete', { version });
    expect([deleted.status, deleted.message]).toEqual([
      409,
      '這個商品在組合「衣組」裡，不能刪除。請先從組合移除。',
    ]);
    const without = await shop.change({}, ({ variants: rows }) => ({
      variants: rows.filter(({ var_id }) => var_id !== 'S1-XL'),
    }));
    expect(without.faults).toEqual([
      { row: -1, field: '', message: '「XL」在組合「衣組」裡，可以停售，不能刪除。' },
    ]);
    const options = [{ name: '包裝', values: [{ value: '大' }] }];
    const give = async (id: string) =>
      shop.save(
        { version: (await shop.read(id)).version, options, variants: [newRow(['大'])] },
        id,
      );
    expect((await give('P0003')).faults[0].message).toBe(
      '這個商品在組合「茶點禮盒」裡，不能加規格；請先從組合移除。',
    );
    expect((await give('G1')).faults[0].message).toBe(
      '組合不能加規格；要加規格，請先在「組合內容」移除所有商品。',
    );
  });

  it('is deleted with its parts left alone [T17]', async () => {
    const shop = await openDesk();
    const { version } = await shop.get('products/G1');
    expect((await shop.post('products/G1/delete', { version })).status).toBe(200);
    expect((await shop.get('products/P0001')).cells.on_hand).toBe('20');
  });

  it('shows the stock that its parts allow, which can’t be edited [T17]', async () => {
    const shop = await openDesk();
    const { products } = await shop.get('stock?q=G1');
    expect(products).toMatchObject([{ prd_id: 'G1', on_hand: 0, set_qty: 10 }]);
    const cell = { prd_id: 'G1', field: 'on_hand', from: 0, to: '5', version: 0 };
    const saved = await shop.post('stock', { cells: [cell] });
    expect([saved.status, saved.message]).toEqual([
      400,
      '組合的庫存由內容計算，不能修改；請修改內容的庫存。',
    ]);
    const listed = await shop.get('products?q=G1');
    expect(listed.products).toMatchObject([{ prd_id: TEA_SET.prd_id, set_qty: 10 }]);
    await shop.db.update(variants).set({ on_hand: 5 });
    const low = await shop.get('stock?q=G1&sort=available');
    expect(low.products).toMatchObject([{ set_qty: 2 }]);
  });
});
