import { asc } from 'drizzle-orm';
import { makers } from '../../../../platform/db/schema/index.ts';
import { importContent, storedProduct } from '../../../../testing/goods/goods.ts';
import { type TestApp, testApp } from '../../../../testing/index.ts';

const storedMakers = ({ db }: TestApp) => db.select().from(makers).orderBy(asc(makers.sort));

const OWN = [
  '商品編號,生產者代碼,生產者,生產者所在地,生產者故事,食品業者登錄字號,生產者排序,顯示生產者',
  ',tea-hut,山腰茶寮,南投縣鹿谷鄉,<p>焙火的人<script>x</script></p>,u900000001000000,7,是',
  'P0001,tea-hut,,,,,,',
].join('\n');

describe('makers in a goods file', () => {
  it('are created by their own rows, sanitised, and given to products by code', async () => {
    const shop = await testApp();
    const { report, findings } = await importContent(shop, OWN);
    expect(findings).toEqual([]);
    expect(report).toMatchObject({
      rows: 2,
      updated: 1,
      categories: { created: 0 },
      makers: { created: 1, updated: 0 },
    });
    expect(await storedMakers(shop)).toEqual([
      {
        maker_id: 'tea-hut',
        maker_name: '山腰茶寮',
        maker_place: '南投縣鹿谷鄉',
        maker_story: '<p>焙火的人</p>',
        maker_picture: '',
        food_reg_no: 'U-900000001-00000-0',
        sort: 7,
        enabled: true,
      },
    ]);
    expect(await storedProduct(shop, 'P0001')).toMatchObject({ maker_id: 'tea-hut' });
    expect((await importContent(shop, OWN)).report).toMatchObject({
      unchanged: 1,
      makers: { created: 0, updated: 0 },
    });
  });

  it('are created by name where there is none, once, also below a later row of their own', async () => {
    const shop = await testApp();
    const file =
      'prd_id,maker,maker_place\nP0001,新窯,\nP0002,新窯,\n,新窯,苗栗縣公館鄉\nP0003,,\n';
    expect((await importContent(shop, file)).report).toMatchObject({
      updated: 2,
      unchanged: 1,
      makers: { created: 1, updated: 0 },
    });
    const [maker, ...others] = await storedMakers(shop);
    expect(others).toEqual([]);
    expect(maker).toMatchObject({ maker_name: '新窯', maker_place: '苗栗縣公館鄉' });
    expect((await storedProduct(shop, 'P0002'))?.maker_id).toBe(maker?.maker_id);
  });

  it('are removed from a product by an empty cell, and unchanged without the column', async () => {
    const shop = await testApp();
    await importContent(shop, OWN);
    await importContent(shop, 'prd_id,price\nP0001,610\n');
    expect(await storedProduct(shop, 'P0001')).toMatchObject({ maker_id: 'tea-hut' });
    await importContent(shop, 'prd_id,maker\nP0001,\n');
    expect(await storedProduct(shop, 'P0001')).toMatchObject({ maker_id: null });
  });

  it('are renamed and hidden by code, and keep what the file has no column for', async () => {
    const shop = await testApp();
    await importContent(shop, OWN);
    const file = 'prd_id,maker_code,maker,maker_enabled\n,tea-hut,山腰老茶寮,否\n';
    expect((await importContent(shop, file)).report).toMatchObject({
      makers: { created: 0, updated: 1 },
    });
    expect(await storedMakers(shop)).toMatchObject([
      { maker_name: '山腰老茶寮', maker_place: '南投縣鹿谷鄉', enabled: false },
    ]);
  });

  it('name every fault by row and column, and import nothing', async () => {
    const shop = await testApp();
    await importContent(shop, OWN);
    await shop.db.insert(makers).values({ maker_id: 'twin', maker_name: '山腰茶寮' });
    const cells = [
      'prd_id,maker_code,maker,maker_place,category,food_reg_no,allergens',
      'P0001,tea-hut,,,,,',
      'P0001,tea-hut,,,,,',
      'P0003,tea-hut,,臺南市,,,',
      ',tea-hut,,,茶,,',
      ',,,臺南市,,,',
      ',tea-hut,,,,A-123,',
      'P0004,tea-hut,,,,,花生、頭足類',
      ',tea-hut,,,,,花生',
    ].join('\n');
    const { report, findings } = await importContent(shop, cells);
    expect(findings).toEqual([
      expect.stringMatching(/^第 3 列 A 欄「商品編號」（prd_id）：P0001 和第 2 列重複/),
      expect.stringMatching(/^第 4 列 D 欄「生產者所在地」（maker_place）：請寫在生產者自己的一列/),
      '第 5 列：一列只能寫一個分類或一個生產者，請分成兩列。',
      '第 6 列：沒有商品編號，也沒有分類或生產者，請刪除這一列或填寫。',
      expect.stringMatching(/^第 7 列 F 欄「食品業者登錄字號」（food_reg_no）：「A-123」不是/),
      expect.stringMatching(/^第 8 列 G 欄「過敏原」（allergens）：「頭足類」不是應標示的過敏原/),
      '第 9 列 A 欄「商品編號」（prd_id）：是空的，請填寫。',
    ]);
    expect(report).toMatchObject({ bad: 7, imported: false });
    const names = 'prd_id,maker_code,maker\nP0001,nobody,\nP0002,,山腰茶寮\nP0003,tea-hut,別人\n';
    expect((await importContent(shop, names)).findings).toEqual([
      '第 2 列 B 欄「生產者代碼」（maker_id）：沒有生產者 nobody，請在「生產者」欄寫它的名稱。',
      '第 3 列 C 欄「生產者」（maker_name）：有 2 個生產者叫「山腰茶寮」，請寫「生產者代碼」。',
      '第 4 列 C 欄「生產者」（maker_name）：生產者 tea-hut 是「山腰茶寮」，不是「別人」。',
    ]);
  });

  it('are not created by a row that is rejected for something else', async () => {
    const shop = await testApp();
    const file = 'prd_id,maker,price\nP0001,空殼工坊,貴\nP0002,實在工坊,90\n';
    await importContent(shop, file, { skipBad: true });
    expect(await storedMakers(shop)).toMatchObject([{ maker_name: '實在工坊' }]);
  });
});

