import { sql } from 'drizzle-orm';
import { importContent } from '../../../../testing/goods/goods.ts';
import { OOLONG, type TestApp, testApp } from '../../../../testing/index.ts';

/** The versions of a product's row and of its variant's: another one means that the row was written. */
async function versions({ db }: TestApp) {
  const { rows } = await db.execute<{ page: string; variant: string }>(sql`
    SELECT products.xmin::text AS page, variants.xmin::text AS variant
    FROM products JOIN variants ON var_id = products.prd_id WHERE products.prd_id = ${OOLONG.prd_id}`);
  return rows[0];
}

it.each([
  ['the same again', '品名', OOLONG.prd_name, { page: false, variant: false }],
  ['a price', '售價', '650', { page: false, variant: true }],
  ['a text', '品名', '烏龍茶 新包裝', { page: true, variant: false }],
])('an import writes only the rows that it changes: %s', async (_, heading, cell, written) => {
  const shop = await testApp();
  const before = await versions(shop);
  const { report } = await importContent(shop, `商品編號,${heading}\n${OOLONG.prd_id},${cell}\n`);
  const after = await versions(shop);
  expect({
    page: after?.page !== before?.page,
    variant: after?.variant !== before?.variant,
  }).toEqual(written);
  expect(report.imported).toBe(true);
});
