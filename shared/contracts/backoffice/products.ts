import * as s from '@pinpu/shared/contracts/schema';
import { MEDIA_KINDS } from '@pinpu/shared/domain';
import { bodyOf } from '../shop/envelope.ts';
import { productId, shortText, twd } from '../shop/primitives.ts';

/** The filters of the back office's product list. */
export const SHOP_PRODUCT_STATES = ['all', 'listed', 'hidden', 'sold-out'] as const;
export type ShopProductState = (typeof SHOP_PRODUCT_STATES)[number];

/** Its sort orders: newest first, by name, by code, by price, by remaining stock. */
export const SHOP_PRODUCT_SORTS = [
  'new',
  'name',
  'code',
  'price_asc',
  'price_desc',
  'stock_asc',
] as const;
export type ShopProductSort = (typeof SHOP_PRODUCT_SORTS)[number];

const timestamp = s.optional(s.string().check(s.maxLength(20)));

/** Query of `GET /api/backoffice/products`. */
export const shopProductsQuerySchema = s.object({
  /** The beginning of the product's or a variant's code, or any part of the name. */
  q: s.withDefault(shortText(60), ''),
  /** A category's id; includes its subcategories. */
  cate: s.withDefault(shortText(40), ''),
  state: s.withDefault(s.oneOf(SHOP_PRODUCT_STATES), 'all'),
  sort: s.withDefault(s.oneOf(SHOP_PRODUCT_SORTS), 'new'),
  /** `next` of the previous page. */
  after: s.withDefault(s.string().check(s.maxLength(300)), ''),
  t: timestamp,
});
export type ShopProductsQuery = s.Infer<typeof shopProductsQuerySchema>;

/** In how many variants it is sold; missing for a product without options. */
const variants = s.withFallback(s.optional(s.int()), undefined);

/** Of a product with options, the prices are those of its cheapest variant, and the stock is that of all. */
const shopProductRowSchema = s.object({
  prd_id: s.string(),
  prd_name: s.string(),
  /** Address of the main picture; '' for none. */
  picture: s.string(),
  cate_name: s.string(),
  price: twd,
  /** The ordinary price, where `price` is a special one; missing where there is none. */
  price_regular: s.withFallback(s.optional(twd), undefined),
  price1: twd,
  on_hand: s.int(),
  /** How many of these are reserved by orders. */
  reserved: s.int(),
  enabled: s.boolean(),
  variants,
  /** How many pieces of a set its parts allow; missing for other goods. */
  set_qty: s.withFallback(s.optional(s.int()), undefined),
});
export type ShopProductRow = s.Infer<typeof shopProductRowSchema>;

export const shopProductsAnswerSchema = bodyOf(
  s.object({
    products: s.array(shopProductRowSchema),
    /** The cursor of the next page; '' on the last page. */
    next: s.string(),
  }),
);

/** The cells of a row in a goods file, by the column's English name, as an export writes them. */
const cells = s.record(s.string().check(s.maxLength(40)), s.string().check(s.maxLength(200_001)));
export type ProductCells = s.Infer<typeof cells>;

/**
 * A product as the shop edits it. `version` changes with every cell except the stock and what can be
 * pre-ordered, since orders change those, too.
 * With options, its prices and stock are changed in its variants only.
 */
export const shopProductSchema = s.object({
  cells,
  reserved: s.int(),
  sold_out_qty: s.int(),
  /** Whether an order contains it; then it can be hidden, but not deleted. */
  ordered: s.boolean(),
  variants,
  version: s.string(),
});
export type ShopProduct = s.Infer<typeof shopProductSchema>;

export const shopProductAnswerSchema = bodyOf(shopProductSchema);

/** 409 where the product was changed meanwhile: `body` is its current state. */
export const shopProductConflictSchema = s.looseObject({ body: shopProductSchema });

/** 422: the faults, each with its cell. */
export const productFaultsSchema = s.looseObject({
  faults: s.array(s.object({ field: s.string(), message: s.string() })),
});

/** Body of `POST /api/backoffice/products`: a new product. */
export const newProductSchema = s.object({ cells });

const version = s.string().check(s.maxLength(64));

/** Body of `POST /api/backoffice/products/{id}`: the cells that change. */
export const productChangeSchema = s.object({
  version,
  cells,
  /** The stock that was shown, where the change sets the stock. */
  on_hand: s.optional(s.int()),
  /** How many more could be pre-ordered, where the change sets that. */
  pre_left: s.optional(s.int()),
});
export type ProductChange = s.Infer<typeof productChangeSchema>;

