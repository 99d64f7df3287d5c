import {
  CARRIERS,
  carrierOfStore,
  carrierOfText,
  normaliseParcelNumber,
  parcelNumberFault,
  parcelOf,
} from './parcel.ts';

it.each([
  ['tcat', '黑貓宅急便', 'https://www.t-cat.com.tw/Inquire/TraceDetail.aspx?BillID=901-2', false],
  ['hct', '新竹物流', 'https://www.hct.com.tw/Search/SearchGoods_n.aspx', true],
  ['hilife', '萊爾富', 'https://www.hilife.com.tw/serviceInfo_search.aspx', true],
  ['okmart', 'OK超商', 'https://ecservice.okmart.com.tw/Tracking/Search', true],
  ['', '', '', true],
  ['toString', '', '', true],
])('follows a parcel of the carrier %j on its public page', (ship_carrier, carrier, url, asks) => {
  const parcel = { carrier, number: '901-2', url, asksNumber: asks };
  expect(parcelOf({ ship_carrier, ship_code: '901-2' })).toEqual(parcel);
});

it('has no parcel without a number', () => {
  expect(parcelOf({ ship_carrier: 'tcat', ship_code: '' })).toBeUndefined();
});

it.each([
  ['UNIMARTC2C', 'unimart'],
  ['FAMI', 'fami'],
  ['SANDBOX', undefined],
])('the carrier of parcels to a store of %s is %s', (LogisticsSubType, carrier) => {
  const store = { LogisticsSubType, CVSStoreID: '1', CVSStoreName: '店' };
  expect(carrierOfStore(JSON.stringify(store))).toBe(carrier);
  expect(carrierOfStore('')).toBeUndefined();
});

it.each([
  [' ９０１２ 3456-78ab ', '90123456-78AB'],
  ['12345', undefined],
  ['javascript:alert(1)', undefined],
  ['包裹一二三四', undefined],
])('reads %j as the parcel number %j', (typed, number) => {
  expect(normaliseParcelNumber(typed)).toBe(number);
});

it.each([
  ...([
    ['黑貓', 'tcat'],
    ['TCAT', 'tcat'],
    ['大榮', 'kerry'],
    ['台灣宅配通', 'pelican'],
  ] as const),
  ...([
    ['順豐', 'sf'],
    ['郵局', 'post'],
    [' ７-11 ', 'unimart'],
    ['其他', 'other'],
  ] as const),
  ...([
    ['不知名物流', undefined],
    ['', undefined],
    ['toString', undefined],
  ] as const),
])('%j names the carrier %j [41 W3]', (text, carrier) => {
  expect(carrierOfText(text)).toBe(carrier);
});

it('every carrier is understood by its key and its name, and no name by two [41 W3]', () => {
  const names = Object.entries(CARRIERS).flatMap(([id, { name }]) => [
    [id, id],
    [name, id],
  ]);
  for (const [name = '', id] of names) expect(carrierOfText(name)).toBe(id);
});

it.each([
  ['tcat', '9012 3456 7890', ''],
  ['tcat', '９０１２－３４５６－７８９０', ''],
  ['tcat', 'RR1234567812TW', '「RR1234567812TW」不是貨運單號：黑貓宅急便的單號是 12 個數字。'],
  ['hct', '6812345678', ''],
  ['hct', 'SF1234567890123', '「SF1234567890123」不是貨運單號：新竹物流的單號是 10 至 12 個數字。'],
  ['sf', 'sf1234567890123', ''],
  ['post', 'RR123456785TW', ''],
  ['post', 'RR1234567812TW', expect.stringMatching(/^「RR1234567812TW」不是貨運單號：中華郵政/)],
  ['fami', '12345678901', ''],
  ['other', 'ANY-12', ''],
  ['', '<b>', '「<b>」不是貨運單號：要 6 至 30 個英文字母、數字或連字號。'],
])('of %s, %j has the fault %j [41 W4]', (carrier, text, fault) => {
  expect(parcelNumberFault(carrier, text)).toEqual(fault);
});
