import { eq } from 'drizzle-orm';
import {
  orderEvents,
  orders,
  outboxMails,
  paymentAttempts,
  paymentNotices,
  refundTasks,
  variants,
} from '../../../platform/db/schema/index.ts';
import { OOLONG, type TestApp, testApp } from '../../../testing/index.ts';
import { checkoutBody, lineOf, SESSION, sendCheckout } from '../../../testing/orders/buyer.ts';
import { formOf, postForm, sendWebhook } from '../../../testing/orders/sandbox.ts';
import { RESULT } from './providers/sandbox/protocol.ts';

async function placed() {
  const shop = await testApp();
  const { data } = (await sendCheckout(shop, checkoutBody([lineOf(OOLONG, 2)]))).json();
  const { trade_no = '' } = formOf(data.html).fields;
  const webhook = (code: string, change: Record<string, string> = {}) =>
    sendWebhook(shop, {
      trade_no,
      provider_trade_no: 'S1',
      amount: '1300',
      pay_way: '3',
      code,
      ...change,
    });
  const repay = async () => {
    const url = `/api/cart/pubPay/${data.guid}?s=${SESSION}`;
    const answer = await shop.app.inject({ method: 'POST', url, payload: {} });
    return formOf(answer.json().data.html).fields.trade_no ?? '';
  };
  return { ...shop, data, trade_no, webhook, repay };
}

const stateOf = async ({ db }: TestApp) => {
  const [order] = await db.select().from(orders);
  const [oolong] = await db.select().from(variants).where(eq(variants.var_id, OOLONG.prd_id));
  return {
    status: order?.status,
    on_hand: oolong?.on_hand,
    reserved: oolong?.reserved,
    refunds: await db.select().from(refundTasks),
  };
};

const UNPAID = { status: 2, on_hand: 20, reserved: 2, refunds: [] };
const PAID = { status: 3, on_hand: 18, reserved: 0, refunds: [] };

