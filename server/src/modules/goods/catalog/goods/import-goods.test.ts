import { eq } from 'drizzle-orm';
import { categories, listedProducts, products } from '../../../../platform/db/schema/index.ts';
import { importContent, storedProduct } from '../../../../testing/goods/goods.ts';
import { OOLONG, testApp } from '../../../../testing/index.ts';

const NEW =
  '商品編號,品名,分類,上層分類,售價,團購價,庫存\r\nN1,凍頂烏龍,烏龍茶,茶,"1,200",1080,30\r\n';

describe('importing goods', () => {
  it('creates a product from a row, found by search at once', async () => {
    const shop = await testApp();
    const { report, findings } = await importContent(shop, NEW);
    expect(findings).toEqual([]);
    expect(report).toMatchObject({ rows: 1, created: 1, updated: 0, imported: true });
    expect(await storedProduct(shop, 'N1')).toMatchObject({
      prd_name: '凍頂烏龍',
      cate_id: 'C11',
      price: 1200,
      price1: 1080,
      on_hand: 30,
      reserved: 0,
      enabled: true,
      u_date: shop.clock.now(),
    });
    const found = (await shop.app.inject(`/api/products/${encodeURIComponent('凍頂')}`)).json();
    expect(found.pager.items).toMatchObject([{ prd_id: 'N1', tot_qty: 30 }]);
  });

  it('changes nothing when the same file is imported again', async () => {
    const shop = await testApp();
    await importContent(shop, NEW);
    const before = await storedProduct(shop, 'N1');
    shop.clock.advance(86_400_000);
    expect((await importContent(shop, NEW)).report).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: 1,
      categories: { created: 0, updated: 0 },
    });
    expect(await storedProduct(shop, 'N1')).toEqual(before);
  });

  it('changes only what the file has columns for, and never what is reserved', async () => {
    const shop = await testApp();
    const before = await storedProduct(shop, 'P0004');
    const { report } = await importContent(shop, 'prd_id,price,stock\nP0004,480,9\n');
    expect(report).toMatchObject({ updated: 1 });
    expect(await storedProduct(shop, 'P0004')).toEqual({
      ...before,
      price: 480,
      price_now: 480,
      on_hand: 9,
      reserved: 4,
    });
    const listed = await shop.db
      .select()
      .from(listedProducts)
      .where(eq(listedProducts.prd_id, 'P0004'));
    expect(listed).toMatchObject([{ price: 480, in_stock: true }]);
  });

  it('rejects a stock below what orders have reserved', async () => {
    const shop = await testApp();
    const { report, findings } = await importContent(shop, 'prd_id,stock\nP0004,3\n');
    expect(findings).toEqual([
      '第 2 列 B 欄「庫存」（on_hand）：3 少於訂單已保留的 4 件，請填 4 以上，或先取消訂單。',
    ]);
    expect(report).toMatchObject({ bad: 1, imported: false });
  });

  it('reads how long a product is prepared for, at most half a year [ADR 0118]', async () => {
    const shop = await testApp();
    const file = (days: number) => importContent(shop, `商品編號,備貨天數\nP0004,${days}\n`);
    expect((await file(14)).report).toMatchObject({ updated: 1 });
    expect(await storedProduct(shop, 'P0004')).toMatchObject({ ship_days: 14 });
    expect((await file(181)).findings).toEqual([
      '第 2 列 B 欄「備貨天數」（ship_days）：備貨最多 180 天。',
    ]);
    const product = (await shop.app.inject('/api/product/P0004')).json().body;
    expect(product.ship_days).toBe(14);
  });

  it('names every bad row by row and column, and imports nothing', async () => {
    const shop = await testApp();
    const file = [
      '商品編號,品名,分類,售價,庫存,上架',
      'A1,好茶,烏龍茶,100,5,是',
      'A2,壞茶,烏龍茶,12.5,-1,也許',
      'A 3,壞碼,烏龍茶,100,5,是',
      'A1,又一次,烏龍茶,100,5,是',
      '4.71009E+12,條碼,烏龍茶,100,5,是',
      'A5,,烏龍茶,100,5,是',
      'A6,多一格,烏龍茶,100,5,是,多的',
      ',沒有編號,烏龍茶,100,5,是',
      'A8,沒有分類,,100,5,是',
    ];
    const { report, findings } = await importContent(shop, `${file.join('\n')}\n`);
    expect(findings).toEqual([
      '第 3 列 D 欄「售價」（price）：「12.5」不是 0 到 99999999 的整數。',
      '第 3 列 E 欄「庫存」（on_hand）：「-1」不是 0 到 99999999 的整數。',
      '第 3 列 F 欄「上架」（enabled）：「也許」請改為「是」或「否」。',
      expect.stringMatching(/^第 4 列 A 欄「商品編號」（prd_id）：「A 3」不能當代碼/),
      '第 5 列 A 欄「商品編號」（prd_id）：A1 和第 2 列重複，請只留一列。',
      expect.stringMatching(
        /^第 6 列 A 欄「商品編號」（prd_id）：「4.71009E\+12」是 Excel 改寫過的/,
      ),
      '第 7 列 B 欄「品名」（prd_name）：是空的，請填寫；不想改這一欄時，請刪除整欄。',
      expect.stringMatching(/^第 8 列：G 欄有「多的」，但第 1 列沒有這一欄/),
      '第 9 列 A 欄「商品編號」（prd_id）：是空的，請填寫。',
      '第 10 列 C 欄「分類」（cate_name）：A8 是新商品，請填寫分類。',
    ]);
    expect(report).toMatchObject({ rows: 9, bad: 8, created: 1, imported: false });
    expect(await storedProduct(shop, 'A1')).toBeUndefined();
  });

  it('names every fault of a row, none of them twice', async () => {
    const shop = await testApp();
    const file = [
      '商品編號,品名,分類,分類代碼,上層分類,售價,庫存,備貨天數,圖片,生產者代碼,上架',
      'P0004,,烏龍茶,,,12.5,3,181,front.jpg,M404,是',
      'N1,新茶,,壞 碼,,貴,5,1,,壞 碼,是',
      'N2,新茶,新分類,,烏龍茶,100,-1,1,side.jpg,,',
    ];
    const pictures = new Map([['side.jpg', { why: '不是圖片。' }]]);
    const { report, findings } = await importContent(shop, `${file.join('\n')}\n`, { pictures });
    const cells = findings.map((finding) =>
      /^第 (\d) 列 (\w+) 欄/.exec(finding)?.slice(1).join(''),
    );
    expect(cells).toEqual([
      ...['2B', '2F', '2G', '2H', '2I', '2J'],
      ...['3D', '3F', '3J'],
      ...['4E', '4G', '4I', '4K'],
    ]);
    expect(report).toMatchObject({ rows: 3, bad: 3, created: 0, imported: false });
    expect(await shop.db.$count(categories)).toBe(4);
  });

  it('imports the good rows with skipBad', async () => {
    const shop = await testApp();
    const { report, findings } = await importContent(
      shop,
      `${NEW}N2,壞茶,新分類,茶,錯,,1\r\nN3,好茶,烏龍茶,茶,80,0,1\r\n`,
      { skipBad: true },
    );
    expect(findings).toHaveLength(1);
    expect(report).toMatchObject({ created: 2, bad: 1, imported: true });
    expect(await storedProduct(shop, 'N3')).toMatchObject({ price: 80 });
    expect(await shop.db.$count(categories)).toBe(4);
  });

  it('reports what would change with dryRun, and changes nothing', async () => {
    const shop = await testApp();
    const { report, changes } = await importContent(shop, `prd_id,price\n${OOLONG.prd_id},650\n`, {
      dryRun: true,
    });
    expect(changes).toEqual([
      {
        prd_id: 'P0001',
        kind: 'updated',
        changes: [{ field: 'price', before: '600', after: '650' }],
      },
    ]);
    expect(report).toMatchObject({ updated: 1, imported: false });
    expect(await storedProduct(shop, 'P0001')).toMatchObject({ price: 600 });
  });

  it('finds changed products by their new words, and withdrawn ones not at all', async () => {
    const shop = await testApp();
    const file =
      'prd_id,name,summary,category,enabled\nP0001,高山金萱,奶香,烏龍茶,1\nP0002,東方美人茶,,傳統糕餅,1\nP0003,手炒花生糖,,傳統糕餅,0\n';
    expect((await importContent(shop, file)).report).toMatchObject({ updated: 3 });
    const found = async (keyword: string) =>
      (await shop.app.inject(`/api/products/${encodeURIComponent(keyword)}`))
        .json()
        .pager.items.map(({ prd_id }: { prd_id: string }) => prd_id);
    expect(await found('金萱')).toEqual(['P0001']);
    expect(await found('奶香')).toEqual(['P0001']);
    expect(await found('阿里山')).toEqual([]);
    expect(await found('傳統糕餅')).toEqual(['P0002', 'P0004']);
    // The search index also follows a text that is changed by SQL.
    await shop.db.update(products).set({ prd_name: '焙火' }).where(eq(products.prd_id, 'P0001'));
    expect(await found('焙火')).toEqual(['P0001']);
  });

  it('sanitises texts like every other write', async () => {
    const shop = await testApp();
    const file = 'prd_id,summary\nP0001,"<p onclick=""x()"">清香</p><script>x()</script>"\n';
    expect((await importContent(shop, file)).report).toMatchObject({ updated: 1 });
    expect(await storedProduct(shop, 'P0001')).toMatchObject({ prd_text_desc: '<p>清香</p>' });
    expect((await importContent(shop, file)).report).toMatchObject({ unchanged: 1 });
  });

  it('reports a picture that is not in the folder', async () => {
    const shop = await testApp();
    const file = 'prd_id,images\nP0001,front.jpg|side.jpg\n';
    expect((await importContent(shop, file)).findings[0]).toMatch(
      /第 2 列 B 欄「圖片」（pictures）：「front.jpg」是檔名，請用 --pictures/,
    );
    const pictures = new Map([
      ['front.jpg', { address: '/media/u/abc' }],
      ['side.jpg', { why: '不是圖片。' }],
    ]);
    expect((await importContent(shop, file, { pictures })).findings).toEqual([
      '第 2 列 B 欄「圖片」（pictures）：「side.jpg」不是圖片。',
    ]);
    pictures.set('side.jpg', { address: '/media/u/def' });
    await importContent(shop, file, { pictures });
    expect(await storedProduct(shop, 'P0001')).toMatchObject({
      prd_man_pic: '/media/u/abc',
      prd_album_pics: '{"section_1":[{"d":"/media/u/abc"},{"d":"/media/u/def"}]}',
    });
  });
});

