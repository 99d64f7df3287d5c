import { goodsFile, importContent, storedProduct } from '../../../../testing/goods/goods.ts';
import { testApp } from '../../../../testing/index.ts';
import { UnreadableGoods } from './finding.ts';

describe('a file as Excel writes it', () => {
  const BIG5_TEA = Buffer.from('prd_id,category,name,price\nN1,', 'latin1');
  /** 茶 and 好茶 in Big5. */
  const big5 = Buffer.concat([
    BIG5_TEA,
    Buffer.from([0xaf, 0xf9]),
    Buffer.from(','),
    Buffer.from([0xa6, 0x6e, 0xaf, 0xf9]),
    Buffer.from(',90\r\n'),
  ]);
  it.each([
    [
      'UTF-8 with a byte order mark',
      Buffer.from('\uFEFFprd_id,category,name,price\r\nN1,茶,好茶,90\r\n'),
    ],
    ['Big5', big5],
    ['semicolons', Buffer.from('prd_id;category;name;price\r\nN1;茶;好茶;90\r\n')],
    [
      'tabs in UTF-16',
      Buffer.from('\uFEFFprd_id\tcategory\tname\tprice\r\nN1\t茶\t好茶\t90\r\n', 'utf16le'),
    ],
    [
      'a line that names the separator',
      Buffer.from('sep=;\r\nprd_id;category;name;price\r\nN1;茶;好茶;90\r\n'),
    ],
    ['Chinese headers with spaces', Buffer.from('商品 編號,分類,品名,售 價\nN1,茶,好茶,NT$90\n')],
    ['old line ends', Buffer.from('prd_id,category,name,price\rN1,茶,好茶,９０\r')],
  ])('is read with %s', async (_what, content) => {
    const shop = await testApp();
    const { report, findings } = await importContent(shop, content);
    expect(findings).toEqual([]);
    expect(report).toMatchObject({ created: 1 });
    expect(await storedProduct(shop, 'N1')).toMatchObject({
      prd_name: '好茶',
      cate_id: 'C1',
      price: 90,
    });
  });

  it('counts rows as Excel does and lines as an editor does', async () => {
    const shop = await testApp();
    const { findings } = await importContent(
      shop,
      'prd_id,summary,price\r\nP0001,"一\r\n二",600\r\n\r\nP0002,,貴\r\n',
    );
    expect(findings).toEqual([
      '第 4 列（檔案第 5 行） C 欄「售價」（price）：「貴」不是 0 到 99999999 的整數。',
    ]);
  });

  it.each([
    ['an empty file', '', /檔案是空的/],
    ['no header', '1,2,3\n', /第 1 列沒有認得的欄名/],
    ['no codes', '品名,售價\n茶,1\n', /沒有「商品編號」/],
    ['a column twice', 'prd_id,售價,price\n', /C 欄「price」重複/],
    ['an open quotation mark', 'prd_id,name\nA1,"茶\nA2,茶\n', /引號（"）沒有結束/],
    [
      'bytes of no encoding',
      Buffer.from([...Buffer.from('prd_id\nA1\n'), 0xff, 0xff, 10]),
      /第 3 行/,
    ],
  ])('is rejected with %s', async (_what, content, sentence) => {
    const reading = goodsFile(content).then(async (source) => {
      for await (const row of source.rows()) expect(row).toBeDefined();
    });
    await expect(reading).rejects.toThrow(UnreadableGoods);
    await expect(reading).rejects.toThrow(sentence);
  });

  it('names an unknown column, and imports nothing', async () => {
    const shop = await testApp();
    const { report, findings } = await importContent(shop, 'prd_id,團夠價\nP0001,1\n');
    expect(findings[0]).toMatch(/^第 1 列：B 欄「團夠價」不是商品檔的欄名/);
    expect(report.imported).toBe(false);
  });
});

describe('goods in JSON', () => {
  it('are categories and products, with JSON numbers and lists', async () => {
    const shop = await testApp();
    const { report, findings } = await importContent(
      shop,
      JSON.stringify({
        categories: [{ cate_id: 'K1', cate_name: '醬' }],
        products: [
          {
            prd_id: 'N1',
            prd_name: '=醬油',
            cate_id: 'K1',
            price: 90,
            enabled: false,
            pictures: ['/media/p/N1/1'],
          },
        ],
      }),
      {},
      'json',
    );
    expect(findings).toEqual([]);
    expect(report).toMatchObject({ created: 1, categories: { created: 1 } });
    expect(await storedProduct(shop, 'N1')).toMatchObject({ prd_name: '=醬油', enabled: false });
  });

  it('are identified by their path in findings', async () => {
    const shop = await testApp();
    const { findings } = await importContent(
      shop,
      '[{"prd_id": "P0001", "price": 1.5}, {"prd_id": "P0002", "colour": "red"}, 7]',
      {},
      'json',
    );
    expect(findings).toEqual([
      'products[0]「售價」（price）：「1.5」不是 0 到 99999999 的整數。',
      'products[1]：「colour」不是商品檔的欄名，請刪除或改名。',
      'products[2]：不是物件，請寫成 {"prd_id": …}。',
    ]);
  });
});
