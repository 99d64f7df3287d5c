import { withCheckMacValue } from '../../../modules/sales/payment/providers/ecpay/check-mac-value.ts';
import { FAKE_MERCHANT } from './start-fake-ecpay.ts';
import { formFault } from './trade.ts';

const FORM = {
  MerchantID: FAKE_MERCHANT.merchantId,
  MerchantTradeNo: 'PT1',
  MerchantTradeDate: '2026/11/21 10:00:00',
  PaymentType: 'aio',
  TotalAmount: '100',
  TradeDesc: 'order',
  ItemName: '茶',
  ReturnURL: 'http://shop.test/webhook',
  ChoosePayment: 'ATM',
  EncryptType: '1',
  ExpireDate: '3',
};
const faultOf = (change: Record<string, string>) =>
  formFault(withCheckMacValue({ ...FORM, ...change }, FAKE_MERCHANT), FAKE_MERCHANT);

describe('the fake ECPay', () => {
  it('accepts a valid form', () => {
    expect(faultOf({})).toBe('');
  });

  it.each([
    [{ ReturnURL: '' }, 'ReturnURL is required'],
    [{ MerchantID: '1' }, 'MerchantID Error'],
    [{ MerchantTradeNo: 'PT-1' }, 'MerchantTradeNo Error'],
    [{ MerchantTradeDate: '2026-11-21 10:00:00' }, 'MerchantTradeDate Error'],
    [{ TotalAmount: '100.0' }, 'TotalAmount Error'],
    [{ TotalAmount: '50000' }, 'TotalAmount Error'],
    [{ ChoosePayment: 'Cash' }, 'ChoosePayment Error'],
    [{ OrderResultURL: 'http://shop.test/return' }, 'OrderResultURL Error'],
    [{ ExpireDate: '61' }, 'ExpireDate Error'],
    [{ ClientBackURL: 'order' }, 'URL Error'],
  ])('rejects %j', (change, fault) => {
    expect(faultOf(change)).toBe(fault);
  });

  it('rejects a form altered after it was signed', () => {
    const signed = withCheckMacValue(FORM, FAKE_MERCHANT);
    expect(formFault({ ...signed, TotalAmount: '11' }, FAKE_MERCHANT)).toBe('CheckMacValue Error');
  });
});
