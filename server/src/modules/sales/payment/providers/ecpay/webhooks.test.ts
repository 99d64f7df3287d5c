import {
  outboxMails,
  paymentNotices,
  refundTasks,
} from '../../../../../platform/db/schema/index.ts';
import {
  answersOf,
  atEcpay,
  type EcpayShop,
  ecpayShop,
  orderAndStock,
} from '../../../../../testing/orders/ecpay-shop.ts';

describe('webhooks of ECPay', () => {
  it('five times over are one payment and one stock movement', async () => {
    const shop = await ecpayShop();
    const { trade_no } = await atEcpay(shop, 3);
    shop.peer.knobs.times = 5;
    await shop.peer.choose(trade_no, 'Credit');
    expect(answersOf(shop)).toEqual(Array.from({ length: 5 }, () => '200 1|OK'));
    expect(await orderAndStock(shop)).toEqual([3, 3, 18, 0]);
    expect(await shop.db.select().from(paymentNotices)).toHaveLength(1);
    const mails = await shop.db.select().from(outboxMails);
    expect(mails.filter(({ kind }) => kind === 'payment-received')).toHaveLength(1);
  });

  it('webhooks in any order, five times over, never undo a payment', async () => {
    const shop = await ecpayShop();
    const { trade_no } = await atEcpay(shop, 2);
    shop.peer.knobs.times = 0;
    await shop.peer.choose(trade_no, 'ATM');
    const trade = shop.peer.trade(trade_no);
    const url = trade.form.ReturnURL ?? '';
    const paid = { ...shop.peer.result({ ...trade, state: 'paid' }) };
    const failed = { ...shop.peer.result({ ...trade, state: 'failed' }) };
    const issued = { ...paid, ...trade.issued, RtnCode: '2' };
    for (let round = 0; round < 5; round += 1)
      for (const fields of [paid, failed, issued]) {
        const sent = await shop.peer.post(url, shop.peer.signed({ ...fields, RtnMsg: `${round}` }));
        expect(sent.answer).toBe('1|OK');
      }
    expect(await orderAndStock(shop)).toEqual([3, 2, 18, 0]);
    expect(await shop.db.select().from(refundTasks)).toEqual([]);
  });

  it.each([
    ['of another merchant', { MerchantID: '3002607' }, '0|mismatch'],
    ['of another amount', { TradeAmt: '1' }, '0|mismatch'],
    ['of an unknown trade', { MerchantTradeNo: 'PT000000000000000000' }, '0|unknown'],
  ])('%s are rejected, though signed [B5]', async (_what, change, answer) => {
    const shop = await ecpayShop();
    const { trade_no } = await atEcpay(shop, 3);
    const trade = shop.peer.trade(trade_no);
    const paid = shop.peer.result({ ...trade, state: 'paid' });
    await shop.peer.sendWebhook(trade.form.ReturnURL ?? '', { ...paid, ...change });
    expect(answersOf(shop)).toEqual([`400 ${answer}`]);
    expect(await orderAndStock(shop)).toEqual([2, 3, 20, 2]);
    // Stored although it was rejected, since money may have been taken [finding M20].
    expect(await shop.db.select().from(paymentNotices)).toMatchObject([
      {
        trade_no: 'MerchantTradeNo' in change ? change.MerchantTradeNo : trade_no,
        outcome: answer.slice(2),
        verified: true,
      },
    ]);
  });

  it('webhooks of another amount leave a refund task, since money was taken [B5]', async () => {
    const shop = await ecpayShop();
    const { trade_no } = await atEcpay(shop, 3);
    const trade = shop.peer.trade(trade_no);
    const paid = shop.peer.result({ ...trade, state: 'paid' });
    await shop.peer.sendWebhook(trade.form.ReturnURL ?? '', { ...paid, TradeAmt: '1' });
    expect(await orderAndStock(shop)).toEqual([2, 3, 20, 2]);
    expect(await shop.db.select().from(refundTasks)).toMatchObject([
      { trade_no, amount: 1, reason: 'amount', status: 'open' },
    ]);
  });

  it('webhooks that are altered in any field are rejected, with nothing stored', async () => {
    const shop = await ecpayShop();
    const { trade_no } = await atEcpay(shop, 3);
    const trade = shop.peer.trade(trade_no);
    const failed = shop.peer.signed(
      shop.peer.result({ ...trade, choice: 'Credit', state: 'failed' }),
    );
    const url = trade.form.ReturnURL ?? '';
    const altered = [
      { ...failed, RtnCode: '1' },
      { ...failed, TradeAmt: '1' },
      { ...failed, CheckMacValue: '0'.repeat(64) },
      { ...failed, CheckMacValue: '' },
      ...Object.keys(failed).map((name) => ({ ...failed, [name]: `${failed[name]}0` })),
    ];
    for (const fields of altered)
      expect((await shop.peer.post(url, fields)).answer).toMatch(/^0\|/);
    expect(await orderAndStock(shop)).toEqual([2, 3, 20, 2]);
    expect(await shop.db.select().from(paymentNotices)).toEqual([]);
  });
});

describe('a payment simulated in the back office', () => {
  const simulate = async (shop: EcpayShop) => {
    const { trade_no } = await atEcpay(shop, 3);
    const trade = shop.peer.trade(trade_no);
    const paid = shop.peer.result({ ...trade, choice: 'Credit', state: 'paid' });
    await shop.peer.sendWebhook(trade.form.ReturnURL ?? '', { ...paid, SimulatePaid: '1' });
    return trade_no;
  };

  it('is acknowledged and pays nothing; the real one still counts', async () => {
    const shop = await ecpayShop();
    const trade_no = await simulate(shop);
    expect(answersOf(shop)).toEqual(['200 1|OK']);
    expect(await orderAndStock(shop)).toEqual([2, 3, 20, 2]);
    await shop.peer.choose(trade_no, 'Credit');
    expect(await orderAndStock(shop)).toEqual([3, 3, 18, 0]);
  });

  it('counts on stage where the setting allows it', async () => {
    const shop = await ecpayShop({ ECPAY_ALLOW_SIMULATED: 'on' });
    await simulate(shop);
    expect((await orderAndStock(shop))[0]).toBe(3);
  });
});
