import { settingValue } from './setting-value.ts';

it.each([
  ['shop_name', '山腳茶行', '山腳茶行'],
  ['shop_name', '2026', '2026'],
  ['shop_name', 'true', 'true'],
  ['shop_name', '"山腳"', '山腳'],
  ['shop_name', 'null', null],
  ['promo_attribution_days', '30', 30],
  ['pay_way_required', 'true', true],
  ['home_keywords', '["春茶"]', ['春茶']],
  ['pay_ways', '3', 3],
  ['unknown', '3', 3],
])('the setting %s given as %s', (key, word, value) => {
  expect(settingValue(key, word)).toEqual(value);
});
