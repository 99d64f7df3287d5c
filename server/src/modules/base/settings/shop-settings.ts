import { companySchema, frameOptionsSchema, homeBlockSchema } from '@pinpu/shared/contracts';
import { ATTRIBUTION_DAYS, ATTRIBUTION_DAYS_MAX, NO_COMPANY } from '@pinpu/shared/domain';
import * as z from 'zod/mini';
import { safeHtml } from '../../../platform/html/safe-html.ts';
import { DEFAULT_SYNONYMS } from './default-synonyms.ts';
import { deliverySetting } from './delivery-setting.ts';

/** HTML of the shop, sanitised on reading and on writing. */
const block = z.pipe(z.string(), z.transform(safeHtml));
const html = z._default(block, '');

const wholeTwd = z.int().check(z.minimum(0), z.maximum(99_999_999));

/** A pay way in the shop's settings; amounts can only narrow the provider's limits. */
const payWaySetting = z.object({
  pay_way: z.int(),
  min_amt: z.optional(wholeTwd),
  max_amt: z.optional(wholeTwd),
  periods: z.optional(z.array(z.int())),
});

/** Pickup at convenience stores in the shop's settings; amounts can only narrow the carriers' limits. */
const pickupSetting = z.object({ min_amt: z.optional(wholeTwd), max_amt: z.optional(wholeTwd) });

/** The shop's settings as stored in the table `settings`, one row per name; a missing row is empty. */
export const shopSettingsSchema = z.object({
  logo_resource: z._default(z.object({ name: z.string(), text: z.string() }), {
    name: 'pinpu',
    text: '拼鋪',
  }),
  /** Address of the shop's logo, '' for its name as text. */
  logo: z._default(z.string(), ''),
  /** The shop's primary colour, `#rrggbb`; '' for Pinpu's. */
  colour: z._default(z.string(), ''),
  site: z._default(z.object({ slogan: z.string(), description: z.string() }), {
    slogan: '',
    description: '',
  }),
  home_keywords: z._default(z.array(z.string()), []),
  /** Groups of synonyms for the search (`synonymLine`). */
  search_synonyms: z._default(z.array(z.string()), [...DEFAULT_SYNONYMS]),
  home_blocks: z.optional(z.array(homeBlockSchema)),
  home_header_html: html,
  home_banner_html: html,
  about_html: html,
  returns_html: html,
  privacy_html: html,
  terms_html: html,
  company: z._default(companySchema, NO_COMPANY),
  web_resources: z._default(z.record(z.string(), block), {}),
  frame: z._default(frameOptionsSchema, { filter_button: false }),
  pay_ways: z.optional(z.array(payWaySetting)),
  pay_way_required: z.optional(z.boolean()),
  pickup: z.optional(pickupSetting),
  delivery: z.optional(deliverySetting),
  promo_attribution_days: z._default(
    z.int().check(z.minimum(1), z.maximum(ATTRIBUTION_DAYS_MAX)),
    ATTRIBUTION_DAYS,
  ),
  /** Whether promoters earn from their own orders. */
  promo_own_purchases: z._default(z.boolean(), false),
  /** The minimum amount of a promoter's transfer, in TWD; smaller amounts are carried over. */
  promo_payout_minimum: z._default(wholeTwd, 0),
  product_unit: z._default(z.string(), '件'),
  brands: z._default(z.array(z.object({ brand_id: z.string(), brand_name: z.string() })), []),
  support: z._default(
    z.object({ return_email: z.string(), service_email: z.string(), phone: z.string() }),
    {
      return_email: '',
      service_email: '',
      phone: '',
    },
  ),
});
export type ShopSettings = z.infer<typeof shopSettingsSchema>;

/** Settings as rows of the table, validated and sanitised; every write uses this. */
export const settingRows = (settings: Partial<ShopSettings>, u_date: Date) => {
  const checked = z.parse(shopSettingsSchema, settings);
  return Object.entries(checked)
    .filter(([name]) => name in settings)
    .map(([name, value]) => ({ name, value, u_date }));
};

export const parseSynonyms = (stored: unknown): readonly string[] =>
  z.parse(shopSettingsSchema.shape.search_synonyms, stored ?? undefined);
