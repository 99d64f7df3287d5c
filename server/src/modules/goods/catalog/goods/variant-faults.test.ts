import { eq } from 'drizzle-orm';
import { variants } from '../../../../platform/db/schema/index.ts';
import { importContent, storedProduct } from '../../../../testing/goods/goods.ts';
import { addShirt } from '../../../../testing/goods/shirt.ts';
import { testApp } from '../../../../testing/index.ts';

async function shirtShop() {
  const shop = await testApp();
  await addShirt(shop);
  return shop;
}

const NEW = '商品編號,品名,分類,規格1,規格1值,規格1色,規格2,規格2值,規格編號,售價,庫存';

it.each([
  [
    'equal values',
    ['N1,衫,茶,色,紅,,,,,100,1', 'N1,,,,紅,,,,,100,1'],
    ['第 2 列：和第 3 列的「紅」相同。', '第 3 列：和第 2 列的「紅」相同。'],
  ],
  [
    'a code used twice in the product',
    ['N1,衫,茶,色,紅,,,,X,100,1', 'N1,,,,藍,,,,X,100,1'],
    [
      '第 2 列 I 欄「規格編號」（var_id）：和第 3 列的編號相同。',
      '第 3 列 I 欄「規格編號」（var_id）：和第 2 列的編號相同。',
    ],
  ],
  [
    'the product’s own code',
    ['N1,衫,茶,色,紅,,,,N1,100,1'],
    ['第 2 列 I 欄「規格編號」（var_id）：規格的編號不能和商品編號相同。'],
  ],
  ['a price of 0', ['N1,衫,茶,色,紅,,,,,0,1'], ['第 2 列 J 欄「售價」（price）：售價要大於 0。']],
  [
    'no price and no stock',
    ['N1,衫,茶,色,紅,,,,,,'],
    [
      '第 2 列 J 欄「售價」（price）：是空的，請填寫數字。',
      '第 2 列 K 欄「庫存」（on_hand）：是空的，請填寫數字。',
    ],
  ],
  [
    'no name of the option',
    ['N1,衫,茶,,紅,,,,,100,1'],
    ['第 2 列 D 欄「規格1」（option1）：請填寫選項名稱。'],
  ],
  [
    'two names of an option',
    ['N1,衫,茶,色,紅,,,,,100,1', 'N1,,,顏色,藍,,,,,100,1'],
    ['第 3 列 D 欄「規格1」（option1）：和第 2 列的「色」不同，請寫成一樣的。'],
  ],
  [
    'a missing value',
    ['N1,衫,茶,色,紅,,尺寸,M,,100,1', 'N1,,,,藍,,,,,100,1'],
    ['第 3 列 H 欄「規格2值」（option2_value）：是空的，請填寫這個規格的值。'],
  ],
  [
    'two colours of a value',
    ['N1,衫,茶,色,紅,#f00000,尺寸,M,,100,1', 'N1,,,,紅,#e00000,,L,,100,1'],
    ['第 3 列 F 欄「規格1色」（option1_colour）：和第 2 列的「#f00000」不同，請寫成一樣的。'],
  ],
  [
    'a colour by name',
    ['N1,衫,茶,色,紅,red,,,,100,1'],
    [expect.stringMatching(/^第 2 列 F 欄「規格1色」（option1_colour）：「紅」的顏色要寫成/)],
  ],
  [
    'a row without values',
    ['N1,衫,茶,色,紅,,,,,100,1', 'N1,,,,,,,,,100,1'],
    [expect.stringMatching(/^第 3 列 E 欄「規格1值」（option1_value）：這項商品的其他列有規格/)],
  ],
  [
    'a different text in a later row',
    ['N1,衫,茶,色,紅,,,,,100,1', 'N1,衫子,,,藍,,,,,100,1'],
    [expect.stringMatching(/^第 3 列 B 欄「品名」（prd_name）：和第 2 列的不同/)],
  ],
  [
    'rows that are not together',
    ['N1,衫,茶,色,紅,,,,,100,1', 'N2,帽,茶,,,,,,,90,1', 'N1,,,色,藍,,,,,100,1'],
    [expect.stringMatching(/^第 4 列 A 欄「商品編號」（prd_id）：N1 的規格要排在一起/)],
  ],
  [
    'the code of another product’s variant in the file',
    ['N1,衫,茶,色,紅,,,,X,100,1', 'N2,帽,茶,色,紅,,,,X,90,1', 'X,鞋,茶,,,,,,,90,1'],
    [
      expect.stringMatching(/^第 3 列 I 欄「規格編號」（var_id）：X 和第 2 列的編號重複/),
      expect.stringMatching(/^第 4 列 A 欄「商品編號」（prd_id）：X 已經是第 2 列的規格編號/),
    ],
  ],
  [
    'codes of other products in the shop',
    ['N1,衫,茶,色,紅,,,,P0001,100,1', 'N2,帽,茶,色,紅,,,,S1-M,90,1', 'S1-L,鞋,茶,,,,,,,90,1'],
    [
      expect.stringMatching(/^第 2 列 I 欄「規格編號」（var_id）：P0001 已經是另一項商品的編號/),
      expect.stringMatching(/^第 3 列 I 欄「規格編號」（var_id）：S1-M 已經是商品 S1 的規格編號/),
      expect.stringMatching(/^第 4 列 A 欄「商品編號」（prd_id）：S1-L 已經是商品 S1 的規格編號/),
    ],
  ],
  [
    'cells of a variant in a row without values',
    ['N1,衫,茶,色,,,,,,100,1'],
    [expect.stringMatching(/^第 2 列 D 欄「規格1」（option1）：這一列沒有規格值/)],
  ],
])('a file with %s is rejected [T8]', async (_what, rows, expected) => {
  const shop = await shirtShop();
  const { report, findings } = await importContent(shop, [NEW, ...rows].join('\n'));
  expect(findings).toEqual(expected);
  expect(report.imported).toBe(false);
  expect(await storedProduct(shop, 'N1')).toBeUndefined();
});

