import { importContent, storedProduct } from '../../../../testing/goods/goods.ts';
import { testApp } from '../../../../testing/index.ts';

it('asks about new codes that a spreadsheet has made of known ones [41 R7]', async () => {
  const shop = await testApp();
  const head = '商品編號,品名,分類代碼,分類,生產者代碼,生產者,售價';
  const file = (prd_id: string, cate_id: string, maker_id: string) =>
    `${head}\n${prd_id},好茶,${cate_id},新茶,${maker_id},茶寮,100\n`;
  expect((await importContent(shop, file('00123', '07', '009'))).warnings).toEqual([]);
  const { warnings } = await importContent(shop, file('123', '7', '9'), { dryRun: true });
  expect(warnings).toEqual([
    '第 2 列 A 欄「商品編號」（prd_id）：編號 123 與既有的 00123 相近，是否為同一項商品？',
    '第 2 列 C 欄「分類代碼」（cate_id）：分類代碼 7 與既有的 07 相近，是否為同一個分類？',
    '第 2 列 E 欄「生產者代碼」（maker_id）：生產者代碼 9 與既有的 009 相近，是否為同一位生產者？',
  ]);
});

it('stores the lines of a cell as paragraphs, and loses no sign [41 R3] [41 R49]', async () => {
  const shop = await testApp();
  const file = `商品編號,商品簡介,商品特色,商品資訊\nP0001,"第一行\n第二行\n\n第二段","寬<10cm，高>5cm",S<M<L\n`;
  expect((await importContent(shop, file)).findings).toEqual([]);
  expect(await storedProduct(shop, 'P0001')).toMatchObject({
    prd_text_desc: '<p>第一行<br />第二行</p><p>第二段</p>',
    sl_desc_content: '寬&lt;10cm，高&gt;5cm',
    ma_desc_content: 'S&lt;M&lt;L',
  });
  expect((await importContent(shop, file)).report).toMatchObject({ unchanged: 1 });
});
