import type { WEB_RESOURCES } from '@pinpu/shared/contracts';
import type { SettingName, SettingValue } from '@pinpu/shared/contracts/backoffice';
import { COMPANY_FIELDS, type CompanyField, companyLabel } from '@pinpu/shared/domain';

type Fields = Readonly<Record<string, unknown>>;

/** The fields of a value's objects, at any depth. */
type FieldOf<Value> = Value extends readonly (infer Row)[]
  ? FieldOf<Row>
  : Value extends Fields
    ? { [Key in keyof Value & string]-?: Key | FieldOf<Value[Key]> }[keyof Value & string]
    : never;

type WebResource = (typeof WEB_RESOURCES)[number];

/** `web_resources` is a record, of which only the names of blocks are valid keys. */
type SettingField = FieldOf<SettingValue<Exclude<SettingName, 'web_resources'>>> | WebResource;

/** Fields that identify a row, which a change never names. */
type RowId = 'id' | 'pay_way' | 'brand_id' | 'level_id';

export const WEB_RESOURCE_NAMES: Readonly<Record<WebResource, string>> = {
  Store_Header_Nav_HTML: '頁首文字',
  Store_Footer_Text_HTML: '頁尾介紹',
  Store_Footer_Nav_HTML: '頁尾連結',
  Store_Footer_CoypRight: '版權文字',
  Store_Footer_CoypRight_Nav_HTML: '版權列連結',
};

const COMPANY_NAMES = Object.fromEntries(
  COMPANY_FIELDS.map((field) => [field, companyLabel(field)]),
) as Record<CompanyField, string>;

const FIELD_NAMES: Readonly<Record<Exclude<SettingField, RowId>, string>> = {
  ...WEB_RESOURCE_NAMES,
  ...COMPANY_NAMES,
  ...{ title: '標題', sub_title: '副標題', caption: '說明', caption_position: '文字的位置' },
  ...{ m: '手機的圖片', d: '電腦的圖片', url: '連結', target: '開啟方式', enable: '啟用' },
  ...{ enable_sdate: '開始日期', enable_edate: '結束日期', prd_ids: '商品', cate_id: '分類' },
  ...{ kind: '種類', slogan: '標語', description: '簡介' },
  ...{ return_email: '退貨 E-mail', service_email: '客服 E-mail', navigation: '選單' },
  ...{ text: '文字', href: '連結', newTab: '另開新分頁', items: '連結' },
  ...{ filter_button: '篩選按鈕', min_amt: '最低金額', max_amt: '最高金額', periods: '期數' },
  ...{ cut_off: '截單時間', ship_weekdays: '出貨的星期', arrival_weekdays: '送達的星期' },
  ...{ closed_days: '休假日', transit: '天數', main: '宅配到本島', islands: '宅配到離島' },
  ...{ mixed: '不同溫層', fees: '依重量的運費', regions: '地區', ways: '配送方式的限制' },
  ...{ room: '常溫', chilled: '冷藏', frozen: '冷凍', home: '宅配' },
  ...{ steps: '級距', up_to: '重量上限', fee: '運費', free_amt: '免運金額' },
  ...{ name: '名稱', postcodes: '郵遞區號', surcharge: '加收', delivered: '配送' },
  ...{ temperatures: '溫層', max_weight: '包裹重量上限', max_size: '材積上限' },
  ...{ carrier: '物流', encoding: '編碼', excel: '用 Excel 開啟', columns: '欄位' },
  ...{ heading: '欄名', value: '內容', code: '寫法' },
  ...{ code_headings: '訂單編號的欄名', number_headings: '單號的欄名' },
  ...{ postcode: '郵遞區號', through_provider: '由物流商建立託運單' },
  ...{ max_percent: '折抵上限', earn_percent: '消費回饋', earn_days: '回饋的天數' },
  ...{ valid_days: '有效天數', welcome: '加入會員' },
  ...{ from: '消費門檻', credit_percent: '購物金回饋', birthday: '生日券', days: '有效天數' },
  ...{ store: '超商取貨', min: '最快', max: '最慢', brand_name: '品牌名稱' },
};

const isNamed = (field: string): field is keyof typeof FIELD_NAMES =>
  Object.hasOwn(FIELD_NAMES, field);

/** A field's name on screens; the key of one that an older version of the shop had. */
export const fieldName = (field: string): string => (isNamed(field) ? FIELD_NAMES[field] : field);
