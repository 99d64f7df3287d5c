import { eq } from 'drizzle-orm';
import { dataHooks } from '../../../app/data-hooks.ts';
import {
  auditLog,
  goodsEdits,
  restockRequests,
  variants,
} from '../../../platform/db/schema/index.ts';
import { importContent, storedProduct } from '../../../testing/goods/goods.ts';
import { stockDesk } from '../../../testing/goods/stock-desk.ts';
import { BEAUTY, BRITTLE, OOLONG, PINEAPPLE, WITHDRAWN } from '../../../testing/index.ts';
import { placedOrder } from '../../../testing/orders/placed-order.ts';
import { sweepOldRows } from '../../base/retention/routes.ts';
import { addGoods } from '../../goods/catalog/goods/repository.ts';

describe('the table of stock and prices', () => {
  const codes = async (desk: Awaited<ReturnType<typeof stockDesk>>, query: string) =>
    (await desk.list(query)).products.map(({ prd_id }) => prd_id);

  it('has every product with its numbers, filtered, sorted and searched', async () => {
    const desk = await stockDesk();
    const { products: all, counts } = await desk.list();
    expect(all[0]).toEqual({
      ...{ prd_id: 'P0001', prd_name: '阿里山高山烏龍茶', prd_man_pic: '/media/p/P0001/1' },
      ...{ enabled: true, price: 600, price1: 540, cost_wholesale: 380, on_hand: 20 },
      price_special: 0,
      ...{ reserved: 0, low_stock: 5, sold_out_qty: 1200, version: 0 },
      waiting: 0,
    });
    expect(counts).toEqual({ low: 1, 'sold-out': 1, hidden: 1 });
    expect(await codes(desk, 'show=low')).toEqual([BEAUTY.prd_id]);
    expect(await codes(desk, 'show=sold-out')).toEqual([PINEAPPLE.prd_id]);
    expect(await codes(desk, 'show=hidden')).toEqual([WITHDRAWN.prd_id]);
    expect(await codes(desk, 'sort=available')).toEqual([
      ...[PINEAPPLE.prd_id, BEAUTY.prd_id, OOLONG.prd_id, WITHDRAWN.prd_id, BRITTLE.prd_id],
    ]);
    expect((await codes(desk, 'sort=price-desc'))[0]).toBe(BEAUTY.prd_id);
    expect((await codes(desk, 'sort=sold'))[0]).toBe(OOLONG.prd_id);
    expect(await codes(desk, `q=${encodeURIComponent('茶 ｐ0001')}`)).toEqual([OOLONG.prd_id]);
    expect(await codes(desk, 'q=%25')).toEqual([]);
  });

  it('says how many people wait for a mail when a product is back [ADR 0164]', async () => {
    const desk = await stockDesk();
    const now = desk.clock.now();
    const at = { prd_id: PINEAPPLE.prd_id, c_date: now, asked_at: now };
    const states = ['asked', 'waiting', 'sent', 'waiting', 'waiting'] as const;
    await desk.db
      .insert(restockRequests)
      .values(states.map((state, n) => ({ ...at, id: `r${n}`, email: `p${n}@pinpu.test`, state })));
    const waiting = async (prd_id: string) => (await desk.list(`q=${prd_id}`)).products[0]?.waiting;
    expect(await waiting(PINEAPPLE.prd_id)).toBe(3);
    expect(await waiting(OOLONG.prd_id)).toBe(0);
    const saved = await desk.save(await desk.cell(PINEAPPLE.prd_id, 'price', '460'));
    expect(saved.body.products).toMatchObject([{ waiting: 3 }]);
  });

  it('is read page by page, in every order, each product once', async () => {
    const desk = await stockDesk();
    const more = Array.from({ length: 450 }, (_, i) => ({
      ...OOLONG,
      prd_id: `Q${String(i).padStart(4, '0')}`,
      price: 100 + (i % 7),
    }));
    await addGoods(desk.db, more);
    for (const sort of ['code', 'price', 'price-desc', 'available', 'sold']) {
      const seen: string[] = [];
      for (let after = ''; ; ) {
        const cursor = after && `&after=${encodeURIComponent(after)}`;
        const { products: page, next } = await desk.list(`sort=${sort}${cursor}`);
        seen.push(...page.map(({ prd_id }) => prd_id));
        if (next === '') break;
        after = next;
      }
      expect([seen.length, new Set(seen).size]).toEqual([455, 455]);
    }
  });

  it('counts nearly and completely sold-out products for the overview', async () => {
    const desk = await stockDesk();
    expect(await desk.get('overview')).toMatchObject({ low_stock: 1, sold_out: 1 });
    await desk.save(await desk.cell(BEAUTY.prd_id, 'low_stock', '2'));
    expect(await desk.get('overview')).toMatchObject({ low_stock: 0 });
  });
});

