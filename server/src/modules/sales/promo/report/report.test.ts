import { linkClicks, orders, shortLinks } from '../../../../platform/db/schema/index.ts';
import { addShirt } from '../../../../testing/goods/shirt.ts';
import { OOLONG, type TestApp, testApp } from '../../../../testing/index.ts';
import { signedInMember } from '../../../../testing/people/signed-in-member.ts';
import { promotedOrder, type SoldLine } from '../../../../testing/promo/promoted-order.ts';
import { insertLink } from '../links/repository.ts';

let shop: TestApp;
let promoter: Awaited<ReturnType<typeof promoterWithLinks>>;
beforeEach(async () => {
  shop = await testApp();
  promoter = await promoterWithLinks(2);
});

const day = (n: number) => new Date(Date.UTC(2026, 9, n));

async function promoterWithLinks(count: number) {
  const member = await signedInMember(shop.db, shop.clock.now(), { status: 1 });
  const codes = Array.from({ length: count }, (_, n) => `${member.cus_id.slice(0, 6)}${n}`);
  for (const [n, code] of codes.entries()) {
    const { prd_id } = OOLONG;
    const link = { code, kind: 'product', target: `/p/${prd_id}`, prd_ids: [prd_id] } as const;
    await insertLink(shop.db, {
      ...link,
      prd_ids: [prd_id],
      cus_id: member.cus_id,
      c_date: day(n),
    });
  }
  return { ...member, codes };
}

const sold = (code: string, status: number, ord_date: Date, lines: SoldLine[], change = {}) =>
  promotedOrder(shop.db, { promo_code: code, status, ord_date, ...change }, lines);

const ask = (what: string, headers = promoter.headers) =>
  shop.app.inject({ url: `/api/vip/promo-report/${what}`, headers });
const read = async (what: string) => (await ask(what)).json().body;

async function allOf(what: string) {
  const items = [];
  for (let after = ''; ; ) {
    const page = await read(`${what}?after=${after}`);
    items.push(...page.items);
    if (page.next === '') return items;
    expect(page.items).toHaveLength(20);
    after = page.next;
  }
}

