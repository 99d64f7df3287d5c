const SETTING_NAMES: Readonly<Record<string, string>> = {
  shop_name: '商店名稱',
  logo: '標誌',
  colour: '主色',
  site: '標語與簡介',
  slideshows: '輪播圖',
  home_blocks: '首頁區塊',
  home_keywords: '熱門關鍵字',
  home_header_html: '首頁開頭文字',
  home_banner_html: '首頁公告',
  web_resources: '頁首與頁尾文字',
  frame: '側邊選單',
  pay_ways: '付款方式',
  pay_way_required: '付款方式必選',
  pickup: '超商取貨',
  promo_attribution_days: '推廣有效天數',
  promo_own_purchases: '推廣者自己購買',
  promo_payout_minimum: '分潤最低付款金額',
  support: '客服聯絡方式',
  product_unit: '商品單位',
  brands: '品牌',
};

/** A setting's name on screens, by its key. */
export const settingName = (key: string): string => SETTING_NAMES[key] ?? key;