describe('saving', () => {
  it('writes normalised numbers, with who did it in the audit log, and the shop shows them', async () => {
    const desk = await stockDesk();
    const saved = await desk.save(
      await desk.cell(OOLONG.prd_id, 'price', ' ＮＴ＄１，２００ '),
      await desk.cell(OOLONG.prd_id, 'price1', ''),
    );
    expect(saved.status).toBe(200);
    expect(saved.body.products).toMatchObject([{ price: 1200, price1: 0, version: 2 }]);
    const shown = await desk.app.inject(`/api/product/${OOLONG.prd_id}?s=session-of-a-reader`);
    expect(shown.body).toContain('1200');
    const [entry] = await desk.db.select().from(auditLog).where(eq(auditLog.action, 'stock.save'));
    expect(entry).toMatchObject({
      ...{ actor: 'counter', subject: OOLONG.prd_id, outcome: 'ok' },
      detail: { changes: ['P0001 price 600 → 1200', 'P0001 price1 540 → 0'] },
    });
  });

  it.each([
    ['price', '3.7', '「3.7」不是 0 到 99999999 的整數。'],
    ['price', '0', '售價要大於 0。'],
    ['price', '', '是空的，請填寫數字。'],
    ['on_hand', '-1', '「-1」不是 0 到 99999999 的整數。'],
    ['low_stock', '1000000000', '「1000000000」不是 0 到 99999999 的整數。'],
  ] as const)('rejects %s %j with the sentence of the import', async (field, to, message) => {
    const desk = await stockDesk();
    const { status, body } = await desk.save(await desk.cell(OOLONG.prd_id, field, to));
    expect([status, body.refused]).toEqual([400, [{ prd_id: OOLONG.prd_id, field, message }]]);
    expect(await desk.db.select().from(goodsEdits)).toEqual([]);
  });

  it('saves the rows of a block that are right, and all cells of a row or none', async () => {
    const desk = await stockDesk();
    const saved = await desk.save(
      await desk.cell(OOLONG.prd_id, 'price', '650'),
      await desk.cell(BEAUTY.prd_id, 'price', '990'),
      await desk.cell(BEAUTY.prd_id, 'on_hand', 'many'),
      { ...(await desk.cell(BRITTLE.prd_id, 'price', '190')), prd_id: 'GONE' },
    );
    expect(saved.status).toBe(200);
    expect(saved.body.refused).toEqual([
      { prd_id: BEAUTY.prd_id, field: 'on_hand', message: expect.stringContaining('「many」') },
      { prd_id: 'GONE', field: 'price', message: '這項商品已經不在了。' },
    ]);
    expect(await storedProduct(desk, OOLONG.prd_id)).toMatchObject({ price: 650 });
    expect(await storedProduct(desk, BEAUTY.prd_id)).toMatchObject({ price: 980, on_hand: 3 });
  });

  it('rejects 201 products as a whole, and says to import them', async () => {
    const desk = await stockDesk();
    const one = await desk.cell(OOLONG.prd_id, 'price', '1');
    const many = Array.from({ length: 200 }, (_, i) => ({ ...one, prd_id: `X${i}` }));
    const rejected = await desk.save(one, ...many);
    expect([rejected.status, rejected.message]).toEqual([
      400,
      '一次最多儲存 200 項商品，這次有 201 項，都還沒儲存。大量修改請匯入商品檔。',
    ]);
    expect(await storedProduct(desk, OOLONG.prd_id)).toMatchObject({ price: 600 });
  });

  it('changes a stock by the difference, so that concurrent sales are preserved', async () => {
    const shop = await placedOrder();
    const desk = await stockDesk(shop);
    const typed = await desk.cell(OOLONG.prd_id, 'on_hand', '50');
    await shop.pay();
    expect(await storedProduct(desk, OOLONG.prd_id)).toMatchObject({ on_hand: 18, reserved: 0 });
    const { body } = await desk.save(typed);
    expect(body.products).toMatchObject([{ on_hand: 48 }]);
    const less = await desk.save(await desk.cell(PINEAPPLE.prd_id, 'on_hand', '3'));
    expect(less.message).toMatch(/^3 少於訂單已保留的 4 件/);
    const order = await shop.order();
    expect(order).toMatchObject({ inv_amt: 1300 });
  });

  it('never changes what an order costs', async () => {
    const shop = await placedOrder();
    const before = await shop.view();
    const desk = await stockDesk(shop);
    await desk.save(await desk.cell(OOLONG.prd_id, 'price', '9999'));
    expect(await shop.view()).toEqual(before);
  });

  it('rejects concurrently changed values, with author and current value', async () => {
    const desk = await stockDesk();
    const ben = await desk.as('ben');
    const [price, stock, cost] = [
      await desk.cell(OOLONG.prd_id, 'price', '700'),
      await desk.cell(OOLONG.prd_id, 'on_hand', '40'),
      await desk.cell(OOLONG.prd_id, 'cost_wholesale', '400'),
    ];
    await ben.save(
      await ben.cell(OOLONG.prd_id, 'price', '580'),
      await ben.cell(OOLONG.prd_id, 'on_hand', '25'),
    );
    const rejected = await desk.save(price);
    expect([rejected.status, rejected.message]).toEqual([
      409,
      'ben 於 10:00 改過這個值，現在是 NT$580。',
    ]);
    expect(rejected.body.products).toMatchObject([{ price: 580, on_hand: 25 }]);
    expect((await desk.save(stock)).message).toBe('ben 於 10:00 改過這個值，現在是 25。');
    // A change of another number of the same product is no conflict.
    expect((await desk.save(cost)).status).toBe(200);
    // Saving the value that is stored already is neither a conflict nor a change.
    expect((await desk.save({ ...price, to: '580' })).body.edit).toBe('');
  });

  it('knows what an import has changed', async () => {
    const desk = await stockDesk();
    const [price, stock] = [
      await desk.cell(OOLONG.prd_id, 'price', '700'),
      await desk.cell(OOLONG.prd_id, 'on_hand', '40'),
    ];
    await importContent(desk, '商品編號,售價,庫存,低庫存提醒\r\nP0001,610,30,8\r\n');
    expect((await desk.save(price)).message).toBe('商品匯入於 10:00 改過這個值，現在是 NT$610。');
    expect((await desk.save(stock)).status).toBe(409);
    const [edit] = (await desk.edits()).edits;
    expect(edit).toMatchObject({ actor: 'operator', kind: 'import', size: 3, undone: false });
    expect((await desk.undo(edit?.id ?? '')).message).toMatch(/^匯入不能在這裡復原/);
  });
});

