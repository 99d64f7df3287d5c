import type {
  CartLine,
  CartView,
  CheckoutProfile,
  Order,
  OrderRefund,
  Product,
  ProductItem,
  PromoOrder,
  PublicConfig,
  Slideshow,
  User,
} from '@pinpu/shared/contracts';
import { NO_INVOICE } from '@pinpu/shared/domain';

/** A member with a complete profile; `status` 1 is a promoter. */
export const userOf = (fields: Partial<User> = {}): User => ({
  cus_id: 'C1',
  cus_name: '王小姐',
  acc_email: 'member@pinpu.test',
  phone: '',
  mobile: '0912345678',
  addr1: '臺北市中正區重慶南路一段 122 號',
  addr1_postcode: '100',
  birth_day: '',
  status: 0,
  ...fields,
});

/** A line of NT$600, 20 in stock, shipping 100 waived from 1500. */
export const lineOf = (fields: Partial<CartLine> = {}): CartLine => ({
  prd_id: 'P0001',
  prd_name: '高山烏龍',
  prd_price: 600,
  prd_man_pic: '/media/p/P0001/1',
  tot_qty: 20,
  qty: 1,
  ship_fee: 100,
  ship_fee_free_amt: 1500,
  ...fields,
});

/** The shop's answer to a cart in which nothing changes. */
export const cartViewOf = (cart: CartLine[], fields: Partial<CartView> = {}): CartView => ({
  cart,
  pl: 0,
  changes: [],
  ...fields,
});

/** A complete buyer, and another recipient. */
export const contactsOf = (fields: Partial<CheckoutProfile> = {}): CheckoutProfile => ({
  cus_name: '林小鋪',
  cus_email: 'guest@pinpu.test',
  cus_phone: '',
  cus_mobile: '0912-345-678',
  cus_addr1: '臺北市大同區迪化街一段 100 號',
  cus_postcode: '103',
  cnt_name: '陳小姐',
  email: 'friend@pinpu.test',
  phone1: '02-2555-0000',
  addr1: '臺南市中西區民權路二段 30 號',
  addr1_postcode: '70051',
  ...fields,
});

const UNSHIPPED = {
  ship_carrier: '',
  ship_code: '',
  invoice_code: '',
  invoice_random_no: '',
  invoices: [],
  promoted: false,
  requests: [],
  refunds: [],
};

/** A refund of NT$420 for a cancelled order, which is under way. */
export const refundOf = (fields: Partial<OrderRefund> = {}): OrderRefund => ({
  ...{ reason: 'cancelled', amount: 420, done: false, at: '2026-11-21T04:00:00.000Z' },
  ...{ way: '', stage: 'open', contents: [] },
  ...fields,
});

/** A placed order of two lines: 1380 plus 100 for shipping. */
export const orderOf = (fields: Partial<Order> = {}): Order => ({
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
  exempt_amt: 0,
  zero_amt: 0,
  ship_amt: 100,
  dis_inv_amt: 0,
  dis_ship_amt: 0,
  ...NO_INVOICE,
  credit_amt: 0,
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
  ...contactsOf(),
  cart_json: JSON.stringify([
    lineOf({ qty: 2 }),
    lineOf({ prd_id: 'P0002', prd_name: '花生糖', prd_price: 180 }),
  ]),
  ...fields,
});

/** A shipped order of a promoter's report: NT$399, with a profit of NT$134. */
export const promoOrderOf = (fields: Partial<PromoOrder> = {}): PromoOrder => ({
  ord_code: 'PP1',
  ord_date: '2026-10-01T16:00:00.000Z',
  status: 99,
  code: 'abc',
  sales: 399,
  profit: 134,
  own: false,
  refunded: false,
  payable_on: '2026-10-13',
  returned: 0,
  asked: false,
  paid: 0,
  payout_month: '',
  paid_on: '',
  ...fields,
});

/** A product of a list: NT$600, group price NT$480, 20 in stock. */
export const itemOf = (prd_id: string, fields: Partial<ProductItem> = {}): ProductItem => ({
  prd_id,
  prd_name: `商品 ${prd_id}`,
  prd_man_pic: `/media/p/${prd_id}/1`,
  cate_id: 'tea',
  price: 600,
  price1: 480,
  tot_qty: 20,
  sold_out_qty: 0,
  like_count: 0,
  ship_fee: 80,
  ship_fee_free_amt: 1500,
  u_date: '2026-03-01T00:00:00.000Z',
  ...fields,
});

/** The same product with everything its page shows. */
export const productOf = (prd_id: string, fields: Partial<Product> = {}): Product => ({
  ...itemOf(prd_id),
  prd_album_pics: JSON.stringify({
    section_1: [{ d: `/media/p/${prd_id}/1` }, { d: `/media/p/${prd_id}/2` }],
  }),
  prd_text_desc: '',
  sl_desc_content: '',
  ma_desc_content: '',
  liked: false,
  ...fields,
});

/** A slide that home always shows. */
export const slideOf = (id: string, fields: Partial<Slideshow> = {}): Slideshow => ({
  id,
  title: `看板 ${id}`,
  sub_title: '',
  m: `/media/slide/${id}/mobile`,
  d: `/media/slide/${id}/desktop`,
  url: `/products/${id}`,
  target: '_self',
  enable: true,
  enable_sdate: '',
  enable_edate: '',
  caption: '',
  caption_position: 'left',
  ...fields,
});

/** A rejection of the API with its message; `more` has further fields of the response. */
export const rejectionOf = (status: number, Code: string, Message: string, more: object = {}) =>
  Response.json({ success: false, msg: [{ Code, Message }], ...more }, { status });

const category = (cate_id: string, cate_name: string, parent_cate_id = '') => ({
  cate_id,
  cate_name,
  parent_cate_id,
  cate_attachment: '',
});

/** A configured shop with two parent categories, each with two children. */
export const configOf = (fields: Partial<PublicConfig> = {}): PublicConfig => ({
  s: 'session-1',
  app_init_delay_ms: 0,
  lang: 'zh-TW',
  curr: 'TWD',
  logo_resource: { name: 'pinpu', text: '拼鋪' },
  home_keywords: [],
  home_content: { slideshows: [], header_html: '', banner_html: '' },
  web_resources: {},
  product_unit: '件',
  categories: [
    category('drinks', '茶與咖啡'),
    category('tea', '茶葉', 'drinks'),
    category('coffee', '咖啡', 'drinks'),
    category('sweets', '甜點'),
    category('pastry', '糕餅', 'sweets'),
    category('fruit', '鮮果', 'sweets'),
  ],
  brands: [],
  module_options: {},
  support: { return_email: '', service_email: '', phone: '' },
  house_promo_code: '',
  ...fields,
});

export { TYPED_TEXTS } from './typed-texts.ts';
