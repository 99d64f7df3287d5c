import { verifiedEvent } from '../../../../../testing/orders/incoming.ts';
import { type Fields, withCheckMacValue } from './check-mac-value.ts';
import { ecpayProvider } from './index.ts';

const ECPAY = {
  merchantId: '3002607',
  hashKey: 'pwFHCqoQZGmho4w6',
  hashIv: 'EkRm7iFT261dpevs',
  baseUrl: 'http://127.0.0.1:1',
  creditUrl: 'http://127.0.0.1:1',
  allowSimulated: false,
};
const provider = ecpayProvider({
  ecpay: ECPAY,
  publicUrl: 'http://shop.test',
  clock: () => new Date(),
});

const verify = (fields: Fields) => verifiedEvent(provider, fields);

const PAID: Fields = {
  CustomField1: '',
  MerchantID: '3002607',
  MerchantTradeNo: 'PT0123456789ABCDEFGH',
  PaymentDate: '2026/11/21 10:00:00',
  PaymentType: 'Credit_CreditCard',
  RtnCode: '1',
  RtnMsg: '交易成功',
  SimulatePaid: '0',
  StoreID: '',
  TradeAmt: '1300',
  TradeDate: '2026/11/21 09:58:00',
  TradeNo: '2611210958000001',
  stage: '0',
};
const eventOf = (change: Fields) => verify(withCheckMacValue({ ...PAID, ...change }, ECPAY));

describe('a webhook of ECPay', () => {
  it('reports a payment', async () => {
    await expect(eventOf({})).resolves.toEqual({
      trade_no: 'PT0123456789ABCDEFGH',
      provider_trade_no: '2611210958000001',
      merchant: '3002607',
      amount: 1300,
      outcome: 'paid',
      code: '1',
      pay_way: 3,
      meta: {},
      expires_at: null,
      message: '交易成功',
      pay_period: 0,
      simulated: false,
    });
  });

  it.each([
    ['Credit_CreditCard', '6', 4],
    ['Credit_CreditCard', '0', 3],
    ['ATM_TAISHIN', '', 2],
    ['WebATM_TAISHIN', '', 6],
    ['BARCODE_BARCODE', '', 9],
    ['CVS_CVS', '', 10],
    ['CVS_FAMILY', '', 10],
    ['TWQR_OPAY', '', 0],
  ])(
    'a webhook with %s and %s instalments has pay way %d [B4]',
    async (PaymentType, stage, pay_way) => {
      await expect(eventOf({ PaymentType, stage })).resolves.toMatchObject({ pay_way });
    },
  );

  it.each([
    [
      {
        RtnCode: '2',
        PaymentType: 'ATM_TAISHIN',
        BankCode: '812',
        vAccount: '9103522175887271',
        ExpireDate: '2026/11/24',
      },
      { BankCode: '812', vAccount: '9103522175887271' },
      '2026-11-24T15:59:59.000Z',
    ],
    [
      {
        RtnCode: '10100073',
        PaymentType: 'CVS_CVS',
        PaymentNo: 'LLL26112112345',
        ExpireDate: '2026/11/28 10:00:00',
      },
      { PaymentNo: 'LLL26112112345' },
      '2026-11-28T02:00:00.000Z',
    ],
    [
      {
        RtnCode: '10100073',
        PaymentType: 'BARCODE_BARCODE',
        PaymentNo: '',
        Barcode1: '151128E4A',
        Barcode2: '3453010541720001',
        Barcode3: '112158000001300',
        ExpireDate: '2026/11/28 23:59:59',
      },
      { Barcode1: '151128E4A', Barcode2: '3453010541720001', Barcode3: '112158000001300' },
      '2026-11-28T15:59:59.000Z',
    ],
  ])('a webhook with an issued number is not a failure [B4]', async (fields, meta, deadline) => {
    const event = await eventOf(fields);
    expect(event).toMatchObject({ outcome: 'code_issued', meta });
    expect(event?.expires_at?.toISOString()).toBe(deadline);
  });

  it.each([
    ['10100058', 'failed'],
    ['0', 'failed'],
    ['10300066', 'pending'],
  ])('a webhook with code %s is mapped to %s', async (RtnCode, outcome) => {
    await expect(eventOf({ RtnCode })).resolves.toMatchObject({ outcome, code: RtnCode });
  });

  it('marks a simulated payment', async () => {
    await expect(eventOf({ SimulatePaid: '1' })).resolves.toMatchObject({ simulated: true });
  });

  it.each([
    ['no trade number', { MerchantTradeNo: '' }],
    ['no amount', { TradeAmt: '' }],
    ['an amount that is no number', { TradeAmt: '1e3' }],
    ['a negative amount', { TradeAmt: '-1300' }],
    ['no result', { RtnCode: '' }],
  ])('is rejected with %s, even when signed', async (_what, change) => {
    await expect(eventOf(change)).resolves.toBeNull();
  });

  it('is rejected where a name differs only in case, to which the check value is insensitive', async () => {
    const { SimulatePaid: _, ...rest } = PAID;
    const genuine = withCheckMacValue({ ...PAID, SimulatePaid: '1' }, ECPAY);
    const hidden = { ...rest, simulatepaid: '1', CheckMacValue: genuine.CheckMacValue ?? '' };
    await expect(verify(hidden)).resolves.toBeNull();
  });
});

describe('the form', () => {
  it('is signed with its check value', async () => {
    const { form } = await provider.begin({
      trade_no: 'PT1',
      amount: 100,
      ord_code: 'PP1',
      shop: '拼鋪',
      pay_way: 3,
      pay_period: 0,
      ways: [],
      items: [{ name: '茶', quantity: 1, price: 100 }],
      ship_amt: 0,
      return_urls: { paid: 'p', failed: 'f', order: 'o' },
      result_url: 'r',
      cancel_url: 'c',
      origin: 'http://shop.test',
    });
    const { action, fields } = form;
    expect(action).toBe('http://127.0.0.1:1/Cashier/AioCheckOut/V5');
    expect(fields.ReturnURL).toBe('http://shop.test/api/payment/ecpay/notice');
    const { CheckMacValue, ...others } = fields;
    expect(withCheckMacValue(others, ECPAY).CheckMacValue).toBe(CheckMacValue);
  });
});