it('301 variants are too many, and are counted [T8]', async () => {
  const shop = await testApp();
  const rows = (count: number) =>
    Array.from({ length: count }, (_, at) => `N1,衫,茶,號,${at % 100},,款,${at},,100,1`);
  const { findings } = await importContent(shop, [NEW, ...rows(301)].join('\n'));
  expect(findings).toContain('第 2 列：這項商品有 301 列，最多 300 種規格。');
  const most = rows(300).map((row, at) => row.replace(/,款,\d+/, `,款,${Math.floor(at / 100)}`));
  const { report } = await importContent(shop, [NEW, ...most].join('\n'));
  expect(report).toMatchObject({ created: 1, bad: 0, variants: { created: 300 } });
  const values = Array.from({ length: 101 }, (_, at) => `N2,衫,茶,號,${at},,,,,100,1`);
  expect((await importContent(shop, [NEW, ...values].join('\n'))).findings).toEqual([
    expect.stringMatching(/^第 2 列 E 欄「規格1值」（option1_value）：「號」最多 100 個值/),
  ]);
});

it('a stock below what orders have reserved is rejected by variant [T8]', async () => {
  const shop = await shirtShop();
  await shop.db.update(variants).set({ reserved: 2 }).where(eq(variants.var_id, 'S1-L'));
  const { findings } = await importContent(shop, 'prd_id,var_id,stock\nS1,S1-L,1\nS1,S1-M,0\n');
  expect(findings).toEqual([
    expect.stringMatching(/^第 2 列 C 欄「庫存」（on_hand）：1 少於訂單已保留的 2 件/),
  ]);
});

it('a stored code is neither renamed nor invented [T8]', async () => {
  const shop = await shirtShop();
  const renamed = 'prd_id,規格1值,var_id,price\nS1,M,NEW,500\nS1,L,S1-L,450\nS1,XL,S1-XL,600\n';
  expect((await importContent(shop, renamed)).findings).toEqual([
    expect.stringMatching(/^第 2 列 C 欄「規格編號」（var_id）：「M」的規格編號是 S1-M/),
  ]);
  expect((await importContent(shop, 'prd_id,var_id,price\nS1,NEW,500\n')).findings).toEqual([
    expect.stringMatching(/^第 2 列 B 欄「規格編號」（var_id）：這項商品沒有規格 NEW/),
  ]);
});

it('prices and stock of a product with options belong into rows of its variants [T8]', async () => {
  const shop = await shirtShop();
  const { price = 0 } = (await storedProduct(shop, 'S1')) ?? {};
  const same = `prd_id,name,price,stock,option1_value\nS1,棉質衫,${price},,\n`;
  expect((await importContent(shop, same)).findings).toEqual([]);
  const { findings } = await importContent(shop, 'prd_id,price,stock\nS1,777,\n');
  expect(findings).toEqual([
    '第 2 列 B 欄「售價」（price）：這項商品有規格，價格與庫存請用規格列填寫。',
  ]);
  expect(await storedProduct(shop, 'S1')).toMatchObject({ prd_name: '棉質衫', price });
});

it('imports no part of a product with a bad row, nor of one whose rows are apart [T8]', async () => {
  const shop = await testApp();
  const file = [
    NEW,
    'N1,衫,茶,色,紅,,,,,100,1',
    'N2,帽,茶,色,紅,,,,,90,1',
    'N2,,,,藍,,,,,貴,1',
    'N3,鞋,茶,,,,,,,90,1',
    'N1,,,色,藍,,,,,100,1',
  ].join('\n');
  const { report } = await importContent(shop, file, { skipBad: true });
  expect(report).toMatchObject({ created: 1, imported: true });
  expect(await storedProduct(shop, 'N1')).toBeUndefined();
  expect(await storedProduct(shop, 'N2')).toBeUndefined();
  expect(await storedProduct(shop, 'N3')).toMatchObject({ price: 90 });
});
