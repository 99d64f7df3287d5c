import type { Product, ProductItem, PublicConfig, Slideshow } from '@pinpu/shared/contracts';

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

const category = (cate_id: string, cate_name: string, parent_cate_id = '') => ({
  cate_id,
  cate_name,
  parent_cate_id,
  cate_attachment: '',
});

/** A configured shop with two shelves of two categories each. */
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

/** One page of a list as the server sends it. */
export const pagerOfItems = (items: ProductItem[], total = items.length, page = 1) => ({
  success: true,
  pager: { items, total, page, size: 100 },
});

export const bodyOfProduct = (body: Product) => ({ success: true, body });

/** `count` products, P1, P2, …, from number `first` on. */
export const itemsFrom = (first: number, count: number): ProductItem[] =>
  Array.from({ length: count }, (_, at) => itemOf(`P${first + at}`));
