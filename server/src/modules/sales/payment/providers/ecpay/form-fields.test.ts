import type { PaymentRequest } from '../../port.ts';
import { formFields, itemName } from './form-fields.ts';
import { ECPAY_WAYS } from './pay-ways.ts';

const REQUEST: PaymentRequest = {
  trade_no: 'PT0123456789ABCDEFGH',
  amount: 1300,
  ord_code: 'PP261121ABCDEF',
  shop: '拼鋪',
  pay_way: 0,
  pay_period: 0,
  ways: ECPAY_WAYS,
  items: [{ name: '高山烏龍茶', quantity: 2, price: 600 }],
  ship_amt: 100,
  return_urls: { paid: 'http://s/paid', failed: 'http://s/failed', order: 'http://s/order' },
  result_url: 'http://s/return',
  cancel_url: 'http://s/cancel',
  origin: 'http://s',
};
const SETTINGS = {
  merchantId: '3002607',
  webhookUrl: 'http://s/notice',
  now: new Date('2026-11-21T23:30:05Z'),
};
const fieldsFor = (change: Partial<PaymentRequest>) =>
  formFields({ ...REQUEST, ...change }, SETTINGS);

const COMMON = {
  MerchantID: '3002607',
  MerchantTradeNo: 'PT0123456789ABCDEFGH',
  MerchantTradeDate: '2026/11/22 07:30:05',
  PaymentType: 'aio',
  TotalAmount: '1300',
  TradeDesc: '拼鋪訂單 PP261121ABCDEF',
  ItemName: '高山烏龍茶 × 2',
  ReturnURL: 'http://s/notice',
  EncryptType: '1',
  ClientBackURL: 'http://s/order',
  NeedExtraPaidInfo: 'Y',
};
const AT_ONCE = { OrderResultURL: 'http://s/return' };
const LATER = { PaymentInfoURL: 'http://s/notice', ClientRedirectURL: 'http://s/return' };

describe('the form to ECPay', () => {
  it.each([
    [3, { ChoosePayment: 'Credit', ...AT_ONCE }],
    [4, { ChoosePayment: 'Credit', CreditInstallment: '3,6,12,18,24', ...AT_ONCE }],
    [6, { ChoosePayment: 'WebATM', ...AT_ONCE }],
    [2, { ChoosePayment: 'ATM', ExpireDate: '3', ...LATER }],
    [10, { ChoosePayment: 'CVS', StoreExpireDate: '10080', ...LATER }],
    [9, { ChoosePayment: 'BARCODE', StoreExpireDate: '7', ...LATER }],
  ])('has for pay way %d exactly the fields ECPay requires [B4]', (pay_way, fields) => {
    expect(fieldsFor({ pay_way })).toEqual({ ...COMMON, ...fields });
  });

  it('has only the chosen number of instalments', () => {
    expect(fieldsFor({ pay_way: 4, pay_period: 6 }).CreditInstallment).toBe('6');
  });

  it('leaves the choice to the payment page, limited to what the shop offers', () => {
    const ways = ECPAY_WAYS.filter(({ pay_way }) => pay_way === 3 || pay_way === 2);
    expect(fieldsFor({ ways })).toEqual({
      ...COMMON,
      ...AT_ONCE,
      ...LATER,
      ChoosePayment: 'ALL',
      ExpireDate: '3',
      IgnorePayment: 'WebATM#BARCODE#CVS#ApplePay#TWQR#BNPL#WeiXin',
    });
  });

  it('offers the numbers of instalments the shop offers', () => {
    const ways = [{ pay_way: 4, min_amt: 1, max_amt: 9_999, periods: [3, 12] }];
    expect(fieldsFor({ pay_way: 4, ways }).CreditInstallment).toBe('3,12');
  });
});

const item = (name: string) => ({ name, quantity: 1, price: 1 });

describe('the names of the goods', () => {
  it('are separated by #, and contain no separators of the wire format', () => {
    expect(itemName(['茶#1 & 糖=甜', '<b>\n糕'].map(item))).toBe(
      '茶＃1 ＆ 糖＝甜 × 1#＜b＞ 糕 × 1',
    );
  });

  it.each([
    ['茶'.repeat(200), 200],
    ['茶'.repeat(201), 200],
    [`${'茶'.repeat(199)}🍵`, 199],
    [`${'a'.repeat(190)}👨‍👩‍👧‍👦`, 190],
  ])('are truncated to 200 between characters', (name, length) => {
    const cut = itemName([item(name)]);
    expect(cut).toHaveLength(length);
    expect(`${name} × 1`.startsWith(cut)).toBe(true);
    expect(cut.isWellFormed()).toBe(true);
  });
});

it('describes the trade by the shop’s own name, in full-width signs where ECPay rejects them', () => {
  expect(fieldsFor({ shop: '茶<&>餅' }).TradeDesc).toBe('茶＜＆＞餅訂單 PP261121ABCDEF');
});
