import * as s from '@pinpu/shared/contracts/schema';
import { bodyOf } from './envelope.ts';
import { productId } from './primitives.ts';

/** Body of `POST /api/shorturl/create` (spec §7); the server takes the product and builds the target itself. */
export const shortUrlCreateSchema = s.object({
  target_url: s.string().check(s.maxLength(500)),
  service_type: s.literal('product'),
  cus_id: s.string().check(s.maxLength(64)),
});
export type ShortUrlCreate = s.Infer<typeof shortUrlCreateSchema>;

/** Body of `POST /api/shorturl/bundle` (spec §7). */
export const shortUrlBundleSchema = s.object({
  prd_ids: s.array(productId).check(s.minLength(1), s.maxLength(50)),
  user_id: s.string().check(s.maxLength(64)),
  cus_id: s.string().check(s.maxLength(64)),
});

/** Answer of both: the short link in `body.short_url`. */
export const shortUrlAnswerSchema = bodyOf(s.object({ short_url: s.string() }));
