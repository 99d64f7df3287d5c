import * as s from '@pinpu/shared/contracts/schema';
import { CART_PATHS } from '@pinpu/shared/domain';
import { bodyOf } from './envelope.ts';

/** Body of `POST /api/cart/pickup`: the chain to choose a store from, and the page to return to. */
export const pickupMapSchema = s.object({
  LogisticsSubType: s.string().check(s.regex(/^[0-9A-Z]{1,20}$/)),
  /** `/cart`, or `/c` for the promotional cart (spec §2). */
  back: s.withDefault(s.oneOf(CART_PATHS), '/cart'),
});

/** Answer of `POST /api/cart/pickup`: `data.html` is the page that redirects to the store map. */
export const pickupMapAnswerSchema = s.object({
  success: s.literal(true),
  data: s.object({ html: s.string() }),
});

/** Answer of `GET /api/cart/pickup`: the store that this session has chosen; '' for none. */
export const pickupAnswerSchema = bodyOf(s.object({ rec_meta: s.string() }));
