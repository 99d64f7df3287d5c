import type { CheckoutProfile } from '@pinpu/shared/contracts';
import { type Invoice, NO_INVOICE, type PayWayOffer } from '@pinpu/shared/domain';
import { contactsOf } from '@pinpu/shared/testing/fixtures';

export { lineOf as line, orderOf as order } from '@pinpu/shared/testing/fixtures';

/** A complete buyer and recipient, without a kind of invoice. */
export const INFO: CheckoutProfile & Invoice = { ...NO_INVOICE, ...contactsOf() };

/** Card, store barcode up to NT$2,000, instalments from NT$3,000, and cash on delivery. */
export const PAY_WAYS: PayWayOffer[] = [
  { pay_way: 3, min_amt: 5, max_amt: 199_999, periods: [] },
  { pay_way: 9, min_amt: 17, max_amt: 2_000, periods: [] },
  { pay_way: 4, min_amt: 3_000, max_amt: 199_999, periods: [3, 6] },
  { pay_way: 1, min_amt: 1, max_amt: 20_000, periods: [] },
];

/** A store of the sandbox, in the form of the server's answer. */
export const STORE_META = JSON.stringify({
  LogisticsSubType: 'SANDBOX',
  CVSStoreID: '990001',
  CVSStoreName: '沙盒門市一',
  CVSAddress: '臺北市沙盒區示範路一段 1 號',
  CVSTelephone: '',
  CVSOutSide: '0',
});

/** The server's answer to a checkout: the page that redirects to the payment page. */
export const REDIRECT = {
  success: true,
  data: {
    html: '<!doctype html><form method="post" action="/sandbox-pay/checkout"><input type="hidden" name="trade_no" value="T&amp;1"></form>',
    ord_code: 'PP2611210001',
    guid: 'guid-1',
  },
};