/** Body of `POST /api/backoffice/products/{id}/delete`. */
export const productDeletionSchema = s.object({ version });
export const productParamsSchema = s.object({ id: productId });

const shopCategorySchema = s.object({
  cate_id: s.string(),
  cate_name: s.string(),
  parent_cate_id: s.string(),
  cate_attachment: s.string(),
  /** How many products it has, for sale or not, without those of subcategories. */
  products: s.int(),
});
export type ShopCategory = s.Infer<typeof shopCategorySchema>;

/** All categories in the shop's order; `version` changes with any of them. */
export const shopCategoriesSchema = s.object({
  categories: s.array(shopCategorySchema),
  version: s.string(),
});
export type ShopCategories = s.Infer<typeof shopCategoriesSchema>;

export const shopCategoriesAnswerSchema = bodyOf(shopCategoriesSchema);
export const shopCategoriesConflictSchema = s.looseObject({ body: shopCategoriesSchema });

const categoryId = s.string().check(s.maxLength(40));

/** Body of `POST /api/backoffice/categories`, and of a change at the category's own path. */
export const categoryInputSchema = s.object({
  version,
  cate_name: s.string().check(s.maxLength(300)),
  /** '' for a top-level category. */
  parent_cate_id: categoryId,
  /** Address of its picture; '' for none. */
  cate_attachment: s.string().check(s.maxLength(200)),
});
export type CategoryInput = s.Infer<typeof categoryInputSchema>;

/** Body of `POST /api/backoffice/category-order`: all ids, in their new order. */
export const categoryOrderSchema = s.object({
  version,
  ids: s.array(categoryId).check(s.maxLength(10_000)),
});

export const categoryDeletionSchema = s.object({ version });
export const categoryParamsSchema = s.object({ id: categoryId });

/** `POST /api/backoffice/pictures`: the picture's address. It is deleted after a day if nothing uses it. */
export const storedPictureAnswerSchema = bodyOf(s.object({ address: s.string() }));

export const mediaParamsSchema = s.object({ kind: s.oneOf(MEDIA_KINDS) });

/** `POST /api/backoffice/media/{kind}`: the path of the file. It is deleted after a day if nothing uses it. */
export const storedMediaAnswerSchema = bodyOf(s.object({ address: s.string(), bytes: s.int() }));

/** The result for one picture of an import: its address, or why it was rejected. */
export const sentPictureSchema = s.union([
  s.object({ address: s.string() }),
  s.object({ why: s.string() }),
]);
export type SentPicture = s.Infer<typeof sentPictureSchema>;
export const sentPicturesSchema = s.record(s.string(), sentPictureSchema);

const finding = s.object({
  row: s.int(),
  /** Column as a spreadsheet shows it, such as `D 售價`; '' for the row as a whole. */
  cell: s.string(),
  why: s.string(),
});
export type GoodsFinding = s.Infer<typeof finding>;

const goodsChange = s.object({
  /** The code of the product, or of the variant that changes. */
  prd_id: s.string(),
  /** The product with the variant's values; only of a variant. */
  name: s.optional(s.string()),
  kind: s.oneOf(['created', 'updated']),
  /** The changes, shortened. */
  text: s.string(),
});
export type GoodsChange = s.Infer<typeof goodsChange>;

const counts = s.object({ created: s.int(), updated: s.int() });
const report = s.object({
  ...{ rows: s.int(), created: s.int(), updated: s.int(), unchanged: s.int(), bad: s.int() },
  categories: counts,
  makers: s.optional(counts),
  /** `disabled`: switched off, because the file lists the product's variants without them. */
  variants: s.optional(s.object({ created: s.int(), updated: s.int(), disabled: s.int() })),
  imported: s.boolean(),
});
export type GoodsReport = s.Infer<typeof report>;

/** One line of the answer to `POST /api/backoffice/goods/import` and `…/pictures`. */
export const goodsLineSchema = s.union([
  s.object({ finding }),
  /** What is probably wrong in a row that can be imported. */
  s.object({ warning: finding }),
  s.object({ change: goodsChange }),
  s.object({ progress: s.object({ step: s.oneOf(['check', 'write']), rows: s.int() }) }),
  /** The file names of pictures in the goods file. */
  s.object({ pictures: s.array(s.string()) }),
  /** A picture from a zip. */
  s.object({ picture: s.object({ name: s.string(), sent: sentPictureSchema }) }),
  s.object({ report }),
  s.object({ error: s.string() }),
]);
export type GoodsLine = s.Infer<typeof goodsLineSchema>;
