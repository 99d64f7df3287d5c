import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { invoiceTasks, orders, refundTasks } from '../../../../platform/db/schema/index.ts';
import { invoiceShop } from '../../../../testing/orders/invoice-shop.ts';

/** The embedded database runs one transaction at a time. */
const onPostgres = process.env.TEST_DATABASE_URL ? it : it.skip;

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** A shop whose order of two packs of NT$600 and shipping of NT$100 is paid and invoiced. */
async function issuedShop() {
  const shop = await invoiceShop();
  await shop.pay();
  await shop.run();
  const { ord_id } = (await shop.order()) ?? { ord_id: '' };
  const refund = async (
    amount: number,
    change: Partial<typeof refundTasks.$inferInsert> = {},
  ): Promise<string> => {
    const id = randomUUID();
    const now = shop.clock.now();
    const task = { id, ord_id, trade_no: shop.ord_code, amount, reason: 'partial' };
    await shop.db.insert(refundTasks).values({ ...task, c_date: now, u_date: now, ...change });
    return id;
  };
  const allowances = () => shop.ecpay.invoices.allowances;
  return { ...shop, refund, allowances };
}

/** The task of the order that was added last, after its invoice. */
const last = async (shop: Pick<Awaited<ReturnType<typeof invoiceShop>>, 'tasks'>) =>
  (await shop.tasks()).findLast(({ kind }) => kind !== 'issue');

