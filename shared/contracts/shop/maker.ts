import * as s from '@pinpu/shared/contracts/schema';
import { bodyOf } from './envelope.ts';
import { productItemSchema } from './product.ts';

const text = s.withFallback(s.string(), '');

/** A maker for its own page, with a page of its goods, the best sold first. */
export const makerSchema = s.object({
  maker_id: s.string(),
  maker_name: s.string(),
  maker_place: text,
  /** Sanitised HTML. */
  maker_story: text,
  /** Base URL of the picture; sizes are requested with `?w=320`. */
  maker_picture: text,
  food_reg_no: text,
  goods: s.object({
    items: s.array(productItemSchema),
    total: s.int(),
    page: s.int(),
    size: s.int(),
  }),
});
export type Maker = s.Infer<typeof makerSchema>;

export const makerAnswerSchema = bodyOf(makerSchema);