describe('POST /api/payment/sandbox/notice', () => {
  it('acknowledges a webhook once the payment is stored', async () => {
    const shop = await placed();
    const answer = await shop.webhook(RESULT.paid);
    expect([answer.statusCode, answer.body]).toEqual([200, 'OK']);
    expect(await stateOf(shop)).toEqual(PAID);
    expect(await shop.db.select().from(paymentNotices)).toMatchObject([
      { trade_no: shop.trade_no, verified: true, outcome: 'applied' },
    ]);
  });

  it('treats repeats, whatever their text, as one payment and one stock movement', async () => {
    const shop = await placed();
    for (const message of ['付款成功', '交易成功', 'paid']) {
      expect((await shop.webhook(RESULT.paid, { message })).body).toBe('OK');
    }
    expect(await stateOf(shop)).toEqual(PAID);
    expect(await shop.db.select().from(paymentNotices)).toHaveLength(1);
    const mails = await shop.db.select().from(outboxMails);
    expect(mails.filter(({ kind }) => kind === 'payment-received')).toHaveLength(1);
  });

  it.each([
    ['another merchant', { merchant: 'SOMEBODY' }],
    ['an unknown trade', { trade_no: 'PT000000000000000000' }],
  ])('rejects a signed webhook with %s and changes nothing [B5]', async (_what, change) => {
    const shop = await placed();
    const answer = await shop.webhook(RESULT.paid, change);
    expect(answer.statusCode).toBe(400);
    expect(['mismatch', 'unknown']).toContain(answer.body);
    expect(await stateOf(shop)).toEqual(UNPAID);
  });

  it('records a refund task for a payment of another amount, once, and leaves the order unpaid [B5]', async () => {
    const shop = await placed();
    for (const message of ['付款成功', '交易成功']) {
      const answer = await shop.webhook(RESULT.paid, { amount: '1', message });
      expect([answer.statusCode, answer.body]).toEqual([400, 'mismatch']);
    }
    const { refunds, ...state } = await stateOf(shop);
    expect({ ...state, refunds: [] }).toEqual(UNPAID);
    expect(refunds).toMatchObject([
      { trade_no: shop.trade_no, amount: 1, reason: 'amount', status: 'open' },
    ]);
    expect(await shop.db.select().from(paymentNotices)).toMatchObject([
      { verified: true, kind: 'paid', outcome: 'mismatch', payload: { amount: '1' } },
    ]);
    const events = await shop.db.select().from(orderEvents).orderBy(orderEvents.id);
    expect(events.at(-1)).toMatchObject({ from_status: 2, to_status: 2, cause: 'refund owed' });
  });

  it('accepts the payment of the right amount after one of another amount [B5]', async () => {
    const shop = await placed();
    await shop.webhook(RESULT.paid, { amount: '1' });
    expect((await shop.webhook(RESULT.paid)).body).toBe('OK');
    const { refunds, ...state } = await stateOf(shop);
    expect({ ...state, refunds: [] }).toEqual(PAID);
    expect(refunds).toMatchObject([{ amount: 1, reason: 'amount', status: 'open' }]);
  });

  it.each([RESULT.failed, RESULT.atmIssued])(
    'owes nothing for a webhook of another amount that took no money: %s [B5]',
    async (code) => {
      const shop = await placed();
      expect((await shop.webhook(code, { amount: '1' })).body).toBe('mismatch');
      expect(await stateOf(shop)).toEqual(UNPAID);
    },
  );

  it('rejects a forged webhook and stores nothing of it', async () => {
    const shop = await placed();
    const forged = {
      trade_no: shop.trade_no,
      amount: '1300',
      code: '1',
      merchant: 'PINPU-DEMO',
      provider_trade_no: 'S1',
      signature: '0'.repeat(64),
    };
    const answer = await postForm(shop, '/api/payment/sandbox/notice', forged);
    expect([answer.statusCode, answer.body]).toEqual([400, 'unverified']);
    expect(await stateOf(shop)).toEqual(UNPAID);
    expect(await shop.db.select().from(paymentNotices)).toEqual([]);
  });

  it.each([
    ['nothing', 'application/x-www-form-urlencoded', ''],
    ['a list', 'application/json', '[1]'],
    ['a field twice', 'application/x-www-form-urlencoded', 'code=1&code=2'],
  ])('rejects %s', async (_what, type, payload) => {
    const { app } = await placed();
    const headers = { 'content-type': type };
    const answer = await app.inject({
      method: 'POST',
      url: '/api/payment/sandbox/notice',
      headers,
      payload,
    });
    expect(answer.statusCode).toBe(400);
  });

  it('never reverts a paid order, whatever arrives later', async () => {
    const shop = await placed();
    await shop.webhook(RESULT.paid);
    for (const code of [RESULT.failed, RESULT.atmIssued, RESULT.storeIssued])
      expect((await shop.webhook(code)).body).toBe('OK');
    expect(await stateOf(shop)).toEqual(PAID);
  });

  it('accepts a payment that arrives before its issued number', async () => {
    const shop = await placed();
    await shop.webhook(RESULT.paid, { pay_way: '2' });
    await shop.webhook(RESULT.atmIssued, { pay_way: '2', vAccount: '9000' });
    expect(await stateOf(shop)).toEqual(PAID);
    expect((await shop.db.select().from(orders))[0]?.pay_meta).toBe('');
  });

  it('ignores a failure after an issued number', async () => {
    const shop = await placed();
    await shop.webhook(RESULT.storeIssued, {
      pay_way: '9',
      Barcode1: 'A',
      Barcode2: 'B',
      Barcode3: 'C',
    });
    await shop.webhook(RESULT.failed);
    expect(await stateOf(shop)).toMatchObject({ status: 6, reserved: 2 });
    await shop.webhook(RESULT.paid, { pay_way: '9' });
    expect(await stateOf(shop)).toEqual(PAID);
  });

  it('records a refund task for a payment of a failed order, once', async () => {
    const shop = await placed();
    await shop.webhook(RESULT.failed);
    await shop.webhook(RESULT.paid);
    await shop.webhook(RESULT.paid, { provider_trade_no: 'S2' });
    const { refunds, ...state } = await stateOf(shop);
    expect(state).toEqual({ status: 88, on_hand: 20, reserved: 0 });
    expect(refunds).toMatchObject([
      { trade_no: shop.trade_no, amount: 1300, reason: 'late', status: 'open' },
    ]);
  });

  it('records a refund task for a second payment of a paid order', async () => {
    const shop = await placed();
    const second = await shop.repay();
    expect(second).not.toBe(shop.trade_no);
    await shop.webhook(RESULT.paid, { trade_no: second });
    await shop.webhook(RESULT.paid);
    const { refunds, ...state } = await stateOf(shop);
    expect(state).toEqual({ status: 3, on_hand: 18, reserved: 0 });
    expect(refunds).toMatchObject([{ trade_no: shop.trade_no, reason: 'twice' }]);
  });

  it('accepts a payment of a superseded attempt, while the order is unpaid', async () => {
    const shop = await placed();
    const second = await shop.repay();
    await shop.webhook(RESULT.paid);
    expect(await stateOf(shop)).toEqual(PAID);
    const attempts = await shop.db.select().from(paymentAttempts);
    expect(attempts.find(({ trade_no }) => trade_no === second)?.status).toBe('superseded');
  });

  it('ignores the failure of a superseded attempt', async () => {
    const shop = await placed();
    await shop.repay();
    await shop.webhook(RESULT.failed);
    expect(await stateOf(shop)).toEqual(UNPAID);
  });

  it('records who moved the order and why', async () => {
    const shop = await placed();
    await shop.webhook(RESULT.paid);
    const events = await shop.db.select().from(orderEvents).orderBy(orderEvents.id);
    expect(events.at(-1)).toMatchObject({
      from_status: 2,
      to_status: 3,
      actor: 'gateway',
      detail: { trade_no: shop.trade_no, code: '1' },
    });
  });
});

const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip;

onPostgres('on PostgreSQL', () => {
  it('eight equal concurrent webhooks record one payment and one stock movement', async () => {
    const shop = await placed();
    const answers = await Promise.all(Array.from({ length: 8 }, () => shop.webhook(RESULT.paid)));
    expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(['OK']));
    expect(await stateOf(shop)).toEqual(PAID);
  });

  it('concurrent webhooks of success and failure leave order, stock and refunds consistent', async () => {
    const shop = await placed();
    await Promise.all(
      [RESULT.failed, RESULT.paid, RESULT.atmIssued].map((code) => shop.webhook(code)),
    );
    const { status, on_hand, reserved, refunds } = await stateOf(shop);
    // Either request may come first; the records are consistent both ways, and no money is lost.
    const outcome = status === 3 ? [18, 0, 0] : [20, 0, 1];
    expect([on_hand, reserved, refunds.length]).toEqual(outcome);
  });
});
