import {
  HOME_BLOCK_KINDS,
  HOME_BLOCK_PRODUCTS,
  type HomeBlockKind,
  WEB_RESOURCES,
} from '@pinpu/shared/contracts';
import { SETTINGS, type SettingName, type SettingValue } from '@pinpu/shared/contracts/backoffice';
import {
  brandColourFault,
  htmlOfText,
  isColour,
  isDay,
  isEmail,
  isPayWay,
  isShopPhone,
  isVatId,
} from '@pinpu/shared/domain';
import * as z from 'zod/mini';
import { safeHtml } from '../../../platform/html/safe-html.ts';
import { carrierSheetsSetting } from './carrier-sheets-setting.ts';
import { creditSetting } from './credit-setting.ts';
import { birthdayCouponSetting, memberLevelsSetting } from './member-settings.ts';
import { parcelSenderSetting } from './parcel-sender-setting.ts';
import { shippingSetting } from './shipping-setting.ts';
import { STRICTER } from './shop-settings.ts';
import { synonymLineFault } from './synonym-line.ts';

const because = (sentence: string) => ({ error: sentence });
const line = (max: number) =>
  z
    .string()
    .check(
      z.maxLength(max, because(`最多 ${max} 個字`)),
      z.regex(/^\P{Cc}*$/u, because('不能換行')),
    );
const filledLine = (max: number) => line(max).check(z.regex(/\S/, because('不能是空的')));
const emptyOr = (isRight: (text: string) => boolean, sentence: string) =>
  z.string().check(z.refine((text) => text === '' || isRight(text), because(sentence)));

