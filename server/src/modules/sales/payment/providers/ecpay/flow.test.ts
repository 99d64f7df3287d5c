import { outboxMails, settings } from '../../../../../platform/db/schema/index.ts';
import { OOLONG } from '../../../../../testing/index.ts';
import {
  checkoutBody,
  lineOf,
  SESSION,
  sendCheckout,
} from '../../../../../testing/orders/buyer.ts';
import {
  answersOf,
  atEcpay,
  browserPost,
  type EcpayShop,
  ecpayShop,
  orderAndStock,
  payMeta,
} from '../../../../../testing/orders/ecpay-shop.ts';
import { formOf } from '../../../../../testing/orders/sandbox.ts';

const DAY = 24 * 60 * 60_000;

describe('paying at ECPay', () => {
  it('paying by card results in a paid order, and in the text 1|OK [B4, B5]', async () => {
    const shop = await ecpayShop();
    const { trade_no, page } = await atEcpay(shop, 3);
    expect(page).toContain('信用卡付款');
    await shop.peer.choose(trade_no, 'Credit');
    expect(answersOf(shop)).toEqual(['200 1|OK']);
    expect(await orderAndStock(shop)).toEqual([3, 3, 18, 0]);
  });

  it('uses the pay way chosen there, where the shop set none', async () => {
    const shop = await ecpayShop();
    const { trade_no, page } = await atEcpay(shop);
    expect(page).toContain('網路 ATM 付款');
    await shop.peer.choose(trade_no, 'WebATM');
    expect(await orderAndStock(shop)).toEqual([3, 6, 18, 0]);
  });

  it('paying in instalments is named so', async () => {
    const shop = await ecpayShop();
    const payWays = [{ pay_way: 4, periods: [6, 12] }];
    await shop.db
      .insert(settings)
      .values({ name: 'pay_ways', value: payWays, u_date: shop.clock.now() });
    const { trade_no, fields } = await atEcpay(shop, 4);
    expect(fields.CreditInstallment).toBe('6,12');
    await shop.peer.choose(trade_no, 'Credit');
    expect(await orderAndStock(shop)).toEqual([3, 4, 18, 0]);
  });

  it('a failed payment releases the stock, and another attempt has its own trade number', async () => {
    const shop = await ecpayShop();
    const { trade_no, guid, action, fields } = await atEcpay(shop, 3);
    await shop.peer.fail(trade_no);
    expect(await orderAndStock(shop)).toEqual([88, 3, 20, 0]);
    const reused = await (await browserPost(action, fields)).text();
    expect(reused).toContain('MerchantTradeNo Error');
    const url = `/api/cart/pubPay/${guid}?s=${SESSION}`;
    const repaid = await shop.app.inject({ method: 'POST', url, payload: { pay_way: 3 } });
    const second = formOf(repaid.json().data.html);
    expect(second.fields.MerchantTradeNo).not.toBe(fields.MerchantTradeNo);
    const opened = await (await browserPost(second.action, second.fields)).text();
    expect(opened).toContain('信用卡付款');
    await shop.peer.pay(second.fields.MerchantTradeNo ?? '');
    expect((await orderAndStock(shop))[0]).toBe(3);
  });

  it('paying by ATM issues an account first, which can be paid the next day', async () => {
    const shop = await ecpayShop();
    const { trade_no } = await atEcpay(shop, 2);
    await shop.peer.choose(trade_no, 'ATM');
    expect(await orderAndStock(shop)).toEqual([6, 2, 20, 2]);
    const { vAccount } = shop.peer.trade(trade_no).issued;
    expect(await payMeta(shop)).toEqual({
      BankCode: '812',
      vAccount,
      ExpireDate: '2026-11-24T15:59:59.000Z',
    });
    shop.clock.advance(DAY);
    await shop.peer.pay(trade_no);
    expect(answersOf(shop)).toEqual(['200 1|OK', '200 1|OK']);
    expect(await orderAndStock(shop)).toEqual([3, 2, 18, 0]);
  });

  it('paying by store code shows the code to type in', async () => {
    const shop = await ecpayShop();
    const { trade_no } = await atEcpay(shop, 10);
    await shop.peer.choose(trade_no, 'CVS');
    const { PaymentNo } = shop.peer.trade(trade_no).issued;
    expect(await payMeta(shop)).toEqual({ PaymentNo, ExpireDate: '2026-11-28T02:00:00.000Z' });
    const mails = await shop.db.select().from(outboxMails);
    expect(mails.find(({ kind }) => kind === 'payment-code')?.text).toContain(`${PaymentNo}`);
    await shop.peer.pay(trade_no);
    expect(await orderAndStock(shop)).toEqual([3, 10, 18, 0]);
  });

  it('paying by store barcode shows three segments', async () => {
    const shop = await ecpayShop();
    const { trade_no } = await atEcpay(shop, 9);
    await shop.peer.choose(trade_no, 'BARCODE');
    const { Barcode1, Barcode2, Barcode3 } = shop.peer.trade(trade_no).issued;
    expect(await payMeta(shop)).toMatchObject({ Barcode1, Barcode2, Barcode3 });
    await shop.peer.pay(trade_no);
    expect(await orderAndStock(shop)).toEqual([3, 9, 18, 0]);
  });

  it('reports limits before ECPay would', async () => {
    const shop = await ecpayShop();
    const body = checkoutBody([lineOf(OOLONG, 15)]);
    const answer = await sendCheckout(shop, { ...body, pay_way: 10 });
    expect(answer.json().msg[0].Message).toBe(
      '「超商代碼繳費」限訂單金額 NT$33 至 NT$6,000，請選擇其他付款方式。',
    );
  });
});

describe('the return from ECPay', () => {
  const back = async (shop: EcpayShop, trade_no: string, field: string, change = {}) => {
    const trade = shop.peer.trade(trade_no);
    const fields = shop.peer.signed(shop.peer.result(trade));
    const answer = await browserPost(trade.form[field] ?? '', { ...fields, ...change });
    return [answer.status, answer.headers.get('location')];
  };

  it('marks the order as paid even where the webhook was lost, and leads to its page', async () => {
    const shop = await ecpayShop();
    const { trade_no, guid } = await atEcpay(shop, 3);
    shop.peer.knobs.times = 0;
    await shop.peer.choose(trade_no, 'Credit');
    expect((await orderAndStock(shop))[0]).toBe(2);
    expect(await back(shop, trade_no, 'OrderResultURL')).toEqual([303, `/cart/paid/${guid}`]);
    expect(await orderAndStock(shop)).toEqual([3, 3, 18, 0]);
  });

  it('leads to the failed page, and with a forged result only to the order', async () => {
    const shop = await ecpayShop();
    const { trade_no, guid } = await atEcpay(shop, 3);
    shop.peer.knobs.times = 0;
    await shop.peer.fail(trade_no);
    const forged = { RtnCode: '1' };
    expect(await back(shop, trade_no, 'OrderResultURL', forged)).toEqual([
      303,
      `/cart/order/${guid}`,
    ]);
    expect((await orderAndStock(shop))[0]).toBe(2);
    expect(await back(shop, trade_no, 'OrderResultURL')).toEqual([303, `/cart/failed/${guid}`]);
    expect((await orderAndStock(shop))[0]).toBe(88);
  });

  it('never redirects elsewhere', async () => {
    const shop = await ecpayShop();
    const answer = await browserPost(`${shop.url}/api/payment/ecpay/return/evil.example`, {});
    expect(answer.status).toBe(400);
  });
});
