import { eq, sql } from 'drizzle-orm';
import { products, settings } from '../../../platform/db/schema/index.ts';
import { type TestApp, testApp } from '../../../testing/index.ts';
import { settingRows } from '../../base/settings/shop-settings.ts';

const DIRTY = '<p onclick="alert(1)">茶<script>alert(1)</script></p>';
const CLEAN = '<p>茶</p>';

let shop: TestApp;
beforeEach(async () => {
  shop = await testApp();
});
const blocksOf = async () => (await shop.app.inject('/api/config/public')).json().body;
const productOf = async () => (await shop.app.inject('/api/product/P0001')).json().body;

it('stores a product’s HTML sanitised, whatever writes it [F11]', async () => {
  const descriptions = { prd_text_desc: DIRTY, sl_desc_content: DIRTY, ma_desc_content: DIRTY };
  await shop.db.update(products).set(descriptions).where(eq(products.prd_id, 'P0001'));
  const stored = await shop.db.execute(
    sql`SELECT prd_text_desc, sl_desc_content, ma_desc_content FROM products WHERE prd_id = 'P0001'`,
  );
  expect(Object.values(stored.rows[0] ?? {})).toEqual([CLEAN, CLEAN, CLEAN]);
});

it('returns a product’s HTML sanitised, even where SQL wrote it [F11]', async () => {
  await shop.db.execute(
    sql`UPDATE products SET prd_text_desc = ${DIRTY}, sl_desc_content = ${DIRTY}, ma_desc_content = ${DIRTY}`,
  );
  expect(await productOf()).toMatchObject({
    prd_text_desc: CLEAN,
    sl_desc_content: CLEAN,
    ma_desc_content: CLEAN,
  });
});

it('creates setting rows with sanitised blocks, only for the given settings [F11]', () => {
  const now = shop.clock.now();
  const rows = { home_header_html: DIRTY, web_resources: { Store_Footer_Text_HTML: DIRTY } };
  expect(settingRows(rows, now)).toEqual([
    { name: 'home_header_html', value: CLEAN, u_date: now },
    { name: 'web_resources', value: { Store_Footer_Text_HTML: CLEAN }, u_date: now },
  ]);
});

it('returns configured HTML sanitised, even where SQL wrote it [F11]', async () => {
  const u_date = shop.clock.now();
  await shop.db.insert(settings).values([
    { name: 'home_header_html', value: DIRTY, u_date },
    { name: 'home_banner_html', value: DIRTY, u_date },
    { name: 'web_resources', value: { Store_Footer_Text_HTML: DIRTY }, u_date },
  ]);
  expect(await blocksOf()).toMatchObject({
    home_content: { header_html: CLEAN, banner_html: CLEAN },
    web_resources: { Store_Footer_Text_HTML: CLEAN },
  });
});
