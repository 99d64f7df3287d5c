import type { CheckoutProfile, Order } from '@pinpu/shared/contracts';
import { type Invoice, NO_INVOICE, type PayWayOffer } from '@pinpu/shared/domain';
import { contactsOf, lineOf as line } from '@pinpu/shared/testing/fixtures';

export { lineOf as line } from '@pinpu/shared/testing/fixtures';

/** A complete buyer and recipient, with no invoice of a kind. */
export const INFO: CheckoutProfile & Invoice = { ...NO_INVOICE, ...contactsOf() };

const UNSHIPPED = {
  ship_carrier: '',
  ship_code: '',
  invoice_code: '',
  invoices: [],
  promoted: false,
  requests: [],
  refunds: [],
};

/** A placed order of two lines: 1380 plus 100 for shipping. */
export const order = (fields: Partial<Order> = {}): Order => ({
  ord_id: 'O1',
  guid: 'guid-1',
  ord_code: 'PP2611210001',
  ord_date: '2026-11-21T03:00:00.000Z',
  c_date: '2026-11-21T03:00:00.000Z',
  u_date: '2026-11-21T03:00:00.000Z',
  pay_date: '',
  pay_proc_date: '',
  pay_note: '',
  ship_date: '',
  coupon_code: '',
  promo_code: '',
  tot_amt: 1410,
  tot_tax: 70,
  inv_amt: 1480,
  ship_amt: 100,
  dis_inv_amt: 0,
  dis_ship_amt: 0,
  ...NO_INVOICE,
  ap_amt: 1480,
  pay_amt: 0,
  curr: 'TWD',
  curr_rate: 1,
  pay_way: 0,
  pay_period: 0,
  rec_way: 1,
  rec_meta: '',
  pay_meta: '',
  status: 2,
  events: [{ at: '2026-11-21T03:00:00.000Z', status: 2 }],
  ...UNSHIPPED,
  ...INFO,
  cart_json: JSON.stringify([
    line({ qty: 2 }),
    line({ prd_id: 'P0002', prd_name: '花生糖', prd_price: 180 }),
  ]),
  ...fields,
});

/** Card, store barcode up to NT$2,000, instalments from NT$3,000, and cash on delivery. */
export const PAY_WAYS: PayWayOffer[] = [
  { pay_way: 3, min_amt: 5, max_amt: 199_999, periods: [] },
  { pay_way: 9, min_amt: 17, max_amt: 2_000, periods: [] },
  { pay_way: 4, min_amt: 3_000, max_amt: 199_999, periods: [3, 6] },
  { pay_way: 1, min_amt: 1, max_amt: 20_000, periods: [] },
];

/** A store of the sandbox, as the server returns the session's choice. */
export const STORE_META = JSON.stringify({
  LogisticsSubType: 'SANDBOX',
  CVSStoreID: '990001',
  CVSStoreName: '沙盒門市一',
  CVSAddress: '臺北市沙盒區示範路一段 1 號',
  CVSTelephone: '',
  CVSOutSide: '0',
});

/** The page that redirects to the payment page, as the server sends it. */
export const REDIRECT = {
  success: true,
  data: {
    html: '<!doctype html><form method="post" action="/sandbox-pay/checkout"><input type="hidden" name="trade_no" value="T&amp;1"></form>',
    ord_code: 'PP2611210001',
    guid: 'guid-1',
  },
};
