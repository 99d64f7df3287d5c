import { eq } from 'drizzle-orm';
import { outboxMails, promoPayouts } from '../../../../platform/db/schema/index.ts';
import { type TestApp, testApp } from '../../../../testing/index.ts';
import { payoutShop } from '../../../../testing/promo/payout-shop.ts';

let shop: TestApp;
let till: ReturnType<typeof payoutShop>;
beforeEach(async () => {
  shop = await testApp();
  till = payoutShop(shop);
});

const OCTOBER = '2026-10-10T04:00:00Z';
const payouts = () => shop.db.select().from(promoPayouts);

describe('recording a transfer', () => {
  it('is done once, on a day between the end of the month and today, and mails the statement', async () => {
    const ann = await till.promoter('ann');
    await ann.sell(1000, OCTOBER);
    expect((await till.pay('2026-10')).msg[0].Message).toBe('2026-10 還沒有結算。');
    await till.close('2026-10');
    for (const date of ['2026-10-31', '2026-11-22'])
      expect((await till.pay('2026-10', [], date)).msg[0].Message).toMatch(/^匯款日期要在/);
    expect((await till.pay('2026-10', ['x@y.test'])).msg[0].Message).toContain('沒有 x@y.test');
    const { message } = await till.pay('2026-10', [' Ann@promoter.test'], '2026-11-05');
    expect(message).toBe('2026-10 的 1 筆分潤 NT$1,000 已記錄為匯款，明細已寄給推廣會員。');
    expect((await payouts()).map(({ paid_on }) => paid_on)).toEqual(['2026-11-05']);
    expect((await till.pay('2026-10', [ann.acc_email])).msg[0].Message).toContain('已經記錄過匯款');
    const [mail] = await shop.db
      .select()
      .from(outboxMails)
      .where(eq(outboxMails.kind, 'promo-paid'));
    expect(mail?.to_email).toBe(ann.acc_email);
    for (const text of ['2026/10', 'NT$1,000', '帳號末四碼 1234', '2026/11/05', '/vip/earnings'])
      expect(mail?.text).toContain(text);
    expect(mail?.text).not.toContain('0012345671234');
  });

  it('leaves out promoters who deleted the account since, unless named', async () => {
    const ann = await till.promoter('ann');
    await ann.sell(1000, OCTOBER);
    await till.close('2026-10');
    const { headers } = ann;
    await shop.app.inject({ method: 'DELETE', url: '/api/vip/promo-account', headers });
    expect((await till.close('2026-10')).payouts).toMatchObject([{ account: '' }]);
    expect((await till.pay('2026-10')).msg[0].Message).toBe('2026-10 沒有待匯款的分潤。');
    expect(await till.pay('2026-10', [ann.acc_email])).toMatchObject({ status: 200 });
  });
});

it('a promoter’s report has a transfer: each order, the months, and a CSV', async () => {
  const [ann, bob] = [await till.promoter('ann'), await till.promoter('bob')];
  const ord_id = await ann.sell(100, OCTOBER, { ord_code: '=1' });
  await ann.sell(40, '2026-11-20T00:00:00Z');
  await bob.sell(900, OCTOBER);
  const read = async (what: string) => {
    const url = `/api/vip/promo-report/${what}`;
    return shop.app.inject({ url, headers: ann.headers });
  };
  const body = async (what: string) => (await read(what)).json().body;
  expect(await body('payouts')).toEqual({ items: [], next: '' });
  await till.close('2026-10');
  const first = { paid: 100, payout_month: '2026-10', paid_on: '' };
  const second = { paid: 0, payout_month: '', paid_on: '' };
  expect((await body('orders')).items).toMatchObject([second, first]);
  await till.pay('2026-10', [], '2026-11-05');
  expect((await body('orders')).items[1]).toMatchObject({ ...first, paid_on: '2026-11-05' });
  await till.takeBack(ord_id, 200);
  expect((await body('orders')).items[1]).toMatchObject({ profit: 50, paid: 100, returned: 50 });
  const account = '銀行 008，帳號末四碼 1234';
  const october = { month: '2026-10', amount: 100, orders: 1, corrections: 0, account };
  expect((await body('payouts')).items).toEqual([{ ...october, paid_on: '2026-11-05' }]);
  expect((await body('payouts?after=2026-10')).items).toEqual([]);
  expect((await body('payouts?after=x')).items).toHaveLength(1);
  expect((await read('payouts.csv')).body).toBe(
    "\uFEFF結算月份,訂單編號,項目,金額,撥款日期\r\n2026-10,'=1,分潤,100,2026-11-05\r\n",
  );
});
