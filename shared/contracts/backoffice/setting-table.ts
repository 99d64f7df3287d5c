import * as s from '@pinpu/shared/contracts/schema';
import {
  ATTRIBUTION_DAYS,
  ATTRIBUTION_DAYS_MAX,
  CARRIER_SHEETS,
  type CreditTerms,
  HOME_CARRIAGES,
  NEWS_PER_HOUR,
  NEWS_PER_HOUR_MAX,
  NO_COMPANY,
  REMINDER_HOURS_MAX,
  RULE_COMBINATIONS,
} from '@pinpu/shared/domain';
import { deliveryPlanSchema } from '../shop/delivery.ts';
import { homeBlockSchema } from '../shop/home-block.ts';
import { companySchema } from '../shop/info-page.ts';
import { birthdayTermsSchema, memberLevelSchema } from '../shop/membership.ts';
import { frameOptionsSchema } from '../shop/navigation.ts';
import { twd } from '../shop/primitives.ts';
import { shippingRulesSchema } from '../shop/shipping-rules.ts';
import { slideshowSchema } from '../shop/slideshow.ts';
import { carrierSheetSchema } from './carriers.ts';

interface Setting<Value, Default extends Value | undefined> {
  /** Its name on screens. */
  title: string;
  /** The screen that edits it: `/el/shop/home` or `/el/shop/settings`. */
  screen: 'home' | 'shop';
  /** `pages`: the public configuration depends on it. `server`: no shopper's page does. */
  readBy: 'pages' | 'server';
  /** The form of its value. What may be published is narrower: `SETTING_RULES` of the server. */
  schema: s.Schema<Value>;
  /** Its value in a shop that has set none; undefined where a feature is off or the server computes it. */
  default: Default;
}

const setting = <Value, Default extends Value | undefined>(one: Setting<Value, Default>) => one;

const ofShop = { screen: 'shop', readBy: 'pages' } as const;
const ofHome = { screen: 'home', readBy: 'pages' } as const;
const ofServer = { screen: 'shop', readBy: 'server' } as const;

const text = { schema: s.string(), default: '' };
const list = s.array(s.string());

const payWays = s.array(
  s.object({
    pay_way: s.int(),
    /** Amounts can only narrow the provider's limits. */
    min_amt: s.optional(twd),
    max_amt: s.optional(twd),
    periods: s.optional(s.array(s.int())),
  }),
);
/** Amounts can only narrow the carriers' limits. */
const pickup = s.object({ min_amt: s.optional(twd), max_amt: s.optional(twd) });
const site = s.object({ slogan: s.string(), description: s.string() });
const support = s.object({
  return_email: s.string(),
  service_email: s.string(),
  phone: s.string(),
});
const brands = s.array(s.object({ brand_id: s.string(), brand_name: s.string() }));
const attributionDays = s.int().check(s.minimum(1), s.maximum(ATTRIBUTION_DAYS_MAX));
const perHour = s.int().check(s.minimum(1), s.maximum(NEWS_PER_HOUR_MAX));
const reminderHours = s.int().check(s.minimum(0), s.maximum(REMINDER_HOURS_MAX));

const creditTerms = s.object({
  max_percent: s.int(),
  earn_percent: s.int(),
  earn_days: s.int(),
  valid_days: s.int(),
  welcome: twd,
}) satisfies s.Schema<CreditTerms>;

const parcelSender = s.object({
  /** Whether parcels are created at the logistics provider. */
  through_provider: s.boolean(),
  name: s.string(),
  phone: s.string(),
  postcode: s.string(),
  address: s.string(),
  home: s.oneOf(['', ...HOME_CARRIAGES]),
});

const NO_SITE = { slogan: '', description: '' };
const NO_SUPPORT = { return_email: '', service_email: '', phone: '' };

