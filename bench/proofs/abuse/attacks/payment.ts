import { checkMacValue } from '../../../../server/src/modules/sales/payment/providers/ecpay/check-mac-value.ts';
import type { Attack } from '../attack.ts';
import type { Shop } from '../shop.ts';
import { buyOne } from '../stranger/order.ts';
import { Visitor } from '../stranger/visitor.ts';

const LIVE_ADDRESS = { PUBLIC_URL: 'https://shop.example', MAIL_FROM: 'shop@shop.example' };

const outcome = async (shop: Shop, ord_code: string) => {
  const [order] = await shop.query<{ status: number; pay_amt: number }>(
    `SELECT status, pay_amt FROM orders WHERE ord_code = '${ord_code}'`,
  );
  const counted = `order in status ${order?.status}, NT$${order?.pay_amt} paid`;
  return { succeeded: order?.status === 3, counted };
};

/** A shop with a public https address but without payment settings: somebody pays in the sandbox. */
export const sandboxInALiveShop: Attack = {
  finding: 'C1',
  title: 'play money at a shop whose operator set its address, mail and database only',
  settings: LIVE_ADDRESS,
  rejectedWith: /PUBLIC_URL is no address of this machine, but SHOP_MODE is demo/,
  run: async (shop) => {
    const buyer = new Visitor(shop);
    const { ord_code, action, fields } = await buyOne(buyer, 'session-1');
    const page = await buyer.submit(new URL(action).pathname, fields);
    await buyer.submit(String(page.headers.location), { choice: 'card' });
    return outcome(shop, ord_code);
  },
};

/** ECPay's published account for tests, which everybody knows. */
const PUBLIC_ACCOUNT = {
  merchantId: '3002607',
  hashKey: 'pwFHCqoQZGmho4w6',
  hashIv: 'EkRm7iFT261dpevs',
};

/** A shop with a public https address and ECPay's public account: anybody can sign a webhook. */
export const forgedWebhook: Attack = {
  finding: 'C1',
  title: "a webhook forged with the keys of ECPay's public account",
  settings: {
    ...LIVE_ADDRESS,
    SHOP_MODE: 'live',
    LOGISTICS_PROVIDER: 'off',
    PAYMENT_PROVIDER: 'ecpay',
    ECPAY_MERCHANT_ID: PUBLIC_ACCOUNT.merchantId,
    ECPAY_HASH_KEY: PUBLIC_ACCOUNT.hashKey,
    ECPAY_HASH_IV: PUBLIC_ACCOUNT.hashIv,
  },
  rejectedWith: /ECPAY_BASE_URL|ECPAY_MERCHANT_ID/,
  run: async (shop) => {
    const buyer = new Visitor(shop);
    const { ord_code, fields } = await buyOne(buyer, 'session-1');
    const webhook = {
      MerchantID: PUBLIC_ACCOUNT.merchantId,
      MerchantTradeNo: fields.MerchantTradeNo ?? '',
      PaymentDate: '2026/11/21 12:00:00',
      PaymentType: 'Credit_CreditCard',
      PaymentTypeChargeFee: '0',
      RtnCode: '1',
      RtnMsg: 'Succeeded',
      SimulatePaid: '0',
      StoreID: '',
      TradeAmt: fields.TotalAmount ?? '',
      TradeDate: fields.MerchantTradeDate ?? '',
      TradeNo: '2611211200000001',
    };
    const CheckMacValue = checkMacValue(webhook, PUBLIC_ACCOUNT);
    await new Visitor(shop).submit('/api/payment/ecpay/notice', { ...webhook, CheckMacValue });
    return outcome(shop, ord_code);
  },
};

const TIMES = 100;

/** ECPay blocks shops that send too many queries; here a guest causes them. */
export const manyQueries: Attack = {
  finding: 'M11',
  title: `${TIMES} × pubPay by one guest, each a query at ECPay`,
  paysByEcpay: true,
  run: async (shop) => {
    const guest = new Visitor(shop);
    const { guid } = await buyOne(guest, 'session-1');
    for (let i = 0; i < TIMES; i += 1) await guest.post(`/api/cart/pubPay/${guid}?s=session-1`, {});
    const queries = shop.ecpay.queries.length;
    return { succeeded: queries >= TIMES / 2, counted: `queries: ${queries}` };
  },
};
