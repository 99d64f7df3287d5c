import type { CarrierSheet, SheetColumn, SheetValue } from './carrier-sheet.ts';
import { TEMPERATURES } from './temperature.ts';

const column = (heading: string, value: SheetValue, code = ''): SheetColumn => ({
  heading,
  value,
  code,
});
const fixed = (heading: string, text = '') => column(heading, 'fixed', text);

/** 黑貓契客: the customer's sheet of 託運單, whose codes are in its 參數表 (docs/taiwan.md). */
const TCAT: CarrierSheet = {
  ...{ id: 'tcat', name: '黑貓契客', carrier: 'tcat', encoding: 'utf-8', excel: true },
  temperatures: [...TEMPERATURES],
  columns: [
    column('收件人姓名', 'name'),
    column('收件人電話', 'phone'),
    column('收件人手機', 'phone'),
    column('收件人地址', 'full_address'),
    column('代收金額或到付', 'collects'),
    fixed('件數', '1'),
    fixed('品名(詳參數表)', '1'),
    fixed('備註'),
    column('訂單編號', 'order'),
    fixed('希望配達時間((詳參數表))', '4'),
    column('出貨日期(YYYY/MM/DD)', 'today', 'YYYY/MM/DD'),
    fixed('預定配達日期(YYYY/MM/DD)'),
    column('溫層((詳參數表))', 'temperature', '1,2,3'),
    column('尺寸((詳參數表))', 'size', '60=1,90=2,120=3,150=4'),
    column('寄件人姓名', 'sender_name'),
    column('寄件人電話', 'sender_phone'),
    column('寄件人手機', 'sender_phone'),
    column('寄件人地址', 'sender_address'),
    fixed('保值金額(20001~10萬之間)-會產生額外費用'),
    column('品名說明', 'goods'),
    fixed('是否列印', 'N'),
    fixed('是否捐贈', 'N'),
    fixed('統一編號'),
    fixed('手機載具'),
    fixed('愛心碼'),
    fixed('可刷卡(Y/N)', 'N'),
    fixed('手機支付(Y/N)', 'N'),
  ],
  code_headings: ['訂單編號'],
  number_headings: ['託運單號碼', '託運單號', '包裹查詢號碼'],
};

/** 新竹物流: the order of its EDI file's fields, in Big5 (docs/taiwan.md). */
const HCT: CarrierSheet = {
  ...{ id: 'hct', name: '新竹物流', carrier: 'hct', encoding: 'big5', excel: false },
  temperatures: [...TEMPERATURES],
  columns: [
    column('清單編號', 'order'),
    fixed('客戶代號'),
    fixed('收貨人代號'),
    column('收貨人名稱', 'name'),
    column('收貨人電話1', 'phone'),
    fixed('收貨人電話2'),
    column('收貨人地址', 'address'),
    column('代收貨款', 'collects'),
    column('發送日期', 'today', 'YYYYMMDD'),
    fixed('件數', '1'),
    column('重量', 'weight'),
    column('傳票區分', 'collecting', '11,41'),
    column('商品種類', 'temperature', '1,8,3'),
    fixed('商品區分', '1'),
    fixed('指定日期'),
    fixed('指定時間'),
    column('供貨人名稱', 'sender_name'),
    column('供貨人電話1', 'sender_phone'),
    column('供貨人地址', 'sender_address'),
    column('備註', 'goods'),
    column('收貨人郵遞區號', 'postcode'),
  ],
  code_headings: ['清單編號', '訂單號碼'],
  number_headings: ['十碼貨號', '查貨號碼'],
};

/** 宅配通: no public source names its headings; these say what they contain (docs/taiwan.md). */
const PELICAN: CarrierSheet = {
  ...{ id: 'pelican', name: '宅配通', carrier: 'pelican', encoding: 'big5', excel: false },
  temperatures: [...TEMPERATURES],
  columns: [
    column('訂單編號', 'order'),
    fixed('件數', '1'),
    column('收件人姓名', 'name'),
    column('收件人電話', 'phone'),
    column('收件人郵遞區號', 'postcode'),
    column('收件人地址', 'address'),
    column('溫層', 'temperature'),
    column('尺寸', 'size'),
    column('代收貨款', 'collects'),
    column('品名', 'goods'),
    fixed('指配日期'),
    fixed('指配時段'),
    column('寄件人姓名', 'sender_name'),
    column('寄件人電話', 'sender_phone'),
    column('寄件人地址', 'sender_address'),
    fixed('備註'),
  ],
  code_headings: ['訂單編號'],
  number_headings: ['託運單號'],
};

/** 中華郵政: the fields of its 託運單; no public source names the headings of its import (docs/taiwan.md). */
const POST: CarrierSheet = {
  ...{ id: 'post', name: '中華郵政', carrier: 'post', encoding: 'big5', excel: false },
  temperatures: ['room'],
  columns: [
    column('訂單編號', 'order'),
    column('收件人姓名', 'name'),
    column('收件人電話', 'phone'),
    column('收件人郵遞區號', 'postcode'),
    column('收件人地址', 'address'),
    column('重量(公斤)', 'weight'),
    column('內裝物品', 'goods'),
    column('代收貨款金額', 'collects'),
    column('寄件人姓名', 'sender_name'),
    column('寄件人電話', 'sender_phone'),
    column('寄件人郵遞區號', 'sender_postcode'),
    column('寄件人地址', 'sender_address'),
    fixed('備註'),
  ],
  code_headings: ['訂單編號'],
  number_headings: ['郵件號碼', '掛號號碼'],
};

/** The sheets of a shop that has set none. */
export const CARRIER_SHEETS: readonly CarrierSheet[] = [TCAT, HCT, PELICAN, POST];

/** Whether a sheet still has headings that no public source confirms: a shop compares them with its carrier's template. */
export const isUnconfirmedSheet = ({ columns }: CarrierSheet): boolean =>
  [PELICAN, POST].some((one) => JSON.stringify(one.columns) === JSON.stringify(columns));
