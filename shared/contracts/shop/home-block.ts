import * as s from '@pinpu/shared/contracts/schema';

/** Kinds of blocks below home's slides: those of spec §2, and rows of products that the shop adds. */
export const HOME_BLOCK_KINDS = [
  'header',
  'categories',
  'banner',
  'featured',
  'grid',
  'products',
  'category',
] as const;
export type HomeBlockKind = (typeof HOME_BLOCK_KINDS)[number];

/** The most products in one row. */
export const HOME_BLOCK_PRODUCTS = 12;

/** A block of home; `products` and `category` are only used by the kinds that need them. */
export const homeBlockSchema = s.object({
  id: s.string(),
  kind: s.oneOf(HOME_BLOCK_KINDS),
  enable: s.withDefault(s.boolean(), true),
  title: s.withDefault(s.string(), ''),
  prd_ids: s.withDefault(s.array(s.string()), []),
  cate_id: s.withDefault(s.string(), ''),
});
export type HomeBlock = s.Infer<typeof homeBlockSchema>;