/** Every setting of the shop by its key, in the order of the screens (docs/how-to/add-a-setting.md). */
export const SETTINGS = {
  shop_name: setting({ title: '商店名稱', ...ofShop, schema: s.string(), default: '拼鋪' }),
  logo: setting({ title: '標誌', ...ofShop, ...text }),
  colour: setting({ title: '主色', ...ofShop, ...text }),
  site: setting({ title: '標語與簡介', ...ofShop, schema: site, default: NO_SITE }),
  support: setting({ title: '客服聯絡方式', ...ofShop, schema: support, default: NO_SUPPORT }),
  /** The shop's own address for a mail about each new order; '' for none. */
  order_email: setting({ title: '新訂單通知', ...ofServer, ...text }),
  slideshows: setting({
    ...{ title: '輪播圖', ...ofHome },
    ...{ schema: s.array(slideshowSchema), default: [] },
  }),
  home_blocks: setting({
    ...{ title: '首頁區塊', ...ofHome },
    ...{ schema: s.array(homeBlockSchema), default: undefined },
  }),
  home_header_html: setting({ title: '首頁開頭文字', ...ofHome, ...text }),
  home_banner_html: setting({ title: '首頁公告', ...ofHome, ...text }),
  home_keywords: setting({ title: '熱門關鍵字', ...ofHome, schema: list, default: [] }),
  pay_ways: setting({ title: '付款方式', ...ofShop, schema: payWays, default: undefined }),
  pay_way_required: setting({
    ...{ title: '付款方式必選', ...ofShop },
    ...{ schema: s.boolean(), default: undefined },
  }),
  /** Refunds above this amount need a second person, in TWD; 0 for none. Only owners change it. */
  refund_release_amount: setting({
    ...{ title: '退款覆核金額', ...ofServer },
    ...{ schema: twd, default: 0 },
  }),
  pickup: setting({ title: '超商取貨', ...ofShop, schema: pickup, default: undefined }),
  delivery: setting({
    ...{ title: '預計送達', ...ofShop },
    ...{ schema: deliveryPlanSchema, default: undefined },
  }),
  shipping_rules: setting({
    ...{ title: '運費與包裹', ...ofShop },
    ...{ schema: shippingRulesSchema, default: undefined },
  }),
  /** The carriers that orders are sent to by a file. */
  carrier_sheets: setting({
    ...{ title: '物流檔案', ...ofServer },
    ...{ schema: s.array(carrierSheetSchema), default: [...CARRIER_SHEETS] },
  }),
  /** Who sends parcels that a provider carries, and the usual carriage to an address ('' for none). */
  parcel_sender: setting({
    ...{ title: '寄件人與託運單', ...ofServer },
    ...{ schema: parcelSender, default: undefined },
  }),
  about_html: setting({ title: '關於我們', ...ofShop, ...text }),
  returns_html: setting({ title: '退換貨', ...ofShop, ...text }),
  privacy_html: setting({ title: '隱私權', ...ofShop, ...text }),
  terms_html: setting({ title: '服務條款', ...ofShop, ...text }),
  company: setting({ title: '公司資訊', ...ofShop, schema: companySchema, default: NO_COMPANY }),
  web_resources: setting({
    ...{ title: '頁首與頁尾文字', ...ofShop },
    ...{ schema: s.record(s.string(), s.string()), default: {} },
  }),
  frame: setting({
    ...{ title: '側邊選單', ...ofShop },
    ...{ schema: frameOptionsSchema, default: { filter_button: false } },
  }),
  product_unit: setting({ title: '商品單位', ...ofShop, schema: s.string(), default: '件' }),
  brands: setting({ title: '品牌', ...ofShop, schema: brands, default: [] }),
  /** Groups of synonyms; a shop that has set none uses the server's list. */
  search_synonyms: setting({ title: '搜尋同義詞', ...ofServer, schema: list, default: undefined }),
  /** How rules of price and a coupon meet in one order. */
  price_rule_combination: setting({
    ...{ title: '優惠活動併用', ...ofServer },
    ...{ schema: s.oneOf(RULE_COMBINATIONS), default: 'layers' as const },
  }),
  /** How members get and use store credit; undefined where it is off. */
  store_credit: setting({
    ...{ title: '購物金', ...ofServer },
    ...{ schema: creditTerms, default: undefined },
  }),
  /** Whether visitors can sign up for newsletters. */
  newsletter_signup: setting({
    ...{ title: '訂閱電子報', ...ofShop },
    ...{ schema: s.boolean(), default: false },
  }),
  /** How many newsletters are sent in an hour at most. */
  newsletter_per_hour: setting({
    ...{ title: '電子報寄送速度', ...ofServer },
    ...{ schema: perHour, default: NEWS_PER_HOUR },
  }),
  /** After how many hours a member is reminded of a cart that was left; 0 for never. */
  cart_reminder_hours: setting({
    ...{ title: '購物車提醒', ...ofShop },
    ...{ schema: reminderHours, default: 0 },
  }),
  /** Levels of members by their turnover of twelve months, from the lowest to the highest. */
  member_levels: setting({
    ...{ title: '會員等級', ...ofServer },
    ...{ schema: s.array(memberLevelSchema), default: [] },
  }),
  /** The coupon of a member's birthday; levels may have their own. */
  birthday_coupon: setting({
    ...{ title: '生日券', ...ofServer },
    ...{ schema: birthdayTermsSchema, default: undefined },
  }),
  promo_attribution_days: setting({
    ...{ title: '推廣有效天數', ...ofShop },
    ...{ schema: attributionDays, default: ATTRIBUTION_DAYS },
  }),
  /** Whether promoters earn from their own orders. */
  promo_own_purchases: setting({
    ...{ title: '推廣者自己購買', ...ofServer },
    ...{ schema: s.boolean(), default: false },
  }),
  /** The minimum amount of a promoter's transfer, in TWD; smaller amounts are carried over. */
  promo_payout_minimum: setting({
    ...{ title: '分潤最低付款金額', ...ofServer },
    ...{ schema: twd, default: 0 },
  }),
};

export type SettingName = keyof typeof SETTINGS;
export type SettingValue<Name extends SettingName> = s.Infer<(typeof SETTINGS)[Name]['schema']>;
/** A setting's value in every shop: undefined only where it has no default. */
export type EffectiveValue<Name extends SettingName> =
  | SettingValue<Name>
  | Extract<(typeof SETTINGS)[Name]['default'], undefined>;

export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[];

/** Settings that only an owner changes. */
export const OWNER_SETTINGS: readonly SettingName[] = ['refund_release_amount'];

export const isSettingName = (name: string): name is SettingName => Object.hasOwn(SETTINGS, name);

/** A setting's name on screens; the key of one that an older version of the shop had. */
export const settingTitle = (name: string): string =>
  isSettingName(name) ? SETTINGS[name].title : name;
