import type { Columns } from './goods-column.ts';

export const PRICES = {
  price: { title: '售價', also: ['價格', '定價'], kind: 'amount', hint: '整數新臺幣' },
  price_special: {
    title: '特價',
    also: ['special_price', 'sale_price'],
    kind: 'amount',
    hint: '特價期間的售價，要低於售價；沒有請留空',
  },
  price1: {
    title: '團購價',
    also: ['group_price'],
    kind: 'amount',
    hint: '低於售價才有效，沒有請填 0',
  },
  cost_wholesale: {
    title: '成本',
    also: ['cost'],
    kind: 'amount',
    hint: '只用來計算分潤，買家看不到',
  },
} satisfies Columns;

/** What warehouses and carriers know a product by, or each of its variants. */
export const HANDLING = {
  barcode: {
    title: '條碼',
    also: ['國際條碼', 'ean', 'Variant Barcode'],
    kind: 'code',
    hint: '包裝上的國際條碼，沒有請留空',
  },
  weight: {
    title: '重量',
    also: ['重量（公克）', 'grams', 'Variant Grams'],
    kind: 'amount',
    hint: '公克，含包裝，不寫請填 0',
  },
} satisfies Columns;

/** How many more of it can be pre-ordered; counted apart from stock. */
export const QUOTA = {
  pre_left: {
    title: '預購數量',
    also: ['預購名額', 'preorder_quota'],
    kind: 'amount',
    hint: '還能接受預購幾件，和庫存分開計算',
  },
} satisfies Columns;

export const SHIPPING = {
  low_stock: {
    title: '低庫存提醒',
    also: ['安全庫存', 'low_stock_threshold'],
    kind: 'amount',
    hint: '可賣的剩這麼多就提醒，不提醒請填 0',
  },
  ship_fee: { title: '運費', also: ['shipping_fee'], kind: 'amount', hint: '免運費請填 0' },
  ship_fee_free_amt: {
    title: '免運門檻',
    also: ['free_shipping_threshold'],
    kind: 'amount',
    hint: '小計達到就免運，沒有請填 0',
  },
  ship_days: {
    title: '備貨天數',
    also: ['preparation_days'],
    kind: 'amount',
    hint: '接單後要準備幾個出貨日，現貨請填 0',
  },
} satisfies Columns;

export const LIMITS = {
  min_qty: {
    title: '最少購買',
    also: ['min_quantity'],
    kind: 'amount',
    hint: '一筆訂單至少要買幾件，不限請填 0',
  },
  max_qty: {
    title: '每筆限購',
    also: ['max_quantity'],
    kind: 'amount',
    hint: '一筆訂單最多幾件，各規格合計，不限請填 0',
  },
  max_buyer: {
    title: '每人限購',
    also: ['max_per_buyer'],
    kind: 'amount',
    hint: '同一位買家所有訂單合計，不限請填 0',
  },
} satisfies Columns;

/** When goods are sold and on what terms: moments are `2026-12-01 20:00` in Taipei, or the day alone for its midnight. */
export const DATES = {
  sale_until: {
    title: '下架時間',
    also: ['sale_until'],
    kind: 'moment',
    hint: '到這個時間自動下架，這一欄也跟著清空；不需要請留空',
  },
  special_from: {
    title: '特價開始',
    also: ['special_from'],
    kind: 'moment',
    hint: '留空就是現在開始',
  },
  special_until: {
    title: '特價結束',
    also: ['special_until'],
    kind: 'moment',
    hint: '到這個時間恢復原來的售價；留空就一直特價',
  },
  preorder_until: {
    title: '預購截止',
    also: ['preorder_until'],
    kind: 'moment',
    hint: '沒有庫存時，到這個時間前可以預購；不開放請留空',
  },
  preorder_ships: {
    title: '預購出貨日',
    also: ['preorder_ships'],
    kind: 'day',
    hint: '預購的商品在這一天出貨',
  },
} satisfies Columns;

export const PARCEL = {
  temperature: {
    title: '溫層',
    also: ['保存溫層', 'temperature'],
    kind: 'temperature',
    hint: '運送時的溫度；不同溫層分開包裝',
  },
  size_cm: {
    title: '材積',
    also: ['三邊合計', 'size_cm'],
    kind: 'amount',
    hint: '包裝後長、寬、高合計，公分，不寫請填 0',
  },
} satisfies Columns;

export const SET = {
  set_parts: {
    title: '組合內容',
    also: ['bundle_items'],
    kind: 'set_parts',
    hint: '由這些商品組成；庫存由內容計算，一起賣出',
  },
} satisfies Columns;

/** What a page shows of a product besides pictures and texts. */
export const MEDIA = {
  videos: {
    title: '影片',
    also: ['video'],
    kind: 'videos',
    hint: 'MP4 檔或 YouTube，最多 5 支；YouTube 影片在買家按下之後才開啟',
  },
  size_table: {
    title: '尺寸表',
    also: ['size_chart'],
    kind: 'size_table',
    hint: '第一列是標題；可以從 Excel 整塊複製，貼在任何一格',
  },
  manual: { title: '說明書', also: ['manual_pdf'], kind: 'manual', hint: 'PDF，最多 20 MB' },
} satisfies Columns;