describe('the report of a promoter [G5]', () => {
  it('says what each link brought, the newest first', async () => {
    const [older = '', newer = ''] = promoter.codes;
    await sold(older, 3, day(20), [[400, 300, 2]]);
    await sold(older, 0, day(20), [[400, 300, 5]]);
    await sold(older, 88, day(20), [[400, 300, 5]]);
    await shop.db.insert(linkClicks).values({ code: older, visitor: 'x', at: day(21) });
    await shop.db.insert(linkClicks).values({ code: older, visitor: 'x', at: new Date(0) });
    const { items, next } = await read('links');
    expect(next).toBe('');
    expect(items).toMatchObject([
      { code: newer, orders: 0, profit: 0, clicks: 0 },
      { code: older, orders: 1, profit: 200, clicks: 1, prd_name: OOLONG.prd_name, prd_count: 1 },
    ]);
  });

  it('says what each product brought, the most profitable first', async () => {
    const [code = ''] = promoter.codes;
    await sold(code, 99, day(3), [
      [400, 300, 1, OOLONG.prd_id],
      [900, 500, 2, 'GONE'],
    ]);
    await sold(code, 3, day(4), [[400, 300, 2, OOLONG.prd_id]]);
    await sold(code, 99, new Date('2026-05-01T00:00:00Z'), [[400, 300, 9, OOLONG.prd_id]]);
    expect((await read('products')).items).toEqual([
      { prd_id: 'GONE', prd_name: '', orders: 1, qty: 2, profit: 800 },
      { prd_id: OOLONG.prd_id, prd_name: OOLONG.prd_name, orders: 2, qty: 3, profit: 300 },
    ]);
  });

  it('says it for each variant, with its values [T5]', async () => {
    await addShirt(shop);
    const [code = ''] = promoter.codes;
    await sold(code, 99, day(3), [
      [450, 300, 2, 'S1-L'],
      [500, 400, 1, 'S1-M'],
    ]);
    const shirt = { prd_name: '棉衫', product_id: 'S1' };
    expect((await read('products')).items).toMatchObject([
      { ...shirt, prd_id: 'S1-L', option_text: 'L', profit: 300 },
      { ...shirt, prd_id: 'S1-M', option_text: 'M', profit: 100 },
    ]);
  });

  it('lists the orders with their state, and from when their profit is payable [defect 9]', async () => {
    const [code = ''] = promoter.codes;
    const ship_date = new Date('2026-10-05T16:00:00Z');
    await sold(code, 99, day(1), [[400, 300, 1]], { ship_date });
    await sold(code, 0, day(2), [[400, 300, 1]], { pay_amt: 400 });
    await sold(code, 0, day(3), [[400, 300, 1]]);
    await sold(code, 5, day(4), [[400, 300, 1]]);
    await sold(code, 1, day(5), [[400, 300, 1]]);
    const { items } = await read('orders');
    expect(items).toMatchObject([
      { status: 5, profit: 100, payable_on: '' },
      { status: 0, profit: 0, refunded: false },
      { status: 0, profit: 0, refunded: true },
      { status: 99, profit: 100, payable_on: '2026-10-17', sales: 400, own: false, code },
    ]);
    expect(Object.keys(items[0])).not.toContain('cus_email');
  });

  it('is read to its end page by page, each item once, also where dates and profits are equal', async () => {
    const [code = ''] = promoter.codes;
    for (let n = 0; n < 45; n += 1) await sold(code, 3, day(9), [[400, 300, 1, `P${n}`]]);
    const extra = await promoterWithLinks(0);
    await shop.db.insert(shortLinks).values(
      Array.from({ length: 43 }, (_, n) => ({
        code: `many${n}`,
        kind: 'product' as const,
        target: '/p/X',
        prd_ids: [],
        cus_id: promoter.cus_id,
        c_date: day(9),
      })),
    );
    const unique = (items: Record<string, string>[], key: string) =>
      new Set(items.map((item) => item[key])).size;
    expect(unique(await allOf('orders'), 'ord_code')).toBe(45);
    expect(unique(await allOf('products'), 'prd_id')).toBe(45);
    expect(unique(await allOf('links'), 'code')).toBe(45);
    const none = (await ask('orders', extra.headers)).json().body;
    expect(none).toEqual({ items: [], next: '' });
  });

  it.each(['x', 'WyJ4Il0', 'WzEuNSwiYSJd', 'W251bGwsbnVsbF0'])(
    'starts at the beginning for the invalid cursor %j',
    async (after) => {
      const [code = ''] = promoter.codes;
      await sold(code, 3, day(1), [[400, 300, 1]]);
      for (const what of ['links', 'products', 'orders']) {
        const answer = await ask(`${what}?after=${after}`);
        expect([what, answer.statusCode]).toEqual([what, 200]);
        expect(answer.json().body.items).not.toEqual([]);
      }
    },
  );

  it('is a CSV for Excel, in which no text is a formula', async () => {
    const [code = ''] = promoter.codes;
    await sold(code, 99, day(2), [[1400, 300, 1]], { ship_date: day(2) });
    await shop.db.update(orders).set({ ord_code: '=HYPERLINK("x")' });
    const answer = await ask('orders.csv');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.body).toBe(
      `\uFEFF訂單編號,訂購日期,狀態,推廣碼,銷售額,分潤,退貨扣除,本人訂購,可撥款日期,撥款日期\r\n"'=HYPERLINK(""x"")",2026-10-02,已出貨,${code},1400,1100,0,否,2026-10-13,\r\n`,
    );
  });

  it.each(['links', 'products', 'orders', 'payouts', 'orders.csv', 'payouts.csv'])(
    'rejects %s to guests and to members who are no promoters [N2]',
    async (what) => {
      expect((await ask(what, {} as never)).statusCode).toBe(401);
      const { headers } = await signedInMember(shop.db, shop.clock.now());
      expect((await ask(what, headers)).statusCode).toBe(403);
    },
  );
});