describe('categories of a goods file', () => {
  it('are created where a row names new ones, with the same code every time', async () => {
    const shop = await testApp();
    const file =
      'prd_id,name,category,parent_category,price\nN1,醬油,釀造,調味,90\nN2,醋,釀造,調味,80\n';
    expect((await importContent(shop, file)).report).toMatchObject({
      created: 2,
      categories: { created: 2, updated: 0 },
    });
    const created = await shop.db.select().from(categories).orderBy(categories.sort);
    const parent = created.find(({ cate_name }) => cate_name === '調味');
    expect(created.at(-1)).toMatchObject({ cate_name: '釀造', parent_cate_id: parent?.cate_id });
    expect((await importContent(shop, file)).report).toMatchObject({
      unchanged: 2,
      categories: { created: 0 },
    });
  });

  it('are renamed, moved and illustrated by rows of their own', async () => {
    const shop = await testApp();
    const file =
      'prd_id,cate_id,category,parent_category,category_sort,category_image\n,C11,青心烏龍,點心,7,/media/cate/C11\nP0001,C11,烏龍茶,,,\n';
    const { report, findings } = await importContent(shop, file);
    expect(findings).toEqual([]);
    expect(report).toMatchObject({ unchanged: 1, categories: { updated: 1 } });
    expect(await shop.db.select().from(categories).where(eq(categories.cate_id, 'C11'))).toEqual([
      {
        cate_id: 'C11',
        cate_name: '青心烏龍',
        parent_cate_id: 'C2',
        sort: 7,
        cate_attachment: '/media/cate/C11',
      },
    ]);
    const found = (await shop.app.inject(`/api/products/${encodeURIComponent('青心')}`)).json();
    expect(found.pager.items.map(({ prd_id }: { prd_id: string }) => prd_id)).toEqual([
      'P0001',
      'P0002',
    ]);
  });

  it.each([
    ['a third level', 'N1,X,烏龍茶,90\n', /「烏龍茶」本身有上層分類/],
    ['an unknown code', 'N1,,,90\n', /是新商品，請填寫分類/],
  ])('reject %s', async (_what, row, sentence) => {
    const shop = await testApp();
    const { findings } = await importContent(
      shop,
      `prd_id,category,parent_category,price,name\n${row.trim()},名\n`,
    );
    expect(findings.join()).toMatch(sentence);
  });

  it('are not moved by the row of a product, which says so of another parent', async () => {
    const shop = await testApp();
    const file =
      'prd_id,cate_id,category,parent_category\nP0001,C11,烏龍茶,點心\nP0003,C1,,點心\nP0004,C11,,茶\n';
    const { report, findings } = await importContent(shop, file);
    expect(findings).toEqual([
      '第 2 列 D 欄「上層分類」（parent_cate_name）：分類 C11 的上層分類是「茶」，不是「點心」；要移動分類，請在沒有商品編號的一列寫它。',
      '第 3 列 D 欄「上層分類」（parent_cate_name）：分類 C1 沒有上層分類，不是「點心」；要移動分類，請在沒有商品編號的一列寫它。',
    ]);
    expect(report).toMatchObject({ bad: 2, imported: false });
  });

  it('may still be named below their old parent where a row moves them', async () => {
    const shop = await testApp();
    const { report, findings } = await importContent(
      shop,
      'prd_id,cate_id,category,parent_category\n,C11,烏龍茶,點心\nP0001,C11,烏龍茶,茶\nP0002,C11,烏龍茶,點心\n',
    );
    expect(findings).toEqual([]);
    expect(report).toMatchObject({ imported: true, categories: { updated: 1 } });
  });

  it('need a parent or a code where two have the same name', async () => {
    const shop = await testApp();
    await shop.db
      .insert(categories)
      .values({ cate_id: 'C22', cate_name: '烏龍茶', parent_cate_id: 'C2' });
    const { findings } = await importContent(shop, 'prd_id,category\nP0003,烏龍茶\n');
    expect(findings[0]).toMatch(/有 2 個分類叫「烏龍茶」/);
  });
});
