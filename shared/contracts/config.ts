import * as s from '@pinpu/shared/contracts/schema';
import { categorySchema } from './category.ts';
import { bodyOf } from './envelope.ts';
import { slideshowSchema } from './slideshow.ts';

/** The configured HTML blocks by name, spelt as in spec §2 (`Store_Footer_CoypRight`). */
export const WEB_RESOURCES = [
  'Store_Header_Nav_HTML',
  'Store_Footer_Text_HTML',
  'Store_Footer_Nav_HTML',
  'Store_Footer_CoypRight',
  'Store_Footer_CoypRight_Nav_HTML',
] as const;

/** Body of `GET /api/config/public`; its fields are patched into the state (spec §7). */
export const publicConfigSchema = s.object({
  /** The cart session; stored when it differs from the stored one. */
  s: s.string(),
  /** Milliseconds between configuration and frame: 1000 as specified, 0 for measurements. */
  app_init_delay_ms: s.int(),
  lang: s.string(),
  curr: s.literal('TWD'),
  logo_resource: s.object({ name: s.string(), text: s.string() }),
  home_keywords: s.array(s.string()),
  home_content: s.object({
    slideshows: s.array(slideshowSchema),
    header_html: s.string(),
    banner_html: s.string(),
  }),
  web_resources: s.record(s.string(), s.string()),
  product_unit: s.string(),
  categories: s.array(categorySchema),
  brands: s.array(s.object({ brand_id: s.string(), brand_name: s.string() })),
  /** Module options by name, e.g. `{ "cart": { "max_order_num": 50 } }`. */
  module_options: s.record(s.string(), s.record(s.string(), s.unknown())),
  support: s.object({ return_email: s.string(), service_email: s.string(), phone: s.string() }),
  /** Group-buy code of the house, used where a promo route is opened without a promoter's link; '' for none. */
  house_promo_code: s.string(),
});
export type PublicConfig = s.Infer<typeof publicConfigSchema>;
export const publicConfigAnswerSchema = bodyOf(publicConfigSchema);
