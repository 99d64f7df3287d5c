import { eq } from 'drizzle-orm';
import { goodsEdits, variants } from '../../../platform/db/schema/index.ts';
import { importContent, storedProduct } from '../../../testing/goods/goods.ts';
import { stockDesk } from '../../../testing/goods/stock-desk.ts';
import { BEAUTY, BRITTLE, OOLONG } from '../../../testing/index.ts';
import { checkoutBody, lineOf, sendCheckout } from '../../../testing/orders/buyer.ts';

/** The embedded database runs one transaction at a time, so it can't show a lost update or a deadlock. */
const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip;

const BUYERS = 40;

const openStockShop = async () => {
  const shop = await stockDesk();
  await shop.db.update(variants).set({ on_hand: 1000, reserved: 0 });
  return shop;
};

type StockShop = Awaited<ReturnType<typeof openStockShop>>;

const buy = (shop: StockShop, i: number, lines = [lineOf(OOLONG, 1, { tot_qty: 1000 })]) =>
  sendCheckout(shop, checkoutBody(lines, { cus_email: `buyer-${i}@pinpu.test` }), {
    ...{ s: `buyer-number-${i}`, from: `203.0.113.${i}` },
  });

const stockOf = async (shop: StockShop, prd_id: string) => {
  const { on_hand = 0, reserved = 0 } = (await storedProduct(shop, prd_id)) ?? {};
  return { on_hand, reserved };
};

onPostgres('at once, on PostgreSQL', () => {
  it('buyers and edits of the same stock lose neither a sale nor an edit', async () => {
    const shop = await openStockShop();
    const edits = async () => {
      for (let i = 0; i < 10; i += 1) {
        const seen = await shop.cell(OOLONG.prd_id, 'on_hand', '');
        const saved = await shop.save({ ...seen, to: String(seen.from + 5) });
        expect(saved.status).toBe(200);
      }
    };
    const [bought] = await Promise.all([
      Promise.all(Array.from({ length: BUYERS }, (_, i) => buy(shop, i))),
      edits(),
    ]);
    expect(bought.filter(({ statusCode }) => statusCode === 200)).toHaveLength(BUYERS);
    expect(await stockOf(shop, OOLONG.prd_id)).toEqual({ on_hand: 1050, reserved: BUYERS });
  });

  it('blocks, orders and an import over the same products never deadlock', async () => {
    const shop = await openStockShop();
    const ids = [BRITTLE.prd_id, OOLONG.prd_id, BEAUTY.prd_id];
    const lines = [BEAUTY, BRITTLE, OOLONG].map((one) => lineOf(one, 1, { tot_qty: 1000 }));
    const block = async (price: number) => {
      const cells = await Promise.all(ids.map((id) => shop.cell(id, 'price', String(price))));
      return shop.save(...cells.toReversed());
    };
    const [bought, blocks] = await Promise.all([
      Promise.all(Array.from({ length: 20 }, (_, i) => buy(shop, i, lines))),
      Promise.all([block(700), block(800), block(900)]),
      importContent(shop, '商品編號,成本\r\nP0003,91\r\nP0001,381\r\n'),
    ]);
    // A price that changed while somebody checked out is a conflict of the cart, not an error.
    expect(bought.every(({ statusCode }) => [200, 409].includes(statusCode))).toBe(true);
    expect(blocks.every(({ status }) => [200, 409].includes(status))).toBe(true);
  });

  it('of two editors of one value, one saves and the other gets a conflict', async () => {
    const shop = await openStockShop();
    const ben = await shop.as('ben');
    for (const field of ['price', 'on_hand'] as const) {
      const seen = await shop.cell(OOLONG.prd_id, field, '');
      const answers = await Promise.all([
        shop.save({ ...seen, to: '1100' }),
        ben.save({ ...seen, to: '1200' }),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const winner = answers[0]?.status === 200 ? 1100 : 1200;
      const row = await storedProduct(shop, OOLONG.prd_id);
      expect(row?.[field]).toBe(winner);
    }
  });

  it('an edit is undone once, however often it is asked for at once', async () => {
    const shop = await openStockShop();
    const { body } = await shop.save(await shop.cell(OOLONG.prd_id, 'on_hand', '1200'));
    const answers = await Promise.all([1, 2, 3, 4].map(() => shop.undo(body.edit)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(await stockOf(shop, OOLONG.prd_id)).toEqual({ on_hand: 1000, reserved: 0 });
    const undos = await shop.db.select().from(goodsEdits).where(eq(goodsEdits.kind, 'undo'));
    expect(undos).toHaveLength(1);
  });

  it('an undo and buyers lose no sale', async () => {
    const shop = await openStockShop();
    const { body } = await shop.save(await shop.cell(OOLONG.prd_id, 'on_hand', '1100'));
    await Promise.all([
      ...Array.from({ length: 20 }, (_, i) => buy(shop, i)),
      shop.undo(body.edit),
    ]);
    expect(await stockOf(shop, OOLONG.prd_id)).toEqual({ on_hand: 1000, reserved: 20 });
  });
});