describe('undo', () => {
  it('brings a block back by an edit of its own, which can be undone as well', async () => {
    const desk = await stockDesk();
    const { body } = await desk.save(
      await desk.cell(OOLONG.prd_id, 'price', '650'),
      await desk.cell(BEAUTY.prd_id, 'on_hand', '9'),
    );
    const undone = await desk.undo(body.edit);
    expect(undone.body.products).toMatchObject([{ price: 600 }, { on_hand: 3 }]);
    const { edits } = await desk.edits();
    expect(edits).toMatchObject([
      { id: undone.body.edit, kind: 'undo', undone: false, size: 2 },
      {
        ...{ id: body.edit, kind: 'edit', undone: true, actor: 'counter' },
        changes: [
          { prd_name: '阿里山高山烏龍茶', field: 'price', before: 600, after: 650 },
          { prd_name: '東方美人茶', field: 'on_hand', before: 3, after: 9 },
        ],
      },
    ]);
    expect((await desk.undo(body.edit)).message).toBe('counter 於 10:00 已經復原了。');
    await desk.undo(undone.body.edit);
    expect(await storedProduct(desk, OOLONG.prd_id)).toMatchObject({ price: 650 });
    const log = await desk.db.select().from(auditLog).where(eq(auditLog.action, 'stock.undo'));
    expect(log.map(({ outcome }) => outcome)).toEqual(['ok', 'GOODS_CHANGED', 'ok']);
  });

  it('leaves values changed since, reports them, and undoes the rest', async () => {
    const desk = await stockDesk();
    const ben = await desk.as('ben');
    const { body } = await desk.save(
      await desk.cell(OOLONG.prd_id, 'price', '650'),
      await desk.cell(BEAUTY.prd_id, 'price', '999'),
    );
    await ben.save(await ben.cell(OOLONG.prd_id, 'price', '640'));
    const undone = await desk.undo(body.edit);
    expect(undone.body.refused).toEqual([
      {
        ...{ prd_id: OOLONG.prd_id, field: 'price' },
        message: 'ben 於 10:00 又改過這個值，現在是 NT$640，沒有復原。',
      },
    ]);
    expect(await storedProduct(desk, BEAUTY.prd_id)).toMatchObject({ price: 980 });
    const again = await desk.undo(body.edit);
    expect([again.status, again.body.edit]).toEqual([409, '']);
    expect(await storedProduct(desk, OOLONG.prd_id)).toMatchObject({ price: 640 });
  });

  it('undoes an earlier edit once the later one is undone', async () => {
    const desk = await stockDesk();
    const first = await desk.save(await desk.cell(OOLONG.prd_id, 'on_hand', '25'));
    const second = await desk.save(await desk.cell(OOLONG.prd_id, 'on_hand', '30'));
    expect((await desk.undo(first.body.edit)).message).toMatch(/又改過這個值，現在是 30/);
    await desk.undo(second.body.edit);
    expect((await desk.undo(first.body.edit)).status).toBe(200);
    expect(await storedProduct(desk, OOLONG.prd_id)).toMatchObject({ on_hand: 20 });
  });

  it('preserves sales since, and reservations of orders', async () => {
    const shop = await placedOrder();
    const desk = await stockDesk(shop);
    const more = await desk.save(await desk.cell(OOLONG.prd_id, 'on_hand', '30'));
    await shop.pay();
    await desk.undo(more.body.edit);
    expect(await storedProduct(desk, OOLONG.prd_id)).toMatchObject({ on_hand: 18 });
    const added = await desk.save(await desk.cell(PINEAPPLE.prd_id, 'on_hand', '6'));
    await desk.db
      .update(variants)
      .set({ reserved: 6 })
      .where(eq(variants.var_id, PINEAPPLE.prd_id));
    expect((await desk.undo(added.body.edit)).message).toMatch(/^4 少於訂單已保留的 6 件/);
  });

  it('is rejected for an edit that is unknown or was deleted after half a year', async () => {
    const desk = await stockDesk();
    expect((await desk.undo('7')).status).toBe(404);
    const { body } = await desk.save(await desk.cell(OOLONG.prd_id, 'price', '650'));
    desk.clock.advance(181 * 86_400_000);
    await sweepOldRows({ db: desk.db, dataHooks }, desk.clock.now());
    expect(await desk.db.select().from(goodsEdits)).toEqual([]);
    const carol = await desk.as('carol');
    expect((await carol.undo(body.edit)).status).toBe(404);
  });
});