describe('a label in a goods file', () => {
  const LABEL =
    'prd_id,內容量,成分,過敏原,有效期限,保存方式,食品業者登錄字號\nP0001,150 公克,"茶葉\n桂花",本產品含有花生及芝麻。,常溫 12 個月,避光,A-900000002-00001-3\nP0002,,,無,,,\n';

  it('is stored with the product, and changes nothing when it is imported again', async () => {
    const shop = await testApp();
    const file = LABEL.replace('本產品含有花生及芝麻。', '芝麻、花生');
    expect((await importContent(shop, file)).findings).toEqual([]);
    expect(await storedProduct(shop, 'P0001')).toMatchObject({
      net_content: '150 公克',
      ingredients: '茶葉\n桂花',
      allergens: ['花生', '芝麻'],
      shelf_life: '常溫 12 個月',
      storage: '避光',
      food_reg_no: 'A-900000002-00001-3',
    });
    expect(await storedProduct(shop, 'P0002')).toMatchObject({ allergens: [], ingredients: '' });
    expect((await importContent(shop, file)).report).toMatchObject({ unchanged: 2, updated: 0 });
    await importContent(shop, 'prd_id,過敏原\nP0001,\n');
    expect(await storedProduct(shop, 'P0001')).toMatchObject({ allergens: null });
  });

  it('is rejected where a group of allergens would be lost', async () => {
    const { findings } = await importContent(await testApp(), LABEL);
    expect(findings).toEqual([expect.stringContaining('「花生及芝麻」不是應標示的過敏原')]);
  });
});