describe('the allowances of an invoice', () => {
  it('are issued for a partial refund, with the goods that came back, once [I7] [I8]', async () => {
    const shop = await issuedShop();
    await shop.refund(700, { contents: [{ line_no: 1, qty: 1 }] });
    await shop.run();
    await shop.run();
    expect(shop.ecpay.invoices.calls.filter((name) => name === 'Allowance')).toHaveLength(1);
    expect(shop.allowances()).toMatchObject([
      {
        amount: 700,
        data: {
          ...{ InvoiceNo: 'AB10000000', AllowanceAmount: 700, AllowanceNotify: 'E' },
          NotifyMail: 'guest@pinpu.test',
          Items: [
            { ItemCount: 1, ItemAmount: 600 },
            { ItemName: '運費', ItemAmount: 100 },
          ],
        },
      },
    ]);
    expect(await last(shop)).toMatchObject({
      ...{ kind: 'allowance', state: 'done', amount: 700, relate_number: `${shop.ord_code}I1A1` },
      allowance_no: shop.allowances()[0]?.number,
    });
    expect((await shop.view()).invoice_code).toBe('AB10000000');
  });

  it('may be several, up to what is left of the invoice [I7]', async () => {
    const shop = await issuedShop();
    await shop.refund(500);
    await shop.refund(500);
    await shop.refund(500);
    for (let run = 0; run < 4; run += 1) await shop.run();
    expect(shop.allowances().map(({ amount }) => amount)).toEqual([500, 500, 300]);
  });

  it('are not issued for refunds of other payments, nor before a second person released it [I7]', async () => {
    const shop = await issuedShop();
    await shop.refund(1300, { reason: 'twice' });
    const waiting = await shop.refund(300, { call: 'release' });
    await shop.run();
    expect(shop.allowances()).toEqual([]);
    await shop.db.update(refundTasks).set({ call: 'due' }).where(eq(refundTasks.id, waiting));
    await shop.run();
    expect(shop.allowances()).toHaveLength(1);
  });

  it('are issued for an accepted return; a return of everything voids the invoice [I7]', async () => {
    const part = await issuedShop();
    await part.db.update(orders).set({ status: 99 });
    await part.refund(1200, { reason: 'returned' });
    await part.run();
    expect(part.allowances()).toMatchObject([{ amount: 1200 }]);
    const whole = await issuedShop();
    await whole.db.update(orders).set({ status: 99 });
    await whole.refund(1300, { reason: 'returned' });
    await whole.run();
    await whole.run();
    expect(whole.allowances()).toEqual([]);
    expect([...whole.ecpay.invoices.issued.values()]).toMatchObject([{ voided: true }]);
    expect((await whole.view()).invoice_code).toBe('');
  });

  it('take everything back where the order is cancelled after the 13th [I7]', async () => {
    const shop = await issuedShop();
    shop.clock.advance(60 * DAY);
    await shop.move('refund');
    await shop.run();
    await shop.run();
    expect(shop.ecpay.invoices.calls).not.toContain('Invalid');
    expect(shop.allowances()).toMatchObject([
      { amount: 1300, data: { Items: [{ ItemCount: 2, ItemAmount: 1200 }, { ItemAmount: 100 }] } },
    ]);
  });

  it('take the place of a void that failed until it was too late [I7]', async () => {
    const shop = await issuedShop();
    await shop.move('refund');
    shop.ecpay.knobs.refuses = 1;
    await shop.run();
    expect(await last(shop)).toMatchObject({ kind: 'void', state: 'failed' });
    shop.clock.advance(60 * DAY);
    await shop.run();
    expect(shop.allowances()).toMatchObject([{ amount: 1300 }]);
    expect((await shop.tasks()).map(({ kind }) => kind).sort()).toEqual(['allowance', 'issue']);
  });

  it('take an uncollected parcel’s invoice back when its order is cancelled [I7]', async () => {
    const shop = await invoiceShop();
    await shop.db.update(orders).set({ status: 5, pay_way: 1, ship_date: shop.clock.now() });
    await shop.run();
    expect(shop.ecpay.invoices.issued.size).toBe(1);
    shop.clock.advance(60 * DAY);
    await shop.move('cancel');
    await shop.run();
    expect(shop.ecpay.invoices.allowances).toMatchObject([{ amount: 1300 }]);
  });

  it('are voided before their invoice is, and issued again on the next one [I7]', async () => {
    const shop = await issuedShop();
    await shop.refund(300);
    await shop.run();
    expect(await shop.move('void')).toContain('會在一分鐘內作廢');
    await shop.run();
    shop.clock.advance(MINUTE);
    await shop.run();
    expect(shop.ecpay.invoices.calls.slice(-3)).toEqual([
      'Allowance',
      'AllowanceInvalid',
      'Invalid',
    ]);
    await shop.move('reissue');
    await shop.run();
    await shop.run();
    expect(shop.allowances()).toMatchObject([
      { voided: true },
      { voided: false, data: { InvoiceNo: 'AB10000001' }, amount: 300 },
    ]);
  });

  it('are issued once where the answer was lost after ECPay stored it [I9]', async () => {
    const shop = await issuedShop();
    await shop.refund(300);
    shop.ecpay.knobs.loses = { Allowance: 1 };
    await shop.run();
    expect(await last(shop)).toMatchObject({ kind: 'allowance', state: 'sending' });
    shop.clock.advance(3 * MINUTE);
    await shop.run();
    expect(shop.ecpay.invoices.calls.slice(-2)).toEqual(['GetIssue', 'GetAllowanceList']);
    expect(shop.allowances()).toHaveLength(1);
    expect(await last(shop)).toMatchObject({
      ...{ state: 'done', allowance_no: shop.allowances()[0]?.number },
    });
  });

  it('are never sent again where ECPay can’t say what it did [I9]', async () => {
    const shop = await issuedShop();
    await shop.refund(300);
    shop.ecpay.knobs.loses = { Allowance: 1 };
    await shop.run();
    shop.ecpay.invoices.canList = false;
    shop.clock.advance(3 * MINUTE);
    await shop.run();
    expect(await last(shop)).toMatchObject({
      ...{ state: 'failed', message: expect.stringContaining('查不到折讓單號') },
    });
    await shop.move('reissue');
    await shop.run();
    expect(shop.allowances()).toHaveLength(1);
    shop.ecpay.invoices.canList = true;
    await shop.move('reissue');
    await shop.run();
    expect(shop.allowances()).toHaveLength(1);
    expect(await last(shop)).toMatchObject({ state: 'done' });
  });

  it('that a clerk issued at ECPay are recorded, and not issued again [I9]', async () => {
    const shop = await issuedShop();
    const { InvoiceDate } = { InvoiceDate: '2026-11-21' };
    const Items = [{ ItemAmount: 300, ItemPrice: 300, ItemCount: 1, ItemTaxType: '1' }];
    const byHand = { InvoiceNo: 'AB10000000', InvoiceDate, AllowanceAmount: 300, Items };
    expect(shop.ecpay.invoices.allow(byHand)).toMatchObject({ RtnCode: 1 });
    await shop.refund(300);
    await shop.run();
    expect(shop.ecpay.invoices.calls).not.toContain('Allowance');
    expect(await last(shop)).toMatchObject({ kind: 'allowance', state: 'done' });
  });

  onPostgres('are issued once each by instances that run at the same time [I9]', async () => {
    const shop = await issuedShop();
    for (let count = 0; count < 3; count += 1) await shop.refund(200);
    for (let round = 0; round < 6; round += 1)
      await Promise.all([shop.run(), shop.run(), shop.run()]);
    expect(shop.allowances().map(({ amount }) => amount)).toEqual([200, 200, 200]);
    const tasks = await shop.db.select().from(invoiceTasks);
    const numbers = tasks.flatMap(({ allowance_no }) => (allowance_no ? [allowance_no] : []));
    expect(new Set(numbers).size).toBe(3);
  });

  onPostgres('of one order are carried out one by one, also after a press [I9]', async () => {
    const shop = await issuedShop();
    shop.ecpay.knobs.refuses = 3;
    for (let count = 0; count < 3; count += 1) await shop.refund(200);
    for (let round = 0; round < 3; round += 1) await shop.run();
    expect((await shop.tasks()).filter(({ state }) => state === 'failed')).toHaveLength(3);
    await shop.move('reissue');
    for (let round = 0; round < 6; round += 1)
      await Promise.all([shop.run(), shop.run(), shop.run()]);
    expect(shop.allowances()).toHaveLength(3);
    const done = (await shop.tasks()).filter(({ kind }) => kind === 'allowance');
    expect(new Set(done.map(({ allowance_no }) => allowance_no)).size).toBe(3);
  });
});
