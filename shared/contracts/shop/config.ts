import * as s from '@pinpu/shared/contracts/schema';
import { APP_INIT_DELAY_MS, ATTRIBUTION_DAYS_MAX } from '@pinpu/shared/domain';
import { categorySchema } from './category.ts';
import { deliveryPlanSchema } from './delivery.ts';
import { bodyOf } from './envelope.ts';
import { homeBlockSchema } from './home-block.ts';
import { shippingRulesSchema } from './shipping-rules.ts';
import { slideshowSchema } from './slideshow.ts';

const text = s.withFallback(s.string(), '');

const homeContentSchema = s.object({
  slideshows: s.withFallback(s.array(slideshowSchema), []),
  header_html: text,
  banner_html: text,
});
const supportSchema = s.object({ return_email: text, service_email: text, phone: text });

/**
 * Body of `GET /api/config/public`; its fields are patched into the state (spec §7). Only the session is required: a
 * missing or malformed field is read as empty, so that the shop still starts.
 */
export const publicConfigSchema = s.object({
  /** The cart session; stored where it differs from the stored one. */
  s: s.string(),
  /** Milliseconds between configuration and frame: 1000 as specified, 0 for measurements. */
  app_init_delay_ms: s.withFallback(s.int().check(s.minimum(0)), APP_INIT_DELAY_MS),
  /** Salt for what the browser stores encrypted; missing in older servers. */
  storage_salt: s.withFallback(s.optional(s.string()), undefined),
  /** In `demo` nothing is paid or shipped, and every page says so. */
  shop_mode: s.withFallback(s.optional(s.oneOf(['demo', 'live'])), undefined),
  lang: s.withFallback(s.string(), 'zh-TW'),
  curr: s.withFallback(s.literal('TWD'), 'TWD'),
  logo_resource: s.withFallback(s.object({ name: text, text }), { name: '', text: '' }),
  /** The shop's own logo (address of a picture) and primary colour (`#rrggbb`); '' for Pinpu's. */
  brand: s.withFallback(s.optional(s.object({ logo: text, colour: text })), undefined),
  /** The slogan beside the shop's name in home's title, and the description for search engines. */
  site: s.withFallback(s.optional(s.object({ slogan: text, description: text })), undefined),
  home_keywords: s.withFallback(s.array(s.string()), []),
  home_content: s.withFallback(homeContentSchema, {
    slideshows: [],
    header_html: '',
    banner_html: '',
  }),
  /** Blocks below home's slides, in order; undefined for the blocks of spec §2. */
  home_blocks: s.withFallback(s.optional(s.array(homeBlockSchema)), undefined),
  web_resources: s.withFallback(s.record(s.string(), s.string()), {}),
  /** Names of the information pages that have content (`GET /api/info-page/{name}`); others are not linked. */
  info_pages: s.withFallback(s.optional(s.array(s.string())), undefined),
  product_unit: s.withFallback(s.string(), '件'),
  categories: s.withFallback(s.array(categorySchema), []),
  brands: s.withFallback(s.array(s.object({ brand_id: s.string(), brand_name: s.string() })), []),
  /** When parcels leave and arrive; undefined where the shop promises no dates. */
  delivery: s.withFallback(s.optional(deliveryPlanSchema), undefined),
  /** How the shop ships; undefined where only the specification's fee applies. */
  shipping_rules: s.withFallback(s.optional(shippingRulesSchema), undefined),
  /** Module options by name, e.g. `{ "cart": { "max_order_num": 50 } }`; for the frame's, see `frameOptionsSchema`. */
  module_options: s.withFallback(s.record(s.string(), s.record(s.string(), s.unknown())), {}),
  support: s.withFallback(supportSchema, { return_email: '', service_email: '', phone: '' }),
  /** The shop's own group-buy code, used where a promo route is opened without a promoter's link; '' for none. */
  house_promo_code: text,
  /** Whether visitors can sign up for newsletters. */
  newsletter_signup: s.withFallback(s.optional(s.boolean()), undefined),
  /** After how many hours members are reminded of a cart that was left; 0 for never. */
  cart_reminder_hours: s.withFallback(s.optional(s.int()), undefined),
  /** For how many days after the last visit through a promoter's link an order counts as the promoter's. */
  promo_attribution_days: s.withFallback(
    s.optional(s.int().check(s.minimum(1), s.maximum(ATTRIBUTION_DAYS_MAX))),
    undefined,
  ),
});
export type PublicConfig = s.Infer<typeof publicConfigSchema>;
export const publicConfigAnswerSchema = bodyOf(publicConfigSchema);