const picture = emptyOr(
  (text) => /^\/(?!\/)[^\s\\]*$/.test(text),
  '要是本店圖片的網址（/media/ 開頭）或圖片檔名',
);
const email = emptyOr(isEmail, '要是電子郵件地址，或空白');
const day = emptyOr(isDay, '要是日期，例如 2026-11-22，或空白');
const slideLink = emptyOr(
  (text) => /^(?:\/(?![/\\])|https:\/\/[^\s/?#])\S*$/i.test(text),
  '要是網址：本店的以 / 開頭，其他網站的以 https:// 開頭',
);

const colour = z.string().check(
  z.superRefine((text, context) => {
    if (text === '') return;
    if (!isColour(text)) {
      context.addIssue('要是 #rrggbb，例如 #2F6B5C，或空白');
      return;
    }
    const fault = brandColourFault(text);
    if (fault)
      context.addIssue(
        `${text} 和底色的對比只有 ${fault.contrast}，要 4.5 以上文字才看得清楚；可用較深的 ${fault.suggestion}`,
      );
  }),
);

const rowId = z
  .string()
  .check(z.regex(/^[\w-]{1,40}$/, because('要是 1 到 40 個英文字母、數字、- 或 _')));

const slide = z.object({
  id: rowId,
  title: z._default(line(60), ''),
  sub_title: z._default(line(120), ''),
  m: z._default(picture, ''),
  d: z._default(picture, ''),
  url: z._default(slideLink, ''),
  target: z._default(z.enum(['_self', '_blank']), '_self'),
  enable: z._default(z.boolean(), true),
  enable_sdate: z._default(day, ''),
  enable_edate: z._default(day, ''),
  caption: z._default(line(200), ''),
  caption_position: z._default(z.enum(['left', 'right']), 'left'),
});
export type EditableSlide = z.infer<typeof slide>;

const endsAfterBegin = z.superRefine<EditableSlide>((one, context) => {
  const { enable_sdate, enable_edate } = one;
  if (enable_sdate === '' || enable_edate === '' || enable_sdate <= enable_edate) return;
  const message = '結束日期要在開始日期之後';
  context.addIssue({ code: 'custom', path: ['enable_edate'], message, input: one });
});

const hasUniqueIds = (list: readonly { id: string }[]) =>
  new Set(list.map(({ id }) => id)).size === list.length;

const slides = z
  .array(slide.check(endsAfterBegin))
  .check(
    z.refine(hasUniqueIds, because('有兩張的 id 相同')),
    z.maxLength(30, because('最多 30 張')),
  );

const homeBlock = z.object({
  id: rowId,
  kind: z.enum(HOME_BLOCK_KINDS),
  enable: z._default(z.boolean(), true),
  title: z._default(line(40), ''),
  prd_ids: z._default(
    z
      .array(z.string().check(z.regex(/^[\w-]{1,40}$/, because('不是商品編號'))))
      .check(z.maxLength(HOME_BLOCK_PRODUCTS, because(`最多 ${HOME_BLOCK_PRODUCTS} 件商品`))),
    [],
  ),
  cate_id: z._default(line(40), ''),
});

/** A row of products must name products, and one of a category must name a category. */
const isComplete = z.superRefine<z.infer<typeof homeBlock>>((block, context) => {
  const missing = (field: string, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message, input: block });
  if (block.kind === 'products' && block.prd_ids.length === 0) missing('prd_ids', '請選擇商品');
  if (block.kind === 'category' && block.cate_id === '') missing('cate_id', '請選擇分類');
});

const isAddable = (kind: HomeBlockKind) => kind === 'products' || kind === 'category';
const hasEachOnce = (list: readonly { kind: HomeBlockKind }[]) => {
  const own = list.flatMap(({ kind }) => (isAddable(kind) ? [] : [kind]));
  return new Set(own).size === own.length;
};

const homeBlocks = z
  .array(homeBlock.check(isComplete))
  .check(
    z.refine(hasUniqueIds, because('有兩個區塊的 id 相同')),
    z.refine(hasEachOnce, because('同一種區塊只能有一個')),
    z.maxLength(20, because('最多 20 個區塊')),
  );

interface AmountRange {
  min_amt?: number | undefined;
  max_amt?: number | undefined;
}
/** Limits that no amount is between would silently offer nothing. */
const isEmptyRange = ({ min_amt, max_amt }: AmountRange) =>
  min_amt !== undefined && max_amt !== undefined && min_amt > max_amt;
const EMPTY_RANGE = '上限不能小於下限';

const payWays = SETTINGS.pay_ways.schema.check(
  z.superRefine((ways, context) => {
    const seen = new Set<number>();
    for (const [at, way] of ways.entries()) {
      const fault = (field: keyof typeof way, message: string) =>
        context.addIssue({ code: 'custom', path: [at, field], message, input: way });
      if (!isPayWay(way.pay_way)) fault('pay_way', `沒有付款方式 ${way.pay_way}`);
      if (seen.has(way.pay_way)) fault('pay_way', `付款方式 ${way.pay_way} 重複了`);
      if (isEmptyRange(way)) fault('max_amt', EMPTY_RANGE);
      seen.add(way.pay_way);
    }
  }),
);
const pickup = SETTINGS.pickup.schema.check(
  z.superRefine((range, context) => {
    if (isEmptyRange(range))
      context.addIssue({ code: 'custom', path: ['max_amt'], message: EMPTY_RANGE, input: range });
  }),
);
const names: readonly string[] = WEB_RESOURCES;
const webResources = STRICTER.web_resources.check(
  z.superRefine((blocks, context) => {
    for (const name of Object.keys(blocks))
      if (!names.includes(name)) context.addIssue(`沒有「${name}」這一塊；有 ${names.join('、')}`);
  }),
);

const INFO_TEXT_MAX = 20_000;

const infoText = z.pipe(
  z.string().check(z.maxLength(INFO_TEXT_MAX, because(`最多 ${INFO_TEXT_MAX} 個字`))),
  z.transform((text) => safeHtml(htmlOfText(text))),
);

const halfWidth = (text: string) => text.normalize('NFKC').trim();
const fact = (max: number) => z._default(line(max).check(z.overwrite((text) => text.trim())), '');
const formedFact = (
  tidy: (text: string) => string,
  isRight: (text: string) => boolean,
  why: string,
) =>
  z._default(
    z.string().check(
      z.overwrite(tidy),
      z.refine((text) => text === '' || isRight(text), because(why)),
    ),
    '',
  );

const company = z.object({
  company_name: fact(80),
  vat_id: formedFact(
    (text) => text.normalize('NFKC').replaceAll(/\s/g, ''),
    isVatId,
    '不是正確的統一編號：要是 8 個數字，檢查碼也要相符',
  ),
  representative: fact(60),
  address: fact(120),
  phone: formedFact(
    halfWidth,
    (text) => text.length <= 40 && isShopPhone(text),
    '要是電話號碼，或空白',
  ),
  email: formedFact(halfWidth, isEmail, '要是電子郵件地址，或空白'),
  service_hours: fact(120),
});

const synonyms = filledLine(300).check(
  z.superRefine((text, context) => {
    const fault = synonymLineFault(text);
    if (fault !== '') context.addIssue(fault);
  }),
);

/** `slideshows` is a table of its own; `shop_name` is the text of `logo_resource`. */
export const SETTING_RULES = {
  shop_name: filledLine(40),
  logo: picture,
  colour,
  site: z.object({ slogan: line(60), description: line(300) }),
  support: z.object({ return_email: email, service_email: email, phone: line(40) }),
  order_email: email,
  slideshows: slides,
  home_blocks: homeBlocks,
  home_header_html: STRICTER.home_header_html,
  home_banner_html: STRICTER.home_banner_html,
  home_keywords: z.array(filledLine(30)).check(z.maxLength(30, because('最多 30 個'))),
  pay_ways: payWays,
  pay_way_required: SETTINGS.pay_way_required.schema,
  refund_release_amount: SETTINGS.refund_release_amount.schema,
  pickup,
  delivery: STRICTER.delivery,
  shipping_rules: shippingSetting,
  carrier_sheets: carrierSheetsSetting,
  parcel_sender: parcelSenderSetting,
  about_html: infoText,
  returns_html: infoText,
  privacy_html: infoText,
  terms_html: infoText,
  company,
  web_resources: webResources,
  frame: SETTINGS.frame.schema,
  product_unit: filledLine(10),
  brands: SETTINGS.brands.schema,
  search_synonyms: z.array(synonyms).check(z.maxLength(500, because('最多 500 組'))),
  price_rule_combination: SETTINGS.price_rule_combination.schema,
  store_credit: creditSetting,
  newsletter_signup: SETTINGS.newsletter_signup.schema,
  newsletter_per_hour: SETTINGS.newsletter_per_hour.schema,
  cart_reminder_hours: SETTINGS.cart_reminder_hours.schema,
  member_levels: memberLevelsSetting,
  birthday_coupon: birthdayCouponSetting,
  promo_attribution_days: SETTINGS.promo_attribution_days.schema,
  promo_own_purchases: SETTINGS.promo_own_purchases.schema,
  promo_payout_minimum: SETTINGS.promo_payout_minimum.schema,
} satisfies { [Name in SettingName]: z.ZodMiniType<SettingValue<Name>> };
