import { eq } from 'drizzle-orm';
import { orderEvents, paymentAttempts, variants } from '../../../../platform/db/schema/index.ts';
import { OOLONG } from '../../../../testing/index.ts';
import { refundShop } from '../../../../testing/orders/refund-shop.ts';
import type { RefundService } from '../../payment/port.ts';
import { paymentProvider } from '../../payment/provider.ts';
import { refundingContext } from './run-provider-refunds.ts';
import { REFUND_LEASE_MS, runRefunds } from './run-refunds.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

type Shop = Awaited<ReturnType<typeof refundShop>>;

const part = (shop: Shop, amount: number, more: object = {}) =>
  shop.move('refund-part', { amount, way: 'provider', ...more });

const stockOf = async ({ db }: Shop) =>
  (await db.select().from(variants).where(eq(variants.var_id, OOLONG.prd_id)))[0]?.on_hand;

const stages = async (shop: Shop) =>
  (await shop.read()).refunds.map(({ stage }: { stage: string }) => stage);

const sendingId = async (shop: Shop) =>
  (await shop.tasks()).find(({ call }) => call === 'sending')?.id;

describe('a refund to the way of paying', () => {
  it('of a cancelled order gives the card its money back, records it and mails the buyer [Q1] [Q7]', async () => {
    const shop = await refundShop();
    const { body } = await shop.move('refund', { way: 'provider' });
    expect(body).toMatchObject({
      order: {
        status: 0,
        refunds: [{ reason: 'cancelled', amount: 1300, way: 'provider', stage: 'due' }],
      },
      refunds: [{ requested_by: 'admin:anna', can_choose: true }],
    });
    await shop.run();
    await shop.run();
    expect(shop.peer.actions).toEqual(['E 1300', 'N 1300']);
    const after = await shop.read();
    expect(after.order.refunds).toMatchObject([{ done: true, stage: 'done', way: 'provider' }]);
    expect(after.records.slice(-2)).toMatchObject([
      { actor: 'admin:anna', cause: 'refund begun', detail: { amount: 1300, way: 'provider' } },
      { actor: 'gateway', cause: 'refund recorded', detail: { amount: 1300, way: 'provider' } },
    ]);
    expect((await shop.mailOf('refund-done'))?.text).toContain('依原付款方式退還');
    const events = await shop.db.select().from(orderEvents).orderBy(orderEvents.id);
    expect(events.find(({ cause }) => cause === 'refund begun')).toMatchObject({
      ...{ from_status: 0, to_status: 0 },
    });
  });

  it('of parts leaves the order, puts good units back, and never exceeds what was paid [Q4] [Q7]', async () => {
    const shop = await refundShop();
    expect(await stockOf(shop)).toBe(18);
    const { body } = await part(shop, 600, {
      ...{ contents: [{ line_no: 1, qty: 1 }], restock: true, reason: '罐身凹陷' },
    });
    expect(body).toMatchObject({ order: { status: 3 }, refund_rest: 700 });
    expect(await stockOf(shop)).toBe(19);
    expect((await shop.mailOf('refund-owed'))?.text).toContain('罐身凹陷');
    await part(shop, 100, { contents: [{ line_no: 1, qty: 1 }] });
    expect(await stockOf(shop)).toBe(19);
    expect(await part(shop, 601)).toMatchObject({
      ...{ status: 409, field: 'amount', message: '退款金額不能超過還沒退的 NT$600。' },
    });
    expect(await part(shop, 1, { contents: [{ line_no: 1, qty: 1 }] })).toMatchObject({
      ...{ status: 409, field: 'contents' },
      message: '「阿里山高山烏龍茶」最多只能再退 0 件。',
    });
    await shop.run();
    expect(shop.peer.actions.toSorted()).toEqual(['R 100', 'R 600']);
    await shop.move('refund', { way: 'provider' });
    // The unit that came back before is not put back again.
    expect(await stockOf(shop)).toBe(20);
    await shop.run();
    expect(shop.peer.actions.at(-1)).toBe('R 600');
    const tasks = await shop.tasks();
    expect(tasks.map(({ amount }) => amount).toSorted()).toEqual([100, 600, 600]);
    expect(tasks.every(({ status }) => status === 'done')).toBe(true);
  });

  it('waits from 20:15 to 20:30 and says so [Q2]', async () => {
    const shop = await refundShop();
    await shop.move('refund', { way: 'provider' });
    shop.clock.advance(10 * HOUR + 16 * MINUTE);
    await shop.run();
    expect(shop.peer.actions).toEqual([]);
    expect(await shop.tasks()).toMatchObject([
      {
        ...{ call: 'due', message: expect.stringContaining('20:30') },
        next_at: new Date('2026-11-21T20:30:00+08:00'),
      },
    ]);
    shop.clock.advance(14 * MINUTE);
    await shop.run();
    expect(shop.peer.actions).toEqual(['R 1300']);
    expect(await shop.tasks()).toMatchObject([{ status: 'done' }]);
  });

  it('whose answer is lost is asked about, and never sent again; another one of the payment waits [Q3]', async () => {
    const shop = await refundShop();
    shop.peer.knobs.losesActions = 1;
    await part(shop, 300);
    await shop.run();
    await part(shop, 300);
    await shop.run();
    expect((await stages(shop)).toSorted()).toEqual(['due', 'sending']);
    expect(
      await shop.move('refund-way', { refund_id: await sendingId(shop), way: 'account' }),
    ).toMatchObject({
      ...{ status: 409, message: expect.stringContaining('還不知道結果') },
    });
    shop.clock.advance(2 * MINUTE);
    await shop.run();
    expect(await stages(shop)).toEqual(['done', 'done']);
    expect(shop.peer.actions).toEqual(['R 300', 'R 300']);
  });

  it('that left no trace for a quarter of an hour is sent again by a person alone [Q3]', async () => {
    const shop = await refundShop();
    shop.peer.knobs.mixesUp = true;
    await part(shop, 300);
    await shop.run();
    const credit = shop.peer.trade(shop.trade_no).credit;
    credit?.refunds.pop();
    shop.peer.knobs.mixesUp = false;
    const again = async () => shop.move('refund-retry', { refund_id: (await shop.tasks())[0]?.id });
    expect(await again()).toMatchObject({ status: 409 });
    for (let minutes = 0; minutes < 20; minutes += 1) {
      shop.clock.advance(MINUTE);
      await shop.run();
    }
    expect((await shop.read()).refunds).toMatchObject([
      { stage: 'sending', can_retry: true, message: expect.stringContaining('再試一次') },
    ]);
    expect(shop.peer.actions).toEqual(['R 300']);
    expect(await again()).toMatchObject({ status: 200 });
    await shop.run();
    expect(shop.peer.actions).toEqual(['R 300', 'R 300']);
    expect(await stages(shop)).toEqual(['done']);
  });

  it('that was sent when the server was killed is asked about after its lease [Q3]', async () => {
    const shop = await refundShop();
    await part(shop, 300);
    const provider = paymentProvider(shop.app, { ...shop, clock: shop.clock.now });
    const context = refundingContext({ ...shop, clock: shop.clock.now }, provider);
    const killed = async (...call: Parameters<RefundService['payBack']>) => {
      await provider.refund?.payBack(...call);
      throw new Error('killed');
    };
    if (!context) throw new Error('the provider pays nothing back');
    const dying = { ...context, refunds: { ...context.refunds, payBack: killed } };
    await expect(runRefunds(dying)).rejects.toThrow('killed');
    await shop.run();
    expect(await stages(shop)).toEqual(['sending']);
    shop.clock.advance(REFUND_LEASE_MS);
    await shop.run();
    expect(await stages(shop)).toEqual(['done']);
    expect(shop.peer.actions).toEqual(['R 300']);
  });

  it('that the provider refuses says why, and is tried again or paid back in another way [Q8]', async () => {
    const shop = await refundShop();
    shop.peer.knobs.refusesRefunds = 'error_balance';
    await part(shop, 300);
    await shop.run();
    expect((await shop.read()).refunds).toMatchObject([
      { stage: 'failed', message: expect.stringContaining('綠界：error_balance'), can_retry: true },
    ]);
    const refund_id = (await shop.tasks())[0]?.id;
    shop.peer.knobs.refusesRefunds = '';
    await shop.move('refund-retry', { refund_id });
    await shop.run();
    expect(await stages(shop)).toEqual(['done']);
  });

  it('can’t be recorded by hand meanwhile, neither on a screen nor by the command [Q9]', async () => {
    const shop = await refundShop();
    shop.peer.knobs.losesActions = 1;
    await shop.move('refund', { way: 'provider' });
    expect(await shop.command('refund')).toContain('正由金流商退還');
    await shop.run();
    expect(await shop.move('refund')).toMatchObject({
      ...{ status: 409, message: expect.stringContaining('正由金流商退還') },
    });
    shop.clock.advance(3 * MINUTE);
    await shop.run();
    expect(await shop.command('refund')).toContain('沒有待退的款項');
    expect((await shop.tasks())[0]).toMatchObject({ status: 'done', way: 'provider' });
  });

  it('of instalments is refused for a part, and done for all [Q1]', async () => {
    const shop = await refundShop({ pay_way: 4 });
    await part(shop, 300);
    await shop.run();
    expect((await shop.read()).refunds).toMatchObject([
      { stage: 'failed', message: expect.stringContaining('分期付款只能全額退還') },
    ]);
  });

  it('above what somebody left at the provider is refused with the rest [Q4]', async () => {
    const shop = await refundShop();
    shop.peer.trade(shop.trade_no).credit?.refunds.push(1000);
    await part(shop, 301);
    await shop.run();
    expect((await shop.read()).refunds).toMatchObject([
      { stage: 'failed', message: expect.stringContaining('最多只能再退 NT$300') },
    ]);
    expect(shop.peer.actions).toEqual([]);
  });

  it('of a payment that came twice leaves the order, and its own payment can be refunded as well [Q1] [Q4]', async () => {
    const shop = await refundShop();
    const [paid] = await shop.db.select().from(paymentAttempts);
    if (!paid) throw new Error('nothing was paid');
    const twice = { ...paid, attempt_id: 'second', trade_no: 'PTTWICE00000000000000' };
    await shop.db.insert(paymentAttempts).values({ ...twice, status: 'superseded' });
    const first = shop.peer.trade(shop.trade_no);
    const { MerchantTradeDate: _, ...form } = first.form;
    shop.peer.trades.set(twice.trade_no, {
      ...{ ...first, form, trade_no: twice.trade_no, tradeNo: '2611219999' },
      credit: undefined,
    });
    await shop.peer.pay(twice.trade_no);
    expect((await shop.read()).refunds).toMatchObject([{ reason: 'twice', by_provider: true }]);
    const refund_id = (await shop.tasks())[0]?.id;
    await shop.move('refund-way', { refund_id, way: 'provider' });
    await shop.run();
    const after = await shop.read();
    expect(after).toMatchObject({ order: { status: 3 }, refund_rest: 1300 });
    expect(after.refunds).toMatchObject([{ stage: 'done' }]);
    expect(shop.peer.trade(twice.trade_no).credit?.state).toBe('given-up');
    expect(shop.peer.trade(shop.trade_no).credit?.state).toBe('to-capture');
  });

  it('is tried again while the provider is down, without a trace of a call [Q3]', async () => {
    const shop = await refundShop();
    shop.peer.knobs.down = true;
    await shop.move('refund', { way: 'provider' });
    await shop.run();
    expect((await shop.read()).refunds).toMatchObject([
      { stage: 'due', message: expect.stringContaining('沒有回應') },
    ]);
    shop.peer.knobs.down = false;
    shop.clock.advance(2 * MINUTE);
    await shop.run();
    expect(await stages(shop)).toEqual(['done']);
  });
});
