import type { CartLine, Checkout } from '@pinpu/shared/contracts';
import { NO_INVOICE, orderAmounts } from '@pinpu/shared/domain';
import { eq } from 'drizzle-orm';
import { orders, variants } from '../../platform/db/schema/index.ts';
import { OOLONG } from '../small-shop.ts';
import type { TestApp } from '../test-app.ts';

export const SESSION = 'session-of-a-test';

const PROFILE = {
  cus_name: '王小明',
  cus_email: 'guest@pinpu.test',
  cus_phone: '',
  cus_mobile: '0912345678',
  cus_addr1: '臺北市中正區重慶南路一段 122 號',
  cus_postcode: '100',
  cnt_name: '陳美玲',
  email: 'friend@pinpu.test',
  phone1: '0987654321',
  addr1: '臺南市中西區民權路二段 30 號',
  addr1_postcode: '700006',
};

/** A product of the small shop as a line of the browser's cart. */
export const lineOf = (
  product: {
    prd_id: string;
    prd_name: string;
    price: number;
    on_hand?: number | undefined;
    ship_fee?: number | undefined;
    ship_fee_free_amt?: number | undefined;
  },
  qty: number,
  change: Partial<CartLine> = {},
): CartLine => ({
  prd_id: product.prd_id,
  prd_name: product.prd_name,
  prd_price: product.price,
  prd_man_pic: '',
  tot_qty: product.on_hand ?? 0,
  qty,
  ship_fee: product.ship_fee ?? 0,
  ship_fee_free_amt: product.ship_fee_free_amt ?? 0,
  ...change,
});

/** The checkout request that an unmodified browser sends for these lines. */
export const checkoutBody = (cart: CartLine[], change: Partial<Checkout> = {}): Checkout => ({
  ...PROFILE,
  ...NO_INVOICE,
  coupon_code: '',
  promo_code: '',
  ...orderAmounts(cart),
  cart,
  cart_json: JSON.stringify(cart),
  ...change,
});

interface SendOptions {
  s?: string;
  key?: string;
  from?: string;
  cookies?: Record<string, string>;
  headers?: Record<string, string>;
}

export const sendCheckout = (
  { app }: Pick<TestApp, 'app'>,
  payload: object,
  { s = SESSION, key, from = '127.0.0.1', cookies = {}, headers = {} }: SendOptions = {},
) =>
  app.inject({
    method: 'POST',
    remoteAddress: from,
    url: `/api/cart/checkout?s=${s}`,
    headers: { ...headers, ...(key !== undefined && { 'idempotency-key': key }) },
    cookies,
    payload,
  });

/** Status and pay way of the one order, and the oolong on hand and reserved. */
export async function orderAndStock({ db }: Pick<TestApp, 'db'>) {
  const [order] = await db.select().from(orders);
  const [oolong] = await db.select().from(variants).where(eq(variants.var_id, OOLONG.prd_id));
  return [order?.status, order?.pay_way, oolong?.on_hand, oolong?.reserved];
}
