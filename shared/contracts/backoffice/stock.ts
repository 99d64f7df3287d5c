import * as s from '@pinpu/shared/contracts/schema';
import { STOCK_FIELDS } from '@pinpu/shared/domain';
import { bodyOf } from '../shop/envelope.ts';
import { filterDay, productId, shortText } from '../shop/primitives.ts';

/** The filters of the table of stock and prices. */
export const STOCK_SHOWN = ['all', 'low', 'sold-out', 'hidden'] as const;
export type StockShown = (typeof STOCK_SHOWN)[number];

/** Its sort orders: by code, fewest for sale first, highest or lowest price first, most sold first. */
export const STOCK_SORTS = ['code', 'available', 'price-desc', 'price', 'sold'] as const;
export type StockSort = (typeof STOCK_SORTS)[number];

/** The most products of a page, and the most that can be saved together. */
export const STOCK_LIMIT = 200;

/** Query of `GET /api/backoffice/stock`. */
export const stockQuerySchema = s.object({
  show: s.withDefault(s.oneOf(STOCK_SHOWN), 'all'),
  sort: s.withDefault(s.oneOf(STOCK_SORTS), 'code'),
  /** Words that must each be part of the name, of the product's or variant's code, or of its values. */
  q: s.withDefault(shortText(60), ''),
  /** `next` of the previous page. */
  after: s.optional(s.string().check(s.regex(/^(-?\d{1,12})?(~[\w-]{1,40}){1,2}$/))),
  t: s.optional(s.string().check(s.maxLength(20))),
});
export type StockQuery = s.Infer<typeof stockQuerySchema>;

const stockField = s.oneOf(STOCK_FIELDS);

/** A variant's values, `紅／L`; missing for a product without options. */
const optionText = s.withFallback(s.optional(s.string()), undefined);

/** A variant in the table, by its code. `version` increases with every edit of its numbers, but not with sales. */
const stockProductSchema = s.object({
  prd_id: s.string(),
  /** The code of its product; missing where that is `prd_id`. */
  product_id: s.withFallback(s.optional(s.string()), undefined),
  prd_name: s.string(),
  option_text: optionText,
  prd_man_pic: s.string(),
  enabled: s.boolean(),
  price: s.int(),
  /** 0 for none. */
  price_special: s.withFallback(s.int(), 0),
  /** Whether the special price applies now. */
  special_on: s.withFallback(s.optional(s.boolean()), undefined),
  price1: s.int(),
  cost_wholesale: s.int(),
  /** Physical stock, with what orders have reserved. */
  on_hand: s.int(),
  reserved: s.int(),
  low_stock: s.int(),
  sold_out_qty: s.int(),
  version: s.int(),
  /** How many pieces of a set its parts allow; missing for other goods. */
  set_qty: s.withFallback(s.optional(s.int()), undefined),
  /** How many people wait for a mail when it is back. */
  waiting: s.withFallback(s.int(), 0),
  /** How many more can be pre-ordered; missing for 0. */
  pre_left: s.withFallback(s.optional(s.int()), undefined),
});
export type StockProduct = s.Infer<typeof stockProductSchema>;

/** `GET /api/backoffice/stock`: a page of products. */
export const stockAnswerSchema = bodyOf(
  s.object({
    products: s.array(stockProductSchema),
    /** The cursor of the next page; '' on the last page. */
    next: s.string(),
    /** How many variants each filter has, at most `SHOP_COUNT_LIMIT`. */
    counts: s.object({ low: s.int(), 'sold-out': s.int(), hidden: s.int() }),
  }),
);

/** One number to save, as it was typed; `from` and `version` are the values that were shown. */
const stockCellSchema = s.object({
  prd_id: productId,
  field: stockField,
  from: s.int(),
  to: s.string().check(s.maxLength(200)),
  version: s.int(),
});
export type StockCell = s.Infer<typeof stockCellSchema>;

/** Body of `POST /api/backoffice/stock`. */
export const stockSaveSchema = s.object({ cells: s.array(stockCellSchema).check(s.minLength(1)) });

/**
 * The saved changes, the id of the edit for undoing it ('' for none), and the current products. Cells in `refused` were
 * not saved; of one product, either all cells are saved or none.
 */
const stockSavedSchema = s.object({
  edit: s.string(),
  products: s.array(stockProductSchema),
  refused: s.array(s.object({ prd_id: s.string(), field: stockField, message: s.string() })),
});
export type StockSaved = s.Infer<typeof stockSavedSchema>;

/** Answer to a save and to an undo. */
export const stockSavedAnswerSchema = bodyOf(stockSavedSchema);

/** 400 or 409 where nothing was saved. */
export const stockRejectionSchema = s.looseObject({ body: stockSavedSchema });

/** Query of `GET /api/backoffice/stock/edits`. */
export const stockEditsQuerySchema = s.object({
  /** `next` of the previous page. */
  before: s.optional(s.string().check(s.regex(/^\d{1,15}$/))),
  /** Words that must each be part of the name, of a code, or of the values of one variant. */
  q: s.withDefault(shortText(60), ''),
  day: s.withDefault(filterDay, ''),
  t: s.optional(s.string().check(s.maxLength(20))),
});
export type StockEditsQuery = s.Infer<typeof stockEditsQuerySchema>;

/** Changes that were saved together. */
const stockEditSchema = s.object({
  id: s.string(),
  at: s.string(),
  /** Account of an administrator, or `operator` for a command. */
  actor: s.string(),
  /** `edit`, `undo` or `import`. */
  kind: s.string(),
  undone: s.boolean(),
  /** How many numbers it changed; the first of these, of the products that were searched for, follow. */
  size: s.int(),
  changes: s.array(
    s.object({
      prd_id: s.string(),
      prd_name: s.string(),
      option_text: optionText,
      field: stockField,
      before: s.int(),
      after: s.int(),
    }),
  ),
});
export type StockEdit = s.Infer<typeof stockEditSchema>;

/** `GET /api/backoffice/stock/edits`, newest first. */
export const stockEditsAnswerSchema = bodyOf(
  s.object({ edits: s.array(stockEditSchema), next: s.string() }),
);
