import { eq } from 'drizzle-orm';
import { restockRequests, variants } from '../../../../platform/db/schema/index.ts';
import { importContent } from '../../../../testing/goods/goods.ts';
import { restockMails } from '../../../../testing/goods/restock.ts';
import { addShirt, shirtLine } from '../../../../testing/goods/shirt.ts';
import { testApp } from '../../../../testing/index.ts';
import { checkoutBody, sendCheckout } from '../../../../testing/orders/buyer.ts';
import { sendRestockMails } from '../../restock/mails.ts';

/** The embedded database runs one transaction at a time. */
const onPostgres = process.env.TEST_DATABASE_URL ? it : it.skip;

async function shirtShop() {
  const shop = await testApp();
  await addShirt(shop);
  return shop;
}

it('stock that comes back by an import is mailed to those who wait for the variant [T8]', async () => {
  const shop = await shirtShop();
  const { db, config, clock } = shop;
  const wait = { prd_id: 'S1-XL', state: 'waiting' as const, c_date: clock.now() };
  await db.insert(restockRequests).values({
    ...{ ...wait, id: 'R1', email: 'guest@pinpu.test', confirmed_at: clock.now() },
    ...{ asked_at: clock.now(), s: '' },
  });
  await importContent(shop, 'prd_id,var_id,stock\nS1,S1-M,9\n');
  await sendRestockMails({ db, config }, clock.now());
  expect(await restockMails(shop, 'guest@pinpu.test', 'restock')).toHaveLength(0);
  await importContent(shop, 'prd_id,var_id,stock\nS1,S1-XL,2\n');
  await sendRestockMails({ db, config }, clock.now());
  expect(await restockMails(shop, 'guest@pinpu.test', 'restock')).toHaveLength(1);
});

onPostgres('orders during imports neither wait for each other nor lose a sale [T8]', async () => {
  const shop = await shirtShop();
  await shop.db.update(variants).set({ on_hand: 1000 }).where(eq(variants.prd_id, 'S1'));
  const buy = (at: number) =>
    sendCheckout(
      shop,
      checkoutBody([shirtLine('S1-XL', 600, 1), shirtLine('S1-L', 450, 1)], {
        cus_email: `buyer-${at}@pinpu.test`,
      }),
      { s: `buyer-number-${at}`, from: `203.0.113.${at}` },
    );
  const row = (code: string, value: string, low: number) => `S1,尺寸,${value},${code},${low}`;
  const file = (low: number, ...values: [string, string]) =>
    [
      '商品編號,規格1,規格1值,規格編號,低庫存提醒',
      ...[row('S1-XL', values[0], low), row('S1-L', values[1], low), row('S1-M', 'M', low)],
    ].join('\n');
  const imports = async () => {
    for (const low of [1, 2, 3, 4]) {
      const values: [string, string] = low % 2 ? ['L', 'XL'] : ['XL', 'L'];
      const { report } = await importContent(shop, file(low, ...values));
      expect(report).toMatchObject({ imported: true, updated: 1 });
    }
  };
  const [bought] = await Promise.all([
    Promise.all(Array.from({ length: 30 }, (_, at) => buy(at))),
    imports(),
  ]);
  expect(bought.map(({ statusCode }) => statusCode)).toEqual(bought.map(() => 200));
  const rows = await shop.db.select().from(variants).where(eq(variants.prd_id, 'S1'));
  expect(Object.fromEntries(rows.map(({ var_id, reserved }) => [var_id, reserved]))).toEqual({
    ...{ S1: 0, 'S1-M': 0, 'S1-L': 30, 'S1-XL': 30 },
  });
});
