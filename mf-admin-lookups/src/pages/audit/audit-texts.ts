import type { AuditEntry } from '@pinpu/shared/contracts';
import { auditActorText } from '@pinpu/shared/domain';

/** Names of subjects, by the first part of an action. */
export const AREAS: Readonly<Record<string, string>> = {
  account: '帳號',
  audit: '操作紀錄',
  category: '商品分類',
  coupon: '優惠券',
  deployment: '部署',
  'deploy-token': '部署權杖',
  file: '檔案',
  goods: '商品檔',
  lookup: '查詢',
  mail: '信件',
  maker: '生產者',
  member: '會員',
  newsletter: '電子報',
  order: '訂單',
  payout: '撥款',
  picture: '圖片',
  'price-rule': '優惠活動',
  product: '商品',
  promoter: '推廣者',
  refund: '退款',
  settings: '設定',
  shop: '商店',
  staff: '開發者模式',
  stock: '庫存與價格',
  token: '串接權杖',
};

/** Names of actions, by the second part. */
const VERBS: Readonly<Record<string, string>> = {
  BizAccount: '帳戶群組',
  BizBillPeriod: '帳單期別',
  BizBillTemplate: '帳單範本',
  BizUser: '商家',
  BizUserGroup: '使用者群組',
  Merchants: '收款企業',
  User: '系統使用者',
  accept: '同意申請',
  account: '顯示匯款帳號',
  add: '新增',
  archive: '打包',
  backup: '備份',
  begin: '開啟',
  canary: '試行',
  cancel: '取消',
  close: '結算',
  create: '新增',
  decline: '婉拒申請',
  delete: '刪除',
  deploy: '上線',
  disable: '停用',
  discard: '捨棄',
  download: '下載',
  duplicate: '記錄重複款項退還',
  edits: '讀取變更',
  enable: '恢復使用',
  end: '關閉',
  erase: '刪除個人資料',
  errors: '讀取錯誤統計',
  esch: '讀取查詢設定',
  export: '匯出',
  import: '匯入',
  invoice: '登錄發票',
  issue: '核發',
  'link-disable': '停用推廣連結',
  'link-enable': '恢復推廣連結',
  list: '讀取列表',
  move: '處理',
  'off-sale': '下架',
  'on-sale': '上架',
  override: '指定版本',
  overview: '讀取待辦',
  pack: '備貨',
  paid: '記錄已匯款',
  password: '變更密碼',
  preview: '預覽',
  promote: '全面上線',
  prune: '清除舊版',
  publish: '上傳版本',
  read: '讀取',
  refund: '退款',
  'refund-part': '退部分款項',
  'refund-release': '覆核退款',
  'refund-retry': '再試一次退款',
  'refund-way': '選擇退款方式',
  requests: '讀取申請',
  reset: '重設密碼',
  resume: '繼續寄送',
  retire: '停用版本',
  retry: '重寄',
  revoke: '撤銷',
  rollback: '回復前一版',
  save: '儲存',
  send: '寄送',
  set: '變更',
  ship: '出貨',
  'sign-in': '登入',
  'sign-out': '登出',
  'sign-out-everywhere': '登出所有裝置',
  sort: '排序',
  stop: '停止寄送',
  store: '儲存',
  test: '試寄',
  undo: '復原',
  unlock: '解除登入延遲',
  unzip: '解壓縮',
  upload: '上傳',
  void: '發票作廢',
};

/** An action in words; a part without a text stays as it is. */
export function actionText(action: string): string {
  const [area = '', verb = ''] = action.split('.');
  return `${AREAS[area] ?? area}：${VERBS[verb] ?? verb}`;
}

/** Name of the actor; the operator has no account name. */
export function actorText({ actor, actor_kind }: AuditEntry): string {
  const text = auditActorText(actor_kind, actor);
  return actor_kind === 'operator' ? text : `${text} ${actor}`;
}

export const outcomeText = (outcome: string): string =>
  outcome === 'ok' ? '完成' : `未完成（${outcome}）`;

/** Names of what an entry has in its detail; `edit` is a number of the table, which says nothing to people. */
const DETAILS: Readonly<Record<string, string>> = {
  action: '操作',
  actor: '操作者',
  bad: '有問題',
  changed: '改了',
  changes: '改了',
  created: '新增',
  day: '日期',
  days: '天數',
  dry_run: '試算',
  files: '檔案數',
  kind: '種類',
  products: '商品數',
  recipients: '收件人數',
  remotes: '模組',
  role: '角色',
  rows: '列數',
  subject: '對象',
  title: '主旨',
  updated: '修改',
  version: '版本',
};

const LEFT_OUT = ['edit'];

/** Words of values: fields of products, and choices. */
const WORDS: Readonly<Record<string, string>> = {
  allergens: '過敏原',
  cate_id: '分類',
  cost_wholesale: '成本',
  enabled: '上架',
  featured: '精選順序',
  food_reg_no: '食品業者登錄字號',
  ingredients: '成分',
  low_stock: '低庫存提醒',
  ma_desc_content: '商品資訊',
  maker_id: '生產者',
  net_content: '內容量',
  on_hand: '庫存',
  owner: '擁有者',
  pictures: '圖片',
  prd_name: '品名',
  prd_text_desc: '商品簡介',
  price: '售價',
  price1: '團購價',
  price_special: '特價',
  rank: '排序',
  shelf_life: '保存期限',
  ship_days: '備貨天數',
  ship_fee: '運費',
  ship_fee_free_amt: '免運門檻',
  sl_desc_content: '商品特色',
  staff: '同事',
  storage: '保存方式',
  u_date: '上架日期',
};

const wordsOf = (text: string) => text.replace(/[a-z_]+1?/g, (word) => WORDS[word] ?? word);

function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueText).join('；');
  if (value === true) return '是';
  if (typeof value === 'string') return wordsOf(value);
  return typeof value === 'number' ? String(value) : JSON.stringify(value);
}

/** The ids, counts and choices in an entry in words, without empty ones. */
export const detailText = ({ detail }: AuditEntry): string =>
  Object.entries(detail)
    .filter(([name, value]) => !LEFT_OUT.includes(name) && !['', false, 0].includes(value as never))
    .map(([name, value]) => `${DETAILS[name] ?? name} ${valueText(value)}`)
    .join('、');
