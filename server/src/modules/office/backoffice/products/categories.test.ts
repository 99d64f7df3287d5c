import { importContent } from '../../../../testing/goods/goods.ts';
import { testApp } from '../../../../testing/index.ts';
import { atBackoffice } from '../../../../testing/people/backoffice.ts';

async function openShop() {
  const shop = await testApp();
  const anna = await atBackoffice(shop, 'anna');
  const list = () => anna.get('categories');
  const post = async (url: string, fields: object, version?: string) => {
    const answer = await anna.send('POST', url, {
      version: version ?? (await list()).version,
      ...fields,
    });
    const { body, msg, faults } = answer.json();
    return { status: answer.statusCode, body, message: msg?.[0].Message as string, faults };
  };
  const namesIn = async () =>
    (await list()).categories.map(({ cate_name }: { cate_name: string }) => cate_name);
  return { ...shop, anna, list, post, namesIn };
}

const category = (cate_name: string, parent_cate_id = '') => ({
  ...{ cate_name, parent_cate_id },
  cate_attachment: '',
});

it('categories are listed with their products, for sale or not', async () => {
  const { list } = await openShop();
  expect((await list()).categories).toMatchObject([
    { cate_id: 'C1', parent_cate_id: '', products: 0 },
    { cate_id: 'C11', parent_cate_id: 'C1', products: 3 },
    { cate_id: 'C2', products: 0 },
    { cate_id: 'C21', products: 2 },
  ]);
});

it('categories are created and renamed, and the shop finds products by the new name at once', async () => {
  const shop = await openShop();
  expect((await shop.post('categories', category('紅茶', 'C1'))).status).toBe(200);
  expect(await shop.namesIn()).toContain('紅茶');
  await shop.post('categories/C11', category('高山茶', 'C1'));
  const found = await shop.app.inject(`/api/products/${encodeURIComponent('高山茶')}`);
  expect(found.json().pager.total).toBe(2);
});

it('a product file creates no second category of the same name', async () => {
  const shop = await openShop();
  await shop.post('categories', category('紅茶', 'C1'));
  const { report } = await importContent(
    shop,
    'prd_id,prd_name,cate_name,parent_cate_name,price\nR1,紅茶,紅茶,茶,100\n',
  );
  expect(report.categories).toEqual({ created: 0, updated: 0 });
});

it.each([
  ['categories', category('  '), 'cate_name', '請填寫分類名稱。'],
  ['categories', category('茶'), 'cate_name', '已經有「茶」這個分類。'],
  ['categories/C11', category('一\n二', 'C1'), 'cate_name', '含有換行或控制字元，請寫成一行。'],
  ['categories', category('綠茶', 'C11'), 'parent_cate_name', expect.stringMatching(/只有兩層/)],
  ['categories/C1', category('茶', 'C2'), 'parent_cate_name', expect.stringMatching(/只有兩層/)],
  ['categories', category('綠茶', 'NO'), 'parent_cate_name', expect.stringMatching(/已經刪除/)],
  [
    'categories',
    { ...category('綠茶'), cate_attachment: 'https://evil.test/a.jpg' },
    'cate_picture',
    expect.stringMatching(/不在商店裡/),
  ],
])('%s rejects %j at its field', async (url, fields, field, message) => {
  const { post, namesIn } = await openShop();
  const before = await namesIn();
  expect(await post(url, fields)).toMatchObject({ status: 422, faults: [{ field, message }] });
  expect(await namesIn()).toEqual(before);
});

it('categories are sorted as a whole list', async () => {
  const shop = await openShop();
  const { status } = await shop.post('category-order', { ids: ['C2', 'C21', 'C1', 'C11'] });
  expect(status).toBe(200);
  const config = await shop.app.inject('/api/config/public');
  const { categories } = config.json().body;
  expect(categories.map(({ cate_id }: { cate_id: string }) => cate_id)).toEqual([
    'C2',
    'C21',
    'C1',
    'C11',
  ]);
  expect((await shop.post('category-order', { ids: ['C2', 'C1'] })).status).toBe(422);
});

it('categories are deleted only where nothing is in them', async () => {
  const shop = await openShop();
  expect(await shop.post('categories/C11/delete', {})).toMatchObject({
    status: 409,
    message: expect.stringMatching(/還有 3 個商品（包含下架的）/),
  });
  expect((await shop.post('categories/C1/delete', {})).message).toMatch(/還有下層分類/);
  await shop.post('categories', category('空的'));
  const { categories } = await shop.list();
  const { cate_id } = categories.find((one: { cate_name: string }) => one.cate_name === '空的');
  expect((await shop.post(`categories/${cate_id}/delete`, {})).status).toBe(200);
  expect(await shop.namesIn()).not.toContain('空的');
});

it('categories that somebody else has changed are returned as they are, and not overwritten', async () => {
  const shop = await openShop();
  const { version } = await shop.list();
  await shop.post('categories', category('紅茶'));
  const late = await shop.post('categories/C1', category('好茶'), version);
  expect(late).toMatchObject({ status: 409, message: expect.stringMatching(/剛才有人修改/) });
  expect(late.body.categories).toHaveLength(5);
  expect(await shop.namesIn()).not.toContain('好茶');
});
