/** Titles of fields, as goods files have them. */
export const FIELD_TITLES: Readonly<Record<string, string>> = {
  prd_id: '商品編號',
  prd_name: '品名',
  cate_id: '分類',
  price: '售價',
  price1: '團購價',
  cost_wholesale: '成本',
  on_hand: '庫存',
  low_stock: '低庫存提醒',
  ship_fee: '運費',
  ship_fee_free_amt: '免運門檻',
  prd_text_desc: '商品簡介',
  sl_desc_content: '商品特色',
  ma_desc_content: '商品資訊',
  pictures: '照片',
  featured: '精選順序',
  rank: '排序',
  enabled: '上架',
  u_date: '上架日期',
};

interface AmountField {
  field: string;
  hint: string;
  required?: boolean;
}

export const PRICE_FIELDS: readonly AmountField[] = [
  { field: 'price', hint: '整數新臺幣', required: true },
  { field: 'price1', hint: '低於售價才有效，沒有請填 0' },
  { field: 'cost_wholesale', hint: '只用來計算分潤，買家看不到' },
];

export const SHIPPING_FIELDS: readonly AmountField[] = [
  { field: 'low_stock', hint: '可賣的剩這麼多就提醒，不提醒請填 0' },
  { field: 'ship_fee', hint: '免運費請填 0' },
  { field: 'ship_fee_free_amt', hint: '小計達到就免運，沒有請填 0' },
];

export const PLACE_FIELDS: readonly AmountField[] = [
  { field: 'featured', hint: '首頁精選的順序，不放請留空' },
  { field: 'rank', hint: '綜合排名的分數，大的在前' },
];

export const TEXT_FIELDS: readonly { field: string; hint: string; rows: number }[] = [
  { field: 'prd_text_desc', hint: '搜尋結果與分享預覽會顯示開頭', rows: 3 },
  { field: 'sl_desc_content', hint: '可直接分段輸入，也可用簡單的 HTML', rows: 6 },
  { field: 'ma_desc_content', hint: '規格、成分、保存方式等', rows: 6 },
];
