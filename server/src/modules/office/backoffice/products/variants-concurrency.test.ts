import { eq, sql } from 'drizzle-orm';
import { products, stockReservations, variants } from '../../../../platform/db/schema/index.ts';
import { shirtLine } from '../../../../testing/goods/shirt.ts';
import { newRow, variantDesk } from '../../../../testing/goods/variant-desk.ts';
import { checkoutBody, sendCheckout } from '../../../../testing/orders/buyer.ts';

/** The embedded database runs one transaction at a time, so it can't show a lost update or a deadlock. */
const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip;

const BUYERS = 30;

async function shirtShop() {
  const shop = await variantDesk();
  await shop.db.update(variants).set({ on_hand: 100 }).where(eq(variants.prd_id, 'S1'));
  const buy = (i: number, lines = [shirtLine('S1-M', 500, 1), shirtLine('S1-L', 450, 1)]) =>
    sendCheckout(shop, checkoutBody(lines, { cus_email: `buyer-${i}@pinpu.test` }), {
      ...{ s: `buyer-number-${i}`, from: `203.0.113.${i}` },
    });
  const shirts = () => shop.db.select().from(variants).where(eq(variants.prd_id, 'S1'));
  return { ...shop, buy, shirts };
}

onPostgres('at once, on PostgreSQL', () => {
  it('orders during saves of the variants are neither lost nor in a deadlock [T7]', async () => {
    const shop = await shirtShop();
    const edits = async () => {
      const answers = [];
      for (let i = 0; i < 8; i += 1) {
        // The row of the smallest size moves, so that each save writes every variant.
        const saved = await shop.change({ 'S1-XL': { price: `${610 + i}` } }, (sent) => ({
          variants: sent.variants.toReversed(),
        }));
        answers.push(saved.status);
      }
      return answers;
    };
    const [bought, saved] = await Promise.all([
      Promise.all(Array.from({ length: BUYERS }, (_, i) => shop.buy(i))),
      edits(),
    ]);
    expect(bought.map(({ statusCode }) => statusCode)).toEqual(Array(BUYERS).fill(200));
    expect(saved).toEqual(Array(8).fill(200));
    const reserved = Object.fromEntries((await shop.shirts()).map((one) => [one.var_id, one]));
    expect(reserved['S1-M']).toMatchObject({ on_hand: 100, reserved: BUYERS });
    expect(reserved['S1-L']).toMatchObject({ on_hand: 100, reserved: BUYERS });
  });

  it('a variant that is ordered during its deletion is either deleted first or stays [T7]', async () => {
    const shop = await shirtShop();
    for (let round = 0; round < 10; round += 1) {
      const version = await shop.read();
      const id = version.variants[0]?.var_id ?? '';
      const line = shirtLine(id, version.variants[0]?.price ?? 0, 1);
      const [saved, bought] = await Promise.all([
        shop.change({}, (sent) => ({
          variants: [newRow(['M'], { on_hand: '9' }), ...sent.variants.slice(1)],
        })),
        shop.buy(round, [line]),
      ]);
      const isStored = (await shop.shirts()).some(({ var_id }) => var_id === id);
      const ordered = await shop.db.$count(stockReservations, eq(stockReservations.prd_id, id));
      expect([saved.status, bought.statusCode]).toEqual(isStored ? [422, 200] : [200, 409]);
      expect(ordered).toBe(isStored ? 1 : 0);
      if (isStored) break;
    }
  });

  it('sales of one variant and saves of its product wait for each other in one order [T7]', async () => {
    const shop = await shirtShop();
    const save = async () => {
      const { version } = await shop.get('products/S1');
      return shop.send('POST', 'products/S1', { version, cells: { prd_name: '新棉衫' } });
    };
    const isAnyWaiting = async () =>
      (
        await shop.db.execute(sql`SELECT FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`)
      ).rows.length > 0;
    const saved = await shop.db.transaction(async (tx) => {
      const sold = { on_hand: sql`${variants.on_hand} - 1` };
      await tx.update(variants).set(sold).where(eq(variants.var_id, 'S1-XL'));
      const saving = save();
      while (!(await isAnyWaiting()));
      await tx.update(products).set({ sold_out_qty: 1 }).where(eq(products.prd_id, 'S1'));
      return { saving };
    });
    expect((await saved.saving).statusCode).toBe(200);
  });
});
