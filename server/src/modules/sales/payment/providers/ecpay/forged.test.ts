import { verifiedEvent } from '../../../../../testing/orders/incoming.ts';
import { tamperedWebhook } from '../../../../../testing/orders/tampered-webhook.ts';
import { numbersFrom } from '../../../../../testing/seeded-numbers.ts';
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

const COMMON = {
  MerchantID: '3002607',
  MerchantTradeNo: 'PT0123456789ABCDEFGH',
  TradeAmt: '1300',
  TradeNo: '2611210958000001',
};
const GENUINE: Fields[] = [
  {
    ...COMMON,
    RtnCode: '1',
    RtnMsg: '交易成功',
    PaymentType: 'Credit_CreditCard',
    SimulatePaid: '0',
    stage: '0',
  },
  {
    ...COMMON,
    RtnCode: '1',
    RtnMsg: 'paid',
    PaymentType: 'Credit_CreditCard',
    SimulatePaid: '1',
    stage: '6',
  },
  {
    ...COMMON,
    RtnCode: '10100058',
    RtnMsg: 'failed',
    PaymentType: 'Credit_CreditCard',
    SimulatePaid: '0',
  },
  {
    ...COMMON,
    RtnCode: '2',
    RtnMsg: 'Get VirtualAccount Succeeded',
    PaymentType: 'ATM_TAISHIN',
    BankCode: '812',
    vAccount: '9103522175887271',
    ExpireDate: '2026/11/24',
  },
].map((fields) => withCheckMacValue(fields, ECPAY));

/** ECPay's check value ignores case, and the shop knows no lower-case trade number. */
const textOf = (event: unknown) => JSON.stringify(event).toLowerCase();

it('accepts none of 10 000 altered webhooks, unless their event is the same', async () => {
  const draw = numbersFrom(20_261_121);
  let rejected = 0;
  for (let i = 0; i < 10_000; i += 1) {
    const genuine = GENUINE[i % GENUINE.length] ?? {};
    const altered = tamperedWebhook(genuine, GENUINE, draw);
    const event = await verifiedEvent(provider, altered);
    if (event === null) rejected += 1;
    else expect(textOf(event)).toBe(textOf(await verifiedEvent(provider, genuine)));
  }
  // The other random changes happened to be the value that was there already.
  expect(rejected).toBeGreaterThan(9_000);
});
