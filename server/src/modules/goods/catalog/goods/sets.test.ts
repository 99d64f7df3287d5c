import { asc, eq } from 'drizzle-orm';
import { listedProducts, setParts, variants } from '../../../../platform/db/schema/index.ts';
import { importContent, storedProduct } from '../../../../testing/goods/goods.ts';
import { addShirt } from '../../../../testing/goods/shirt.ts';
import { addTeaSet } from '../../../../testing/goods/tea-set.ts';
import { type TestApp, testApp } from '../../../../testing/index.ts';
import { goodsCsv, goodsJson } from './export-goods.ts';

const HEAD = '商品編號,品名,分類,售價,庫存,組合內容';
const file = (...rows: string[]) => [HEAD, ...rows, ''].join('\n');

const partsOf = async ({ db }: TestApp, id: string) =>
  (await db.select().from(setParts).where(eq(setParts.var_id, id)).orderBy(asc(setParts.sort))).map(
    ({ part_id, qty }) => `${part_id}×${qty}`,
  );

async function textOf(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

const exported = async ({ db }: TestApp) => textOf(goodsCsv(db));

describe('sets in goods files', () => {
  it('are created with their parts in order, and listed by what those allow [T17]', async () => {
    const shop = await testApp();
    const { report, findings } = await importContent(
      shop,
      file('G1,茶點禮盒,烏龍茶,1200,0,"P0003×1、P0001x2"', 'G2,缺貨組,烏龍茶,90,0,P0004*1'),
    );
    expect(findings).toEqual([]);
    expect(report).toMatchObject({ created: 2, imported: true });
    expect(await partsOf(shop, 'G1')).toEqual(['P0003×1', 'P0001×2']);
    expect(await storedProduct(shop, 'G1')).toMatchObject({ is_set: true, on_hand: 0 });
    const listed = await shop.db.select().from(listedProducts);
    const inStock = Object.fromEntries(listed.map((one) => [one.prd_id, one.in_stock]));
    expect(inStock).toMatchObject({ G1: true, G2: false });
    const { body } = (await shop.app.inject('/api/product/G1')).json();
    expect(body).toMatchObject({
      tot_qty: 10,
      parts: [
        { prd_id: 'P0003', prd_name: '手炒花生糖', qty: 1, on_sale: true },
        { prd_id: 'P0001', qty: 2, on_sale: true },
      ],
    });
  });

  it('importing an export changes nothing, also into a shop without the goods [T17]', async () => {
    const shop = await testApp();
    await addShirt(shop);
    await addTeaSet(shop);
    // Its code comes before those of its parts.
    await importContent(shop, file('A1,衣糖組,烏龍茶,900,0,"S1-M×1\nP0003×2"'));
    const csv = await exported(shop);
    expect((await importContent(shop, csv)).report).toMatchObject({ updated: 0, created: 0 });
    const json = await textOf(goodsJson(shop.db));
    const again = await importContent(shop, json, {}, 'json');
    expect(again.report).toMatchObject({ updated: 0, created: 0, bad: 0 });
    const other = await testApp();
    await other.db.delete(variants).where(eq(variants.var_id, 'P0003'));
    await other.db.execute("DELETE FROM products WHERE prd_id IN ('P0003')");
    expect((await importContent(other, csv)).findings).toEqual([]);
    expect(await partsOf(other, 'A1')).toEqual(['S1-M×1', 'P0003×2']);
    expect(await exported(other)).toBe(csv);
  });

  it('have no column in the export of a shop without sets [T17]', async () => {
    expect(await exported(await testApp())).not.toContain('組合內容');
  });

  it('change, and end with an empty cell [T17]', async () => {
    const shop = await testApp();
    await addTeaSet(shop);
    const changed = await importContent(shop, 'prd_id,set_parts\nG1,P0001×3\n', { dryRun: true });
    expect(changed.changes[0]?.changes).toEqual([
      { field: 'set_parts', before: 'P0001×2、P0003×1', after: 'P0001×3' },
    ]);
    await importContent(shop, 'prd_id,set_parts\nG1,P0001×3\n');
    expect(await partsOf(shop, 'G1')).toEqual(['P0001×3']);
    await importContent(shop, 'prd_id,set_parts\nG1,\n');
    expect(await storedProduct(shop, 'G1')).toMatchObject({ is_set: false, on_hand: 0 });
  });

  const bad = (why: string) => [expect.stringContaining(why)];

  it.each([
    ['that contains itself', 'G9,組,烏龍茶,90,0,G9×1', '組合不能包含自己。'],
    ['of an unknown code', 'G9,組,烏龍茶,90,0,NO-1×1', '找不到商品 NO-1；組合的內容要先建立'],
    ['of another set', 'G9,組,烏龍茶,90,0,G1×1', 'G1 本身是組合，組合裡不能再放組合。'],
    [
      'of a product with options',
      'G9,組,烏龍茶,90,0,S1×1',
      'S1 有多種規格，請改寫其中一種規格的編號。',
    ],
    ['with a code used twice', 'G9,組,烏龍茶,90,0,P0001×1、P0001×2', 'P0001 寫了兩次'],
    [
      'with stock of its own',
      'G9,組,烏龍茶,90,5,P0001×1',
      '組合沒有自己的庫存，由內容計算；請填 0。',
    ],
    [
      'made of a product with stock',
      'P0002,,,,3,P0001×1',
      '這項商品還有庫存 3 件，請先把庫存改成 0',
    ],
    ['made of reserved goods', 'P0004,,,,4,P0001×1', '訂單還保留這項商品 4 件'],
    [
      'made of a part of a set',
      'P0003,,,,200,P0001×1',
      '這項商品在組合「茶點禮盒」裡，不能再設為組合',
    ],
    ['made of a product with options', 'S1,,,,,P0001×1', '有規格的商品不能設為組合'],
  ])('are refused as a set %s [T17]', async (_what, row, why) => {
    const shop = await testApp();
    await addShirt(shop);
    await addTeaSet(shop);
    const cells = row.split(',');
    const used = HEAD.split(',').flatMap((title, at) => (cells[at] ? [[title, cells[at]]] : []));
    const content = `${used.map(([title]) => title).join(',')}\n${used.map(([, cell]) => cell).join(',')}\n`;
    const { report, findings } = await importContent(shop, content);
    expect(findings).toEqual(bad(why));
    expect(report).toMatchObject({ bad: 1, imported: false });
  });

  it('may have parts from the rows above, but not from below [T17]', async () => {
    const shop = await testApp();
    const above = file('N1,新茶,烏龍茶,90,5,', 'G9,組,烏龍茶,90,0,N1×2');
    expect((await importContent(shop, above)).findings).toEqual([]);
    const below = file('G8,組,烏龍茶,90,0,N2×2', 'N2,新茶,烏龍茶,90,5,');
    expect((await importContent(shop, below)).findings).toEqual(bad('找不到商品 N2'));
    const nested = file('G7,組,烏龍茶,90,0,N1×1', 'G6,組,烏龍茶,90,0,G7×1');
    expect((await importContent(shop, nested)).findings).toEqual(bad('G7 本身是組合'));
    const turned = file('G5,組,烏龍茶,90,0,P0002×1', 'P0002,茶,烏龍茶,90,0,P0001×1');
    expect((await importContent(shop, turned)).findings).toEqual(bad('在組合「組」裡'));
  });

  it('keep a part from getting options, unless a row above has removed it from the set [T17]', async () => {
    const shop = await testApp();
    await addTeaSet(shop);
    const head = 'prd_id,option1,option1_value,price,on_hand,set_parts';
    const options = ['P0003,包裝,大,180,5,', 'P0003,包裝,小,90,5,'];
    const refused = await importContent(shop, [head, ...options, ''].join('\n'));
    expect(refused.findings).toEqual(bad('這項商品在組合「茶點禮盒」裡，不能加規格'));
    const freed = [head, 'G1,,,1200,0,P0001×2', ...options, ''].join('\n');
    expect((await importContent(shop, freed)).findings).toEqual([]);
  });
});
