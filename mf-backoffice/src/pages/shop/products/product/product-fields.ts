/** Titles of fields, the same as in goods files. */
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
  ship_days: '備貨天數',
  prd_text_desc: '商品簡介',
  sl_desc_content: '商品特色',
  ma_desc_content: '商品資訊',
  maker_id: '生產者',
  net_content: '內容量',
  ingredients: '成分',
  allergens: '過敏原',
  shelf_life: '保存期限',
  storage: '保存方式',
  food_reg_no: '食品業者登錄字號',
  pictures: '照片',
  featured: '精選順序',
  rank: '排序',
  enabled: '上架',
  u_date: '上架日期',
};

/** The texts of a label, as printed on the package. */
export const LABEL_FIELDS: readonly { field: string; hint: string }[] = [
  { field: 'shelf_life', hint: '例如未開封 12 個月' },
  { field: 'storage', hint: '例如密封，避光陰涼處' },
  { field: 'food_reg_no', hint: '和生產者相同時請留空' },
];

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
  { field: 'ship_days', hint: '接單後要準備幾個出貨日，現貨請填 0' },
];

export const PLACE_FIELDS: readonly AmountField[] = [
  { field: 'featured', hint: '首頁精選的順序，不放請留空' },
  { field: 'rank', hint: '綜合排名的分數，大的在前' },
];

export const TEXT_FIELDS: readonly { field: string; hint: string; rows: number }[] = [
  { field: 'prd_text_desc', hint: '搜尋結果與分享預覽會顯示開頭', rows: 3 },
  { field: 'sl_desc_content', hint: '可直接分段輸入，也可用簡單的 HTML', rows: 6 },
  { field: 'ma_desc_content', hint: '規格、產地、注意事項等', rows: 6 },
];
