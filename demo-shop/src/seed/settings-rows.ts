import { type ShopSettings, settingRows } from '@pinpu/server/plugin';
import {
  demoHomeBannerHtml,
  demoHomeHeaderHtml,
  demoInfo,
  demoKeywords,
  demoNavigation,
  demoWebResources,
} from '../catalog/index.ts';

/** 除夕 to 初四. */
const NEW_YEAR_2027 = ['2027-02-05', '2027-02-06', '2027-02-07', '2027-02-08', '2027-02-09'];

/** The demo shop's settings; no real telephone number begins with 02-0000. */
const demoSettings: Partial<ShopSettings> = {
  logo_resource: { name: 'pinpu', text: '拼鋪' },
  site: {
    slogan: '臺灣小製造的好東西，一起買',
    description: '拼鋪集合臺灣各地小農與小工坊的茶、糕餅、果物、器物與織品，單買或揪團都方便。',
  },
  home_keywords: [...demoKeywords],
  home_header_html: demoHomeHeaderHtml,
  home_banner_html: demoHomeBannerHtml,
  ...demoInfo,
  web_resources: demoWebResources,
  frame: { filter_button: false, navigation: demoNavigation },
  pay_ways: [
    { pay_way: 3 },
    { pay_way: 4, min_amt: 3_000, periods: [3, 6, 12] },
    { pay_way: 2 },
    { pay_way: 6 },
    { pay_way: 10 },
    { pay_way: 9 },
    { pay_way: 1 },
    { pay_way: 5 },
  ],
  pickup: {},
  delivery: {
    cut_off: '14:00',
    ship_weekdays: [1, 2, 3, 4, 5],
    arrival_weekdays: [1, 2, 3, 4, 5, 6],
    closed_days: ['2026-12-25', '2027-01-01', ...NEW_YEAR_2027],
    transit: { main: { min: 1, max: 2 }, islands: { min: 3, max: 5 }, store: { min: 2, max: 3 } },
  },
  product_unit: '件',
  brands: [],
  support: {
    return_email: 'return@pinpu.test',
    service_email: 'service@pinpu.test',
    phone: '02-0000-0000',
  },
};

export const demoSettingRows = (now: Date) => settingRows(demoSettings, now);
