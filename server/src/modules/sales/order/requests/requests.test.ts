import { eq } from 'drizzle-orm';
import {
  orderEvents,
  orderRequests,
  orders,
  refundTasks,
  sandboxTrades,
  variants,
} from '../../../../platform/db/schema/index.ts';
import { OOLONG } from '../../../../testing/index.ts';
import { GUEST, placedOrder } from '../../../../testing/orders/placed-order.ts';
import { openPayment } from '../../../../testing/orders/sandbox.ts';
import { signedInMember } from '../../../../testing/people/signed-in-member.ts';

type Shop = Awaited<ReturnType<typeof placedOrder>>;

const DAY = 86_400_000;

const ask = async (
  { app, guid }: Pick<Shop, 'app' | 'guid'>,
  kind: string,
  { acc_email = GUEST, reason = '', headers = {} } = {},
) => {
  const url = `/api/order/${guid}/request`;
  const payload = { kind, acc_email, reason };
  const answer = await app.inject({ method: 'POST', url, headers, payload });
  const { body, msg } = answer.json();
  return { status: answer.statusCode, order: body?.data.body, message: msg?.[0].Message as string };
};

const stockOf = async ({ db }: Shop) =>
  (await db.select().from(variants).where(eq(variants.var_id, OOLONG.prd_id)))[0];

async function paid() {
  const shop = await placedOrder();
  await shop.pay();
  return shop;
}

async function shipped() {
  const shop = await paid();
  await shop.move('ship');
  return shop;
}

describe('cancelling an unpaid order', () => {
  it.each([2, 88])('is done at once at status %i, and frees its stock', async (status) => {
    const shop = await placedOrder();
    await shop.db.update(orders).set({ status });
    const { order } = await ask(shop, 'cancel');
    expect(order).toMatchObject({ status: 0, requests: [], refunds: [] });
    expect((await stockOf(shop))?.reserved).toBe(0);
    expect((await shop.mailOf('order-cancelled'))?.text).toContain('您的訂單已經取消。');
    const last = (await shop.db.select().from(orderEvents).orderBy(orderEvents.id)).at(-1);
    expect(last).toMatchObject({ actor: 'guest', cause: 'cancelled by the buyer', to_status: 0 });
    expect((await ask(shop, 'cancel')).message).toBe('這筆訂單已經取消。');
  });

  it('finds a payment whose webhook was lost, and becomes a request', async () => {
    const shop = await placedOrder();
    await openPayment(shop, shop.html);
    await shop.db.update(sandboxTrades).set({ state: 'paid', pay_way: 3 });
    const { order } = await ask(shop, 'cancel');
    expect(order).toMatchObject({ status: 3, requests: [{ kind: 'cancel', state: 'open' }] });
  });
});

describe('a request to cancel a paid order', () => {
  it('waits for the shop, once, and keeps the order from being shipped', async () => {
    const shop = await paid();
    const { order } = await ask(shop, 'cancel', { reason: '買錯了' });
    expect(order).toMatchObject({
      status: 3,
      requests: [{ kind: 'cancel', state: 'open', reason: '買錯了', answer: '', answered_at: '' }],
    });
    expect((await shop.mailOf('request-received'))?.text).toContain('我們已收到您的取消申請');
    expect(await ask(shop, 'cancel')).toMatchObject({
      status: 409,
      message: '這筆訂單已有待回覆的申請。',
    });
    expect(await shop.move('ship')).toMatch(/有待回覆的取消申請/);
    const read = async (path: string) => (await shop.operate('GET', path)).json().body;
    expect(await read('orders')).toMatchObject({
      counts: { requests: 1 },
      orders: [{ request: 'cancel' }],
    });
    expect((await read('order-requests')).requests).toMatchObject([
      { ord_code: shop.ord_code, reason: '買錯了' },
    ]);
  });

  it('accepted, cancels the order and opens its refund, which the buyer sees until it is done', async () => {
    const shop = await paid();
    await ask(shop, 'cancel');
    expect(await shop.move('accept', { reason: '已為您取消' })).toMatch(
      /已依申請取消。應退 NT\$1,300。.*refund/,
    );
    expect(await shop.view()).toMatchObject({
      status: 0,
      requests: [{ state: 'accepted', answer: '已為您取消' }],
      refunds: [{ reason: 'cancelled', amount: 1300, done: false }],
    });
    expect((await shop.mailOf('order-cancelled'))?.text).toMatch(
      /退款金額：NT\$1,300\n\n商店回覆：已為您取消\n/,
    );
    expect((await stockOf(shop))?.on_hand).toBe(OOLONG.on_hand);
    await shop.move('refund');
    expect((await shop.view()).refunds).toMatchObject([{ done: true }]);
    expect(await shop.move('accept')).toMatch(/沒有待回覆的申請/);
  });

  it('declined with a reason, leaves the order to be shipped', async () => {
    const shop = await paid();
    await ask(shop, 'cancel');
    expect(await shop.move('decline')).toMatch(/--reason/);
    expect(await shop.move('decline', { reason: '已經包裝完成' })).toMatch(/取消申請已婉拒/);
    expect((await shop.mailOf('request-declined'))?.text).toContain('商店回覆：已經包裝完成');
    expect((await shop.view()).requests).toMatchObject([
      { state: 'declined', answer: '已經包裝完成' },
    ]);
    expect(await shop.move('ship')).toMatch(/已出貨/);
  });

  it('can be withdrawn, and is accepted when the shop cancels by itself', async () => {
    const shop = await paid();
    await ask(shop, 'cancel');
    expect((await ask(shop, 'withdraw')).order.requests).toMatchObject([{ state: 'withdrawn' }]);
    expect((await ask(shop, 'withdraw')).message).toBe('這筆訂單沒有待回覆的申請。');
    shop.clock.advance(1000);
    await ask(shop, 'cancel');
    await shop.move('refund');
    expect((await shop.view()).requests).toMatchObject([
      { state: 'withdrawn' },
      { state: 'accepted' },
    ]);
  });

  it('a request of an order paid at the door cancels it without a refund', async () => {
    const shop = await placedOrder();
    await shop.db.update(orders).set({ status: 5 });
    await ask(shop, 'cancel');
    expect(await shop.move('accept')).toBe(`訂單 ${shop.ord_code} 已依申請取消。`);
    expect(await shop.view()).toMatchObject({ status: 0, refunds: [] });
  });
});

