import type { Order } from '@pinpu/shared/contracts';
import type {
  ShopOrder,
  ShopOrderRow,
  ShopRefund,
  StockProduct,
} from '@pinpu/shared/contracts/backoffice';
import { adminTokenAtom, appStore } from '@pinpu/shared/state';
import { renderAt } from '@pinpu/shared/testing';
import { lineOf, orderOf, rejectionOf } from '@pinpu/shared/testing/fixtures';
import { ShopPage } from '../pages/ShopPage.tsx';

export const CODE = 'PP2611230001';
export const AT = '2026-11-23T02:00:00.000Z';

/** A paid order of two packs of tea, NT$1,300. */
const paidOrderOf = (fields: Partial<Order>) =>
  orderOf({
    ...{ ord_code: CODE, ord_date: AT, status: 3, inv_amt: 1300, pay_amt: 1300, ship_amt: 100 },
    ...{ pay_way: 3, pay_date: AT, events: [] },
    ...{ cnt_name: '陳美玲', phone1: '0912345678', addr1: '臺北市大同區迪化街一段 1 號' },
    cart_json: JSON.stringify([lineOf({ prd_name: '烏龍茶', qty: 2 })]),
    ...fields,
  });

/** An order as the back office gets it. */
export const shopOrderOf = (
  fields: Partial<Order> = {},
  change: Partial<Omit<ShopOrder, 'order'>> = {},
): ShopOrder => ({
  order: paidOrderOf(fields),
  version: 'v1',
  records: [{ at: AT, actor: 'gateway', cause: 'paid', status: 3, detail: {} }],
  attempts: [],
  packed_at: '',
  pretended: false,
  ...change,
});

/** A refund of NT$300 as the back office gets it: nobody has chosen how it is paid back. */
export const shopRefundOf = (fields: Partial<ShopRefund> = {}): ShopRefund => ({
  ...{ id: 'R1', reason: 'partial', amount: 300, way: '', stage: 'open', contents: [] },
  ...{ message: '', requested_by: '', released_by: '', c_date: AT, u_date: AT, next_at: '' },
  ...{ by_provider: true, can_choose: true, can_retry: false },
  ...fields,
});

/** An order of the list. */
export const rowOf = (fields: Partial<ShopOrderRow> = {}): ShopOrderRow => ({
  ...{ ord_code: CODE, ord_date: AT, status: 3, inv_amt: 1300, cnt_name: '陳美玲', store: '' },
  goods: { name: '烏龍茶', others: 1, units: 3 },
  ...{ request: '', request_reason: '', refund_due: 0, refund_stage: '', packed_at: '' },
  overdue: false,
  ...{ pretended: false, ship_carrier: '', ship_code: '', parcels: [] },
  ...fields,
});

/** A product of the table of stock and prices: NT$600, 20 in stock, 2 of them reserved. */
export const stockProductOf = (fields: Partial<StockProduct> = {}): StockProduct => ({
  ...{ prd_id: 'P1', prd_name: '烏龍茶', prd_man_pic: '', enabled: true, price: 600, price1: 0 },
  ...{ cost_wholesale: 380, on_hand: 20, reserved: 2, low_stock: 5, sold_out_qty: 9, version: 7 },
  ...{ price_special: 0, waiting: 0 },
  ...fields,
});

export const NO_COUNTS = { 'to-ship': 0, 'to-pay': 0, requests: 0, refunds: 0, invoices: 0 };

export const success = (body: object) => ({ success: true, body });

/** A conflict with its message; `extra` are further fields of the response. */
export const rejected = (Code: string, Message: string, extra: object = {}) =>
  rejectionOf(409, Code, Message, extra);

/** Shows the back office at an address, signed in. */
export function showShop(path: string) {
  appStore.set(adminTokenAtom, 'jwt-1');
  return renderAt(path, '/el/shop/:VIEW?/:ID?', <ShopPage />);
}
