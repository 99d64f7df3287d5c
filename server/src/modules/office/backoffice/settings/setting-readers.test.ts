import {
  SETTING_NAMES,
  SETTINGS,
  type SettingName,
  type SettingValue,
} from '@pinpu/shared/contracts/backoffice';
import { NO_COMPANY } from '@pinpu/shared/domain';
import { testApp } from '../../../../testing/index.ts';
import { atBackoffice } from '../../../../testing/people/backoffice.ts';
import { BIRTHDAY, GOLD } from '../../../../testing/people/member-level.ts';

const TEXT = '<p>茶行</p>';

/** A value of each setting that is not its default; a slide and a block without the fields that may be left out. */
const OTHER: { [Name in SettingName]: Partial<SettingValue<Name>> | object[] } = {
  ...{ shop_name: '山腳茶行', logo: '/media/p/P0001/1', colour: '#2F6B5C' },
  ...{ site: { slogan: '好茶', description: '' }, product_unit: '罐' },
  support: { return_email: '', service_email: '', phone: '02-0000-0001' },
  order_email: 'orders@shop.example',
  slideshows: [{ id: 'spring', m: '/media/p/P0001/1' }],
  home_blocks: [{ id: 'grid', kind: 'grid' }],
  ...{ home_header_html: TEXT, home_banner_html: TEXT, home_keywords: ['春茶'] },
  ...{ pay_ways: [], pay_way_required: true, pickup: { max_amt: 999 } },
  delivery: {
    ...{ cut_off: '14:00', ship_weekdays: [1], arrival_weekdays: [1], closed_days: [] },
    transit: { main: { min: 1, max: 2 } },
  },
  carrier_sheets: [],
  shipping_rules: { mixed: 'refuse', fees: {}, regions: [], ways: {} },
  parcel_sender: {
    ...{ through_provider: true, name: '山腳茶行', phone: '0911222333', home: 'TCAT' },
    ...{ postcode: '11560', address: '臺北市南港區三重路19號' },
  },
  ...{ about_html: TEXT, returns_html: TEXT, privacy_html: TEXT, terms_html: TEXT },
  company: { ...NO_COMPANY, company_name: '山腳茶行' },
  web_resources: { Store_Header_Nav_HTML: TEXT },
  frame: { filter_button: true },
  brands: [{ brand_id: 'B1', brand_name: '山腳' }],
  search_synonyms: ['香皂、皂'],
  ...{ promo_attribution_days: 7, promo_own_purchases: true, promo_payout_minimum: 500 },
  refund_release_amount: 5000,
  store_credit: { max_percent: 50, earn_percent: 3, earn_days: 14, valid_days: 365, welcome: 0 },
  price_rule_combination: 'one',
  ...{ newsletter_signup: true, newsletter_per_hour: 60, cart_reminder_hours: 24 },
  member_levels: [GOLD],
  birthday_coupon: BIRTHDAY,
};

it('the public configuration depends on exactly the settings that pages read', async () => {
  const anna = await atBackoffice(await testApp(), 'anna');
  const preview = async (changes: object[]) => {
    const { body } = (await anna.send('POST', 'settings/preview', { changes })).json();
    expect(body.faults).toEqual([]);
    return JSON.stringify(body.config);
  };
  const published = await preview([]);
  const read: SettingName[] = [];
  for (const key of SETTING_NAMES)
    if ((await preview([{ key, value: OTHER[key] }])) !== published) read.push(key);
  expect(read).toEqual(SETTING_NAMES.filter((name) => SETTINGS[name].readBy === 'pages'));
});
