import { rmSync } from 'node:fs';
import { isNull } from 'drizzle-orm';
import { promoCodes, shortLinks } from '../../../../platform/db/schema/index.ts';
import { builtShell } from '../../../../testing/deployments/built-shell.ts';
import {
  BEAUTY,
  OOLONG,
  PROMOTER,
  PROMOTER_CODE,
  type TestApp,
  testApp,
} from '../../../../testing/index.ts';

let dist = '';
let shop: TestApp;
beforeAll(() => {
  dist = builtShell();
});
afterAll(() => rmSync(dist, { recursive: true, force: true }));
beforeEach(async () => {
  shop = await testApp({ env: { DIST_DIR: dist } });
});

const metaOf = async (url: string, name: string) => {
  const { body } = await shop.app.inject(url);
  return new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(body)?.[1];
};

it('shares a bundle under its own name, with the picture of its cover [defect 17]', async () => {
  await shop.db.insert(shortLinks).values({
    code: 'abcd2345',
    kind: 'bundle',
    target: '/pb/abcd2345',
    prd_ids: [OOLONG.prd_id, BEAUTY.prd_id],
    cover_prd_id: BEAUTY.prd_id,
    name: '辦公室 <團購>',
    cus_id: PROMOTER.cus_id,
    promo_code: 'abcd2345',
    c_date: shop.clock.now(),
  });
  const url = '/pb/abcd2345?promo_code=abcd2345';
  expect(await metaOf(url, 'og:title')).toBe('辦公室 &lt;團購&gt;');
  expect(await metaOf(url, 'og:image:alt')).toBe(BEAUTY.prd_name);
});

it('the head has the list price where no active code gives the group price [defect 3]', async () => {
  const amount = (code: string) =>
    metaOf(`/p/${OOLONG.prd_id}?promo_code=${code}`, 'product:price:amount');
  await shop.db.update(promoCodes).set({ enabled: false }).where(isNull(promoCodes.cus_id));
  expect(await amount('GARBAGE')).toBe(String(OOLONG.price));
  expect(await amount(PROMOTER_CODE)).toBe(String(OOLONG.price1));
});
