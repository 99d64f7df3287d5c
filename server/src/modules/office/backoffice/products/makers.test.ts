import { auditLog, makers, products } from '../../../../platform/db/schema/index.ts';
import { importContent, storedProduct } from '../../../../testing/goods/goods.ts';
import { OOLONG, testApp } from '../../../../testing/index.ts';
import { atBackoffice } from '../../../../testing/people/backoffice.ts';

async function openShop() {
  const shop = await testApp();
  const anna = await atBackoffice(shop, 'anna');
  const post = async (url: string, payload: object) => {
    const answer = await anna.send('POST', url, payload);
    const { body, msg, faults } = answer.json();
    return { status: answer.statusCode, body, message: msg?.[0].Message as string, faults };
  };
  const change = async (id: string, cells: object, version?: string) =>
    post(`makers/${id}`, {
      version: version ?? (await anna.get(`makers/${id}`)).version,
      cells,
    });
  await post('makers', { cells: { maker_id: 'tea-hut', maker_name: '山腰茶寮' } });
  return { ...shop, anna, post, change };
}

describe('makers on screens', () => {
  it('are created with a code of their own or a generated one, and recorded', async () => {
    const { anna, post, db } = await openShop();
    const cells = { maker_name: '新窯', maker_place: '苗栗縣', food_reg_no: 'u900000001000000' };
    const { status, body } = await post('makers', { cells });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      cells: {
        maker_id: expect.stringMatching(/^M[0-9a-f]{10}$/),
        ...{ maker_name: '新窯', food_reg_no: 'U-900000001-00000-0', maker_enabled: '是' },
      },
      products: 0,
    });
    expect((await anna.get('makers')).makers).toMatchObject([
      { maker_id: 'tea-hut', enabled: true, products: 0 },
      { maker_name: '新窯', maker_place: '苗栗縣' },
    ]);
    const log = await db.select().from(auditLog);
    expect(log.filter(({ action }) => action === 'maker.create')).toMatchObject([
      { subject: 'tea-hut', actor: 'anna', outcome: 'ok' },
      { subject: body.cells.maker_id, outcome: 'ok' },
    ]);
  });

  it('are changed by the cells that are sent, sanitised, and keep the others', async () => {
    const { change, app, db } = await openShop();
    await change('tea-hut', { maker_place: '南投縣' });
    const { body } = await change('tea-hut', { maker_story: '<p>好<script>x</script></p>' });
    expect(body.cells).toMatchObject({ maker_place: '南投縣', maker_story: '<p>好</p>' });
    expect((await app.inject('/api/maker/tea-hut')).statusCode).toBe(200);
    await change('tea-hut', { maker_enabled: '否' });
    expect((await app.inject('/api/maker/tea-hut')).statusCode).toBe(404);
    expect(await db.$count(makers)).toBe(1);
  });

  it('are returned in a conflict with concurrent changes', async () => {
    const { anna, change } = await openShop();
    const { version } = await anna.get('makers/tea-hut');
    await change('tea-hut', { maker_name: '山腰老茶寮' });
    const { status, message, body } = await change('tea-hut', { maker_place: '南投縣' }, version);
    expect(status).toBe(409);
    expect(message).toMatch(/^這個生產者剛才有變更：anna 於 .*修改。/);
    expect(body.cells).toMatchObject({ maker_name: '山腰老茶寮', maker_place: '' });
  });

  it.each([
    [{ maker_name: ' ' }, 'maker_name', '請填寫。'],
    [{ maker_name: '新窯' }, 'maker_name', '已經有「新窯」這個生產者。'],
    [{ maker_name: '一\n二' }, 'maker_name', '含有換行或控制字元，請寫成一行。'],
    [{ food_reg_no: 'A-1' }, 'food_reg_no', expect.stringMatching(/不是食品業者登錄字號/)],
    [{ maker_sort: '前面' }, 'maker_sort', '「前面」不是整數。'],
    [
      { maker_picture: `/media/u/${'0'.repeat(40)}` },
      'maker_picture',
      expect.stringMatching(/不在商店裡/),
    ],
    [{ maker_picture: 'a.jpg' }, 'maker_picture', expect.stringMatching(/不在商店裡/)],
  ])('reject %j at its field, and change nothing', async (cells, field, message) => {
    const { anna, post, change } = await openShop();
    await post('makers', { cells: { maker_name: '新窯' } });
    const before = await anna.get('makers/tea-hut');
    const answer = await change('tea-hut', { maker_place: '南投縣', ...cells });
    expect([answer.status, answer.faults]).toEqual([422, [{ field, message }]]);
    expect(await anna.get('makers/tea-hut')).toEqual(before);
  });

  it('reject a code that is taken or invalid, and a new one without a name', async () => {
    const { post } = await openShop();
    const faultsOf = async (cells: object) => (await post('makers', { cells })).faults;
    expect(await faultsOf({ maker_id: 'tea-hut', maker_name: '別的' })).toMatchObject([
      { field: 'maker_id', message: expect.stringMatching(/已經有代碼 tea-hut/) },
    ]);
    expect(await faultsOf({ maker_id: '茶 寮', maker_name: '別的' })).toMatchObject([
      { field: 'maker_id' },
    ]);
    expect(await faultsOf({ maker_place: '南投縣' })).toMatchObject([{ field: 'maker_name' }]);
  });

  it('are deleted without products, and only hidden with some, hidden ones included', async () => {
    const { anna, post, db } = await openShop();
    const remove = async () =>
      post('makers/tea-hut/delete', { version: (await anna.get('makers/tea-hut')).version });
    await db.update(products).set({ maker_id: 'tea-hut', enabled: false });
    const rejected = await remove();
    expect([rejected.status, rejected.message]).toEqual([
      409,
      expect.stringMatching(/還有 \d 個商品/),
    ]);
    await db.update(products).set({ maker_id: null });
    expect((await remove()).status).toBe(200);
    expect((await anna.send('GET', 'makers/tea-hut')).statusCode).toBe(404);
    expect((await post('makers/tea-hut/delete', { version: 'x' })).status).toBe(404);
  });

  it('are given to a product with its label on the form, and rejected where there is none', async () => {
    const shop = await openShop();
    const save = async (cells: object) =>
      shop.post(`products/${OOLONG.prd_id}`, {
        version: (await shop.anna.get(`products/${OOLONG.prd_id}`)).version,
        cells,
      });
    const { body } = await save({ maker_id: 'tea-hut', allergens: '芝麻、花生', storage: '避光' });
    expect(body.cells).toMatchObject({ maker_name: '山腰茶寮', allergens: '花生、芝麻' });
    expect(await storedProduct(shop, OOLONG.prd_id)).toMatchObject({ maker_id: 'tea-hut' });
    expect((await save({ maker_id: 'nobody' })).faults).toMatchObject([{ field: 'maker_id' }]);
    expect((await save({ allergens: '頭足類' })).faults).toMatchObject([{ field: 'allergens' }]);
    await save({ maker_id: '' });
    expect(await storedProduct(shop, OOLONG.prd_id)).toMatchObject({ maker_id: null });
  });

  it('are the same for a goods file, which creates none of the same name', async () => {
    const shop = await openShop();
    const { report } = await importContent(shop, 'prd_id,maker\nP0001,山腰茶寮\n');
    expect(report.makers).toEqual({ created: 0, updated: 0 });
    expect(await storedProduct(shop, 'P0001')).toMatchObject({ maker_id: 'tea-hut' });
  });
});
