import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { auditLog, orders, refundTasks } from '../../../../platform/db/schema/index.ts';
import { invoiceShop } from '../../../../testing/orders/invoice-shop.ts';
import { placedOrder } from '../../../../testing/orders/placed-order.ts';
import { atBackoffice } from '../../../../testing/people/backoffice.ts';

const DAY = 86_400_000;
const COMPANY = { invoice_vatid: '04595257', invoice_title: '=拼鋪有限公司' };

async function shopOfClerk() {
  const shop = await invoiceShop();
  await shop.pay();
  const anna = await atBackoffice(shop, 'anna');
  const list = async (query = '') => (await anna.get(`invoices?${query}`)) as ListAnswer;
  const retry = async (body: object) => (await anna.send('POST', 'invoices/retry', body)).json();
  const refund = (amount: number) => {
    const now = shop.clock.now();
    const { ord_code: trade_no } = shop;
    const task = {
      id: randomUUID(),
      trade_no,
      amount,
      reason: 'partial',
      c_date: now,
      u_date: now,
    };
    return shop.db
      .select()
      .from(orders)
      .then(([order]) =>
        shop.db.insert(refundTasks).values({ ...task, ord_id: order?.ord_id ?? '' }),
      );
  };
  return { ...shop, anna, list, retry, refund };
}

interface ListAnswer {
  invoices: Record<string, unknown>[];
  next: string;
  failed: number;
}

describe('the invoices of the shop', () => {
  it('are listed with what failed and why, and tried again by one press [I11]', async () => {
    const shop = await shopOfClerk();
    shop.ecpay.invoices.numbersLeft = 0;
    await shop.run();
    const { invoices, failed } = await shop.list();
    expect(failed).toBe(1);
    expect(invoices).toMatchObject([
      { ord_code: shop.ord_code, kind: 'issue', state: 'failed', amount: 1300, number: '' },
    ]);
    expect(invoices[0]?.message).toContain('無字軌可使用');
    shop.ecpay.invoices.numbersLeft = 9;
    expect(await shop.retry({ ids: [invoices[0]?.id] })).toMatchObject({ body: { retried: 1 } });
    expect((await shop.list('list=waiting')).invoices).toHaveLength(1);
    await shop.run();
    expect((await shop.list('list=done')).invoices).toMatchObject([
      { state: 'done', number: 'AB10000000', date: '2026-11-21' },
    ]);
    expect(await shop.list()).toMatchObject({ invoices: [], failed: 0 });
    const entries = await shop.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'invoice.retry'));
    expect(entries).toMatchObject([{ detail: { count: 1 } }]);
  });

  it('are all tried again by one press, and a second press says that nothing is left [I11]', async () => {
    const shop = await shopOfClerk();
    await shop.run();
    shop.ecpay.knobs.refuses = 2;
    await shop.refund(100);
    await shop.refund(200);
    await shop.run();
    await shop.run();
    expect((await shop.list()).failed).toBe(2);
    expect(await shop.retry({})).toMatchObject({ body: { retried: 2 } });
    expect(await shop.retry({})).toMatchObject({
      msg: [{ Message: '這些發票已經處理過了，請重新整理。' }],
    });
  });

  it('are found by number, order and period [I11]', async () => {
    const shop = await shopOfClerk();
    await shop.run();
    const count = async (query: string) => (await shop.list(`list=all&${query}`)).invoices.length;
    expect(await count('q=ab-10000000')).toBe(1);
    expect(await count(`q=${shop.ord_code.slice(0, 6)}`)).toBe(1);
    expect(await count('q=AB10000009')).toBe(0);
    expect(await count('period=2026-6')).toBe(1);
    expect(await count('period=2026-5')).toBe(0);
  });

  it('need an administrator [I11]', async () => {
    const shop = await shopOfClerk();
    for (const url of ['invoices', 'invoices/file?month=2026-11']) {
      const answer = await shop.app.inject({ url: `/api/backoffice/${url}` });
      expect(answer.statusCode).toBe(401);
    }
  });
});

const rowsOf = (csv: string) =>
  csv
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(','));

describe('the accountant’s file', () => {
  it('has each invoice, void and allowance of the month, with amounts by tax class and tax [I12]', async () => {
    const shop = await shopOfClerk();
    await shop.run();
    await shop.move('correct', { invoice: COMPANY });
    await shop.run();
    await shop.refund(300);
    await shop.run();
    const { csv, rows } = await shop.anna.get('invoices/file?month=2026-11');
    expect(csv.startsWith('\uFEFF類別,發票號碼')).toBe(true);
    expect(rows).toBe(3);
    const code = shop.ord_code;
    const allowance = shop.ecpay.invoices.allowances[0]?.number;
    const day = '2026-11-21';
    expect(rowsOf(csv)).toEqual([
      [
        '發票',
        'AB10000000',
        '',
        day,
        code,
        '',
        '1238',
        '62',
        '0',
        '0',
        '1300',
        '已作廢',
        day,
        '發票平台',
      ],
      [
        '發票',
        'AB10000001',
        '',
        day,
        code,
        '="04595257"',
        '1238',
        '62',
        '0',
        '0',
        '1300',
        '已開立',
        '',
        '發票平台',
      ],
      [
        '折讓',
        'AB10000001',
        `="${allowance}"`,
        day,
        code,
        '="04595257"',
        '286',
        '14',
        '0',
        '0',
        '300',
        '已開立',
        '',
        '發票平台',
      ],
    ]);
    expect((await shop.anna.get('invoices/file?month=2026-12')).rows).toBe(0);
  });

  it('has the numbers that clerks recorded by hand, as their orders’ history says last [I12]', async () => {
    const shop = await placedOrder();
    await shop.pay();
    await shop.db.update(orders).set({ exempt_amt: 300 });
    let anna = await atBackoffice(shop, 'anna');
    const file = async () => rowsOf((await anna.get('invoices/file?month=2026-11')).csv);
    await shop.move('invoice', { number: 'CD12345678' });
    await shop.move('invoice', { number: 'CD12345679' });
    const row = [
      '發票',
      'CD12345679',
      '',
      '2026-11-21',
      shop.ord_code,
      '',
      '952',
      '48',
      '300',
      '0',
      '1300',
    ];
    expect(await file()).toEqual([[...row, '已開立', '', '手動登錄']]);
    shop.clock.advance(DAY);
    anna = await atBackoffice(shop, 'anna-later');
    await shop.move('void');
    expect(await file()).toEqual([[...row, '已作廢', '2026-11-22', '手動登錄']]);
  });
});