describe('a request to return a shipped order', () => {
  it('accepted, opens a refund of the whole or a part, and the order stays shipped', async () => {
    const shop = await shipped();
    expect((await ask(shop, 'return')).order.requests).toMatchObject([{ kind: 'return' }]);
    expect(await shop.move('accept', { amount: 1301 })).toMatch(/不能超過還沒退的 NT\$1,300/);
    expect(await shop.move('accept', { amount: 600, reason: '請寄至門市' })).toMatch(
      /退貨申請已同意。應退 NT\$600/,
    );
    expect(await shop.view()).toMatchObject({
      status: 99,
      requests: [{ state: 'accepted' }],
      refunds: [{ reason: 'returned', amount: 600, done: false }],
    });
    expect((await shop.mailOf('request-accepted'))?.text).toMatch(
      /退款金額：NT\$600\n商店回覆：請寄至門市/,
    );
    expect((await ask(shop, 'return')).message).toBe('這筆訂單的退貨申請已經同意。');
    expect(await shop.move('refund')).toMatch(/退款 NT\$600 已記錄為完成/);
  });

  it('is rejected before shipping, and after the days of withdrawal', async () => {
    const shop = await paid();
    expect((await ask(shop, 'return')).message).toBe('這筆訂單尚未出貨，無法申請退貨。');
    await shop.move('ship');
    expect((await ask(shop, 'cancel')).message).toBe('這筆訂單已經出貨，收到商品後可以申請退貨。');
    shop.clock.advance(11 * DAY);
    expect((await ask(shop, 'return')).message).toMatch(/已超過線上申請退貨的期限/);
    expect(await shop.db.$count(orderRequests)).toBe(0);
  });
});

it('only the buyer may make or withdraw a request [D7]', async () => {
  const shop = await paid();
  expect((await ask(shop, 'cancel', { acc_email: 'friend@pinpu.test' })).status).toBe(404);
  const { headers } = await signedInMember(shop.db, shop.clock.now());
  expect((await ask(shop, 'cancel', { acc_email: '', headers })).status).toBe(404);
  expect(await shop.db.$count(orderRequests)).toBe(0);
});

it('two simultaneous requests are stored as one', async () => {
  const shop = await paid();
  const answers = await Promise.all([1, 2, 3, 4].map(() => ask(shop, 'cancel')));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  expect(await shop.db.$count(orderRequests)).toBe(1);
});

it('a request is answered once where accept and withdrawal meet', async () => {
  const shop = await paid();
  await ask(shop, 'cancel');
  const [message, withdrawn] = await Promise.all([shop.move('accept'), ask(shop, 'withdraw')]);
  const order = await shop.order();
  const isAccepted = order?.status === 0;
  expect([withdrawn.status, message]).toEqual(
    isAccepted
      ? [409, expect.stringContaining('已依申請取消')]
      : [200, expect.stringContaining('沒有待回覆的申請')],
  );
  expect(await shop.db.$count(refundTasks)).toBe(isAccepted ? 1 : 0);
});

it('a buyer makes at most five requests for one order', async () => {
  const shop = await paid();
  for (let i = 0; i < 5; i += 1) {
    await ask(shop, 'cancel');
    await ask(shop, 'withdraw');
  }
  expect((await ask(shop, 'cancel')).message).toBe('這筆訂單的申請次數過多，請直接與我們聯絡。');
});
