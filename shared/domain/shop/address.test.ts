import { cleanAddress, postcodeBefore } from './address.ts';

it.each([
  ['220新北市板橋區文化路 1 號', '新北市板橋區文化路 1 號', '220'],
  ['220057 新北市板橋區文化路 1 號', '新北市板橋區文化路 1 號', '220057'],
  ['２２０－０５７新北市板橋區', '新北市板橋區', '220057'],
  ['〒(100)台北市中正區', '台北市中正區', '100'],
  ['220 220新北市板橋區', '新北市板橋區', '220'],
  ['10045 臺灣臺北市中正區', '臺灣臺北市中正區', '10045'],
])('removes the postcode from %j [41 Missing]', (typed, address, postcode) => {
  expect([cleanAddress(typed), postcodeBefore(typed)]).toEqual([address, postcode]);
  expect(cleanAddress(address)).toBe(address);
});

it.each([
  '101 大樓 5 樓',
  '123巷4號',
  '3樓',
  '1 Infinite Loop',
  '2200 新北市',
  '新北市板橋區220號',
])('leaves the number in %j, which is no postcode [41 Missing]', (typed) => {
  expect([cleanAddress(typed), postcodeBefore(typed)]).toEqual([typed, '']);
});
