import { eq } from 'drizzle-orm';
import { auditLog } from '../../../platform/db/schema/index.ts';
import { importContent, storedProduct } from '../../../testing/goods/goods.ts';
import { testApp } from '../../../testing/index.ts';
import { auditCsv } from '../../base/audit/read-audit.ts';
import { listDueProducts } from './list-due-products.ts';

const DAY_MS = 86_400_000;
const HEAD = '商品編號,品名,分類,售價,庫存,上架,自動上架,上架日期';

it('puts a product on sale on its day, found by search at once, and never again by itself [41 W9]', async () => {
  const shop = await testApp();
  const day = new Date(shop.clock.now().getTime() + DAY_MS).toISOString().slice(0, 10);
  const file = `${HEAD}\nN1,冬至湯圓,烏龍茶,100,5,否,是,${day}\nN2,冬至禮盒,烏龍茶,100,5,否,否,${day}\n`;
  expect((await importContent(shop, file)).findings).toEqual([]);
  const found = async () => {
    const { pager } = (await shop.app.inject(`/api/products/${encodeURIComponent('冬至')}`)).json();
    return pager.items.map(({ prd_id }: { prd_id: string }) => prd_id);
  };
  await listDueProducts(shop.db, shop.clock.now());
  expect(await found()).toEqual([]);
  shop.clock.advance(2 * DAY_MS);
  await listDueProducts(shop.db, shop.clock.now());
  expect(await found()).toEqual(['N1']);
  expect(await storedProduct(shop, 'N1')).toMatchObject({ enabled: true, auto_list: false });
  const log = await shop.db.select().from(auditLog).where(eq(auditLog.action, 'product.on-sale'));
  expect(log).toMatchObject([{ actor: 'schedule', subject: 'N1', outcome: 'ok' }]);
  expect(
    (await auditCsv(shop.db, { actor: '', action: '', subject: '', kind: '', day: '' })).csv,
  ).toContain(',schedule,自動排程,product.on-sale,N1,');
  await importContent(shop, '商品編號,上架\nN1,否\n');
  await listDueProducts(shop.db, shop.clock.now());
  expect(await storedProduct(shop, 'N1')).toMatchObject({ enabled: false });
});
