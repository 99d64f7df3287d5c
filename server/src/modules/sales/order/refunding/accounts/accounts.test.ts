import { auditLog, refundAccounts, refundTasks } from '../../../../../platform/db/schema/index.ts';
import { transferredOrder } from '../../../../../testing/orders/transferred-order.ts';

const DAY = 86_400_000;
const ACCOUNT = { bank_code: '００４', branch: '', account_no: '0012-345678901', holder: '王小明' };

/** An order whose cancellation is transferred back, with the link that its buyer was mailed. */
async function withLink() {
  const shop = await transferredOrder();
  await shop.anna.move(shop.ord_code, 'refund', { way: 'account' });
  return { ...shop, path: await shop.link() };
}

const stored = async ({ db }: Awaited<ReturnType<typeof withLink>>) =>
  (await db.select().from(refundAccounts))[0];

describe('the account that a refund is transferred to', () => {
  it('is entered by a link without a sign-in, encrypted, and shown by its last digits [Q5]', async () => {
    const shop = await withLink();
    const page = await shop.app.inject(shop.path);
    expect(page.statusCode).toBe(200);
    for (const text of ['填寫退款帳號', shop.ord_code, 'NT$1,300', '2026/12/21', '拼鋪'])
      expect(page.body).toContain(text);
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
    });
    const saved = await shop.send(shop.path, ACCOUNT);
    expect([saved.statusCode, saved.headers.location]).toEqual([303, shop.path]);
    const after = (await shop.app.inject(shop.path)).body;
    expect(after).toContain('銀行 004，帳號末四碼 8901');
    expect(after).not.toContain('0012345678901');
    expect((await stored(shop))?.account).not.toContain('8901');
    expect((await shop.refunds('transfer')).refunds).toMatchObject([
      { ord_code: shop.ord_code, stage: 'transfer', account: '銀行 004，帳號末四碼 8901' },
    ]);
    expect((await shop.view()).refunds).toMatchObject([{ way: 'account', stage: 'transfer' }]);
  });

  it('is rejected at its fields, with what was typed [Q5]', async () => {
    const shop = await withLink();
    const page = await shop.send(shop.path, { ...ACCOUNT, account_no: '12', holder: '<b>' });
    expect(page.statusCode).toBe(422);
    expect(page.body).toContain('帳號是 10 到 16 個數字。');
    expect(page.body).toContain('value="&lt;b&gt;"');
    expect(page.body).toMatch(/id="account_no"[^>]*aria-invalid="true"[^>]*autofocus/);
    expect(page.body.match(/autofocus/g)).toHaveLength(1);
    expect((await stored(shop))?.account).toBe('');
  });

  it('is corrected until it is in a bank file, and not afterwards [Q5] [Q6]', async () => {
    const shop = await withLink();
    await shop.send(shop.path, ACCOUNT);
    await shop.send(shop.path, { ...ACCOUNT, account_no: '9912345678902' });
    const file = (await shop.anna.send('POST', 'refunds/bank-file')).json().body;
    expect(file).toMatchObject({ transfers: 1, amount: 1300 });
    expect(file.csv).toContain(`="004",,="9912345678902",王小明,1300,${shop.ord_code} 退款`);
    await shop.send(shop.path, ACCOUNT);
    expect((await shop.app.inject(shop.path)).body).toContain('已開始匯款，不能再修改帳號');
    const [{ exported_at }] = (await shop.refunds('transfer')).files;
    const again = await shop.anna.send('POST', 'refunds/bank-file', { again: exported_at });
    expect(again.json().body).toEqual(file);
  });

  it('is deleted when the transfer is recorded, which mails the buyer and ends the refund [Q5] [Q6]', async () => {
    const shop = await withLink();
    await shop.send(shop.path, ACCOUNT);
    const [refund] = (await shop.refunds('transfer')).refunds;
    const date = '2026-11-21';
    const answer = await shop.anna.send('POST', 'refunds/transferred', { ids: [refund.id], date });
    expect(answer.json().body.refunds).toEqual([]);
    expect((await stored(shop))?.account).toBe('');
    expect((await shop.mailOf('refund-done'))?.text).toContain('已經匯到您填寫的帳戶');
    const { records, refunds } = await shop.anna.get(`orders/${shop.ord_code}`);
    expect(refunds).toMatchObject([{ stage: 'done', way: 'account' }]);
    expect(records.at(-1)).toMatchObject({
      ...{ actor: 'admin:anna', cause: 'refund recorded' },
      detail: { amount: 1300, way: 'account', date },
    });
    expect(await shop.db.select().from(auditLog)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ action: 'refund.paid', actor: 'anna', outcome: 'ok' }),
      ]),
    );
    expect((await shop.app.inject(shop.path)).body).toContain('退款已經完成');
    const twice = await shop.ben.send('POST', 'refunds/transferred', { ids: [refund.id], date });
    expect([twice.statusCode, twice.json().msg[0].Message]).toEqual([
      409,
      expect.stringContaining('剛才有變更'),
    ]);
  });

  it('needs a link that is neither expired nor replaced, and an account before a transfer [Q5]', async () => {
    const shop = await withLink();
    const [refund] = (await shop.refunds('account')).refunds;
    const early = { ids: [refund.id], date: '2026-11-21' };
    expect((await shop.anna.send('POST', 'refunds/transferred', early)).statusCode).toBe(409);
    expect((await shop.anna.send('POST', 'refunds/bank-file')).statusCode).toBe(409);
    await shop.anna.move(shop.ord_code, 'refund-way', { refund_id: refund.id, way: 'account' });
    const replaced = await shop.app.inject(shop.path);
    expect([replaced.statusCode, replaced.body]).toEqual([
      404,
      expect.stringContaining('這個連結已經失效'),
    ]);
    shop.clock.advance(31 * DAY);
    const latest = await shop.link();
    expect((await shop.app.inject(latest)).body).toContain('這個連結已經過期');
    await shop.send(latest, ACCOUNT);
    expect((await stored(shop))?.account).toBe('');
  });

  it('is not asked for where the refund is paid back in another way after all [Q5]', async () => {
    const shop = await withLink();
    await shop.send(shop.path, ACCOUNT);
    const [refund] = (await shop.refunds('transfer')).refunds;
    await shop.anna.move(shop.ord_code, 'refund-way', { refund_id: refund.id, way: 'hand' });
    expect(await shop.db.select().from(refundAccounts)).toEqual([]);
    expect(await shop.db.select().from(refundTasks)).toMatchObject([
      { status: 'done', way: 'hand', requested_by: 'admin:anna' },
    ]);
  });

  it('can’t be avoided by the provider, which has no way back for a transfer [Q1]', async () => {
    const shop = await transferredOrder();
    const rejected = await shop.anna.move(shop.ord_code, 'refund', { way: 'provider' });
    expect(rejected).toMatchObject({ status: 409, field: 'way' });
    expect((await shop.order())?.status).toBe(3);
  });
});
