import { linkClicks } from '../../../../platform/db/schema/index.ts';
import { type TestApp, testApp } from '../../../../testing/index.ts';
import { signedInMember } from '../../../../testing/people/signed-in-member.ts';
import { promotedOrder, type SoldLine } from '../../../../testing/promo/promoted-order.ts';
import { insertLink } from '../links/repository.ts';
import { newShortCode } from '../links/short-code.ts';

let shop: TestApp;
beforeEach(async () => {
  shop = await testApp();
});

const url = '/api/vip/promo-stats?s=session-1';
const at = (time: string) => new Date(time);

async function promoterWithLink(createdAt: Date) {
  const member = await signedInMember(shop.db, shop.clock.now(), { status: 1 });
  const code = newShortCode();
  const link = { code, kind: 'product', target: '/p/T1', prd_ids: ['T1'] } as const;
  await insertLink(shop.db, { ...link, prd_ids: ['T1'], cus_id: member.cus_id, c_date: createdAt });
  return { ...member, code };
}

const sold = (promo_code: string, status: number, ord_date: Date, lines: SoldLine[]) =>
  promotedOrder(shop.db, { promo_code, status, ord_date }, lines);

const stats = async (headers: Record<string, string>) =>
  (await shop.app.inject({ method: 'GET', url, headers })).json().body;

describe('the earnings report', () => {
  it('counts orders and profit by month and state, from real orders [G2] [G5] [G7]', async () => {
    const { code, headers } = await promoterWithLink(at('2026-10-01T00:00:00Z'));
    await sold(code, 99, at('2026-10-10T00:00:00Z'), [
      [400, 300, 2],
      [100, 0, 5],
    ]);
    await sold(code, 3, at('2026-10-11T00:00:00Z'), [[400, 300, 1]]);
    await sold(code, 2, at('2026-10-12T00:00:00Z'), [[1000, 400, 1]]);
    for (const status of [0, 1, 88])
      await sold(code, status, at('2026-10-13T00:00:00Z'), [[400, 300, 9]]);
    const body = await stats(headers);
    expect(body['2026-10']).toEqual({
      fulfilled: { count: 1, amount: 200, description: '已完成訂單 1 筆，銷售額 NT$1,300' },
      paid: { count: 1, amount: 100, description: '已付款待出貨訂單 1 筆，銷售額 NT$400' },
      total: { count: 3, amount: 900, description: '全部有效訂單 3 筆，銷售額 NT$2,700' },
      clicks: { total_clicks: 0, short_urls_count: 1, description: '1 個推廣連結，造訪 0 次' },
    });
  });

  it('has six months, this one included, beginning at midnight in Taipei [G5]', async () => {
    const { code, headers } = await promoterWithLink(at('2026-09-15T00:00:00Z'));
    await sold(code, 99, at('2026-10-31T15:59:59Z'), [[400, 300, 1]]);
    await sold(code, 99, at('2026-10-31T16:00:00Z'), [[400, 350, 1]]);
    await sold(code, 99, at('2026-05-31T15:59:59Z'), [[400, 300, 1]]);
    const body = await stats(headers);
    expect(Object.keys(body)).toEqual([
      '2026-06',
      '2026-07',
      '2026-08',
      '2026-09',
      '2026-10',
      '2026-11',
    ]);
    expect(body['2026-10'].fulfilled.amount).toBe(100);
    expect(body['2026-11'].fulfilled.amount).toBe(50);
    expect(body['2026-06'].total.count).toBe(0);
    expect(body['2026-08'].clicks.short_urls_count).toBe(0);
    expect(body['2026-09'].clicks.short_urls_count).toBe(1);
  });

  it('counts the visits of the links by month [G5] [G7]', async () => {
    const { code, headers } = await promoterWithLink(at('2026-09-15T00:00:00Z'));
    for (const agent of ['one', 'two'])
      await shop.app.inject({ url: `/s/${code}`, headers: { 'user-agent': agent } });
    await shop.db.insert(linkClicks).values({ code, visitor: 'x', at: at('2026-10-02T00:00:00Z') });
    const body = await stats(headers);
    expect(body['2026-11'].clicks).toEqual({
      total_clicks: 2,
      short_urls_count: 1,
      description: '1 個推廣連結，造訪 2 次',
    });
    expect(body['2026-10'].clicks.total_clicks).toBe(1);
  });

  it("never shows another promoter's orders, and is empty without links and orders [G5]", async () => {
    const { headers } = await signedInMember(shop.db, shop.clock.now(), { status: 1 });
    const other = await promoterWithLink(at('2026-10-01T00:00:00Z'));
    await sold(other.code, 3, at('2026-11-02T00:00:00Z'), [[400, 300, 1]]);
    expect(await stats(headers)).toEqual({});
    expect((await stats(other.headers))['2026-11'].paid.count).toBe(1);
  });

  it('is rejected for guests and to members who are not promoters [G5] [N2]', async () => {
    expect((await shop.app.inject({ method: 'GET', url })).statusCode).toBe(401);
    const { headers } = await signedInMember(shop.db, shop.clock.now());
    expect((await shop.app.inject({ method: 'GET', url, headers })).statusCode).toBe(403);
  });
});
