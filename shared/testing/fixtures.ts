import type {
  CartLine,
  CheckoutProfile,
  Product,
  ProductItem,
  PublicConfig,
  User,
} from '@pinpu/shared/contracts';

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

/** The same with everything its page shows. */
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

const category = (cate_id: string, cate_name: string, parent_cate_id = '') => ({
  cate_id,
  cate_name,
  parent_cate_id,
  cate_attachment: '',
});

/** A configured shop with two parent categories of two each. */
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
