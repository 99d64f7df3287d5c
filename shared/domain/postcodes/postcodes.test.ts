import { addressIn, placesOfPostcode, withoutRepeatedPlace } from './index.ts';

describe('a postcode', () => {
  it.each([
    ['100', ['臺北市中正區']],
    ['10045', ['臺北市中正區']],
    ['700006', ['臺南市中西區']],
    ['849', ['高雄市那瑪夏區']],
    ['300', ['新竹市東區', '新竹市北區', '新竹市香山區']],
    ['600', ['嘉義市東區', '嘉義市西區']],
    ['199', []],
    ['', []],
  ])('%s covers %j [C12]', (postcode, places) => {
    expect(placesOfPostcode(postcode).map(({ city, district }) => city + district)).toEqual(places);
  });

  it('knows every district once: 368, and two groups of islands [C12]', () => {
    const codes = Array.from({ length: 900 }, (_, at) => String(at + 100));
    const names = codes.flatMap(placesOfPostcode).map(({ city, district }) => city + district);
    expect(new Set(names).size).toBe(370);
    expect(names).toHaveLength(370);
  });
});

describe('an address', () => {
  const place = { city: '臺中市', district: '西區' };
  it.each([
    ['', '臺中市西區'],
    ['五權路 1 號', '臺中市西區五權路 1 號'],
    ['臺中市西區五權路 1 號', '臺中市西區五權路 1 號'],
    ['台中市西區五權路 1 號', '台中市西區五權路 1 號'],
    ['台中市 西區 五權路 1 號', '台中市 西區 五權路 1 號'],
    ['台北市中正區五權路 1 號', '臺中市西區五權路 1 號'],
    ['臺北市 中正區 五權路 1 號', '臺中市西區五權路 1 號'],
    ['臺北市', '臺中市西區'],
    ['Zhongshan Rd. 1', '臺中市西區Zhongshan Rd. 1'],
  ])('"%s" becomes "%s"; only the old place is replaced [C12]', (address, moved) => {
    expect(addressIn(place, address)).toBe(moved);
  });
});

describe('an address typed behind the city and district that were filled in', () => {
  it.each([
    ['臺北市中正區台北市中正區重慶南路一段122號', '台北市中正區重慶南路一段122號'],
    ['臺北市中正區新北市板橋區文化路 1 號', '新北市板橋區文化路 1 號'],
    ['臺北市中正區中正區重慶南路一段122號', '臺北市中正區重慶南路一段122號'],
    ['臺北市中正區台北市 重慶南路一段122號', '臺北市中正區重慶南路一段122號'],
    ['臺北市中正區重慶南路一段122號', '臺北市中正區重慶南路一段122號'],
    ['臺北市中正區', '臺北市中正區'],
    ['重慶南路一段122號', '重慶南路一段122號'],
    ['', ''],
  ])('"%s" is "%s" [C12] [defect 10]', (address, tidy) => {
    expect(withoutRepeatedPlace(address)).toBe(tidy);
  });
});
