import { carrierOfStore, parcelOf } from './parcel.ts';

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
