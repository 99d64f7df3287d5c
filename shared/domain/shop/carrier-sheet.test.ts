import {
  missingSender,
  type SheetParcel,
  type SheetValue,
  sheetCell,
  sheetColumnFault,
  sheetGaps,
  sheetRefusal,
} from './carrier-sheet.ts';
import { CARRIER_SHEETS, isUnconfirmedSheet } from './carrier-sheets.ts';

const PARCEL: SheetParcel = {
  ...{ order: 'PP2611230001', name: '王小明', phone: '0912345678', goods: '烏龍茶×2' },
  ...{ postcode: '103', address: '臺北市大同區迪化街一段 1 號', collects: 0 },
  ...{ weight: 1400, size: 70, temperature: 'chilled' },
};
const CONTEXT = {
  sender: { name: '山腳茶行', phone: '0223456789', postcode: '', address: '' },
  today: '2026-11-23',
};
const sheetOf = (id: string) => {
  const sheet = CARRIER_SHEETS.find((one) => one.id === id);
  if (!sheet) throw new Error(`no sheet ${id}`);
  return sheet;
};
const cellsOf = (id: string, headings: readonly string[], parcel = PARCEL) =>
  headings.map((heading) => {
    const column = sheetOf(id).columns.find((one) => one.heading === heading);
    return column && sheetCell(column, parcel, CONTEXT);
  });

it('契客 gets its codes of temperature and size, and the address with its postcode [K20]', () => {
  const headings = ['收件人姓名', '收件人地址', '代收金額或到付', '訂單編號', '品名說明'];
  expect(cellsOf('tcat', headings)).toEqual([
    ...['王小明', '103臺北市大同區迪化街一段 1 號', '0', 'PP2611230001', '烏龍茶×2'],
  ]);
  const coded = ['出貨日期(YYYY/MM/DD)', '溫層((詳參數表))', '尺寸((詳參數表))'];
  expect(cellsOf('tcat', coded)).toEqual(['2026/11/23', '2', '2']);
});

it('新竹物流 gets 41 and the amount for what is paid on receipt, and the date without signs [K20]', () => {
  const headings = ['代收貨款', '傳票區分', '商品種類', '發送日期', '重量'];
  expect(cellsOf('hct', headings, { ...PARCEL, collects: 1300 })).toEqual([
    ...['1300', '41', '8', '20261123', '1.4'],
  ]);
  expect(cellsOf('hct', ['代收貨款', '傳票區分'])).toEqual(['0', '11']);
});

it.each<[SheetValue, string, Partial<SheetParcel>, string]>([
  ['size', '60=1,90=2', { size: 60 }, '1'],
  ['size', '90=M，60=S', { size: 61 }, 'M'],
  ['size', '60=1,90=2', { size: 91 }, ''],
  ['size', '60=1', { size: 0 }, ''],
  ['size', '', { size: 75 }, '75'],
  ['temperature', '', { temperature: 'frozen' }, '冷凍'],
  ['temperature', '0001,0002,0003', { temperature: 'room' }, '0001'],
  ['collecting', '', { collects: 1 }, 'Y'],
  ['weight', '', { weight: 0 }, ''],
  ['weight', '', { weight: 250 }, '0.25'],
  ['fixed', '1', {}, '1'],
])('%s with %j is of %j: %j [K20]', (value, code, fields, cell) => {
  expect(sheetCell({ heading: 'H', value, code }, { ...PARCEL, ...fields }, CONTEXT)).toBe(cell);
});

it('says what is missing, too large, or not carried [K20]', () => {
  expect(sheetGaps(sheetOf('tcat'), { ...PARCEL, size: 0 })).toEqual([
    '商品沒有填材積，「尺寸」是空的。',
  ]);
  expect(sheetGaps(sheetOf('tcat'), { ...PARCEL, size: 151 })).toEqual([
    '材積 151 公分超過 150 公分，「尺寸」是空的。',
  ]);
  expect(sheetGaps(sheetOf('post'), { ...PARCEL, weight: 0 })).toEqual([
    '商品沒有填重量，「重量」是空的。',
  ]);
  expect(sheetRefusal(sheetOf('post'), PARCEL)).toBe('中華郵政不寄冷藏，請換一家物流。');
  expect(sheetRefusal(sheetOf('tcat'), PARCEL)).toBe('');
  expect(missingSender(sheetOf('tcat'), CONTEXT)).toEqual(['寄件人地址']);
});

it.each<[SheetValue, string, string]>([
  ['size', '60=1,90', '尺寸要像'],
  ['temperature', '1,2', '要有常溫、冷藏、冷凍三個代碼'],
  ['collecting', 'Y', '要有不代收、代收兩個代碼'],
  ['today', 'YYMMDD', '要有 YYYY'],
  ['today', '', ''],
  ['name', 'x', ''],
])('a column %s with %j: %j [K22]', (value, code, fault) => {
  const found = sheetColumnFault({ heading: 'H', value, code });
  expect(fault === '' ? found : found.slice(0, fault.length)).toBe(fault);
});

it('every carrier of the table has the order in its sheet, and columns without faults [K20]', () => {
  for (const { columns } of CARRIER_SHEETS) {
    expect(columns.map(sheetColumnFault).join('')).toBe('');
    expect(columns.some(({ value }) => value === 'order')).toBe(true);
    expect(new Set(columns.map(({ heading }) => heading)).size).toBe(columns.length);
  }
});

it('the sheets of 宅配通 and 中華郵政 are unconfirmed until their columns are changed [K22]', () => {
  const unconfirmed = CARRIER_SHEETS.filter(isUnconfirmedSheet);
  expect(unconfirmed.map(({ name }) => name)).toEqual(['宅配通', '中華郵政']);
  const changed = unconfirmed.map((sheet) => ({ ...sheet, columns: sheet.columns.toReversed() }));
  expect(changed.some(isUnconfirmedSheet)).toBe(false);
});
