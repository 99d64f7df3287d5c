import type {
  Category,
  Maker,
  MakerCard,
  Product,
  ProductFacets,
  ProductItem,
  ProductLabel,
  Suggestions,
} from '@pinpu/shared/contracts';
import { makerDescription } from '@pinpu/shared/domain';
import type { Database } from '../../../platform/db/index.ts';
import type { RequestMember } from '../../../platform/http/request-member.ts';
import { type MediaSizes, manualSize } from '../media/media-sizes.ts';
import { productRules } from '../price-rule/product-rules.ts';
import { findBundle, findHolding } from './category-repository.ts';
import { costForReader, forReader } from './for-reader.ts';
import { type ListQuery, listQuery, MAX_PAGE_SIZE } from './list-query.ts';
import { countMakerGoods, findMaker, findMakerGoods, findMakerOf } from './maker-repository.ts';
import { findProduct, findProductsById, findVariants } from './repository.ts';
import type { CategoryTree, ShelvedCategory } from './search/category-tree.ts';
import { findFacets } from './search/facets.ts';
import { labelNote } from './search/labels.ts';
import { findPage } from './search/list-page.ts';
import { findProductFilter, type ProductFilter } from './search/product-filter.ts';
import type { SearchAllowance } from './search/search-allowance.ts';
import { findSetParts } from './set-repository.ts';

/** Goods of a maker that its page asks for at once. */
const MAKER_GOODS = 48;

/** A maker with a page of its goods; null for an unknown or hidden one. */
export async function makerPage(
  db: Database,
  maker_id: string,
  page: number,
  reader: RequestMember | null,
): Promise<Maker | null> {
  const maker = await findMaker(db, maker_id);
  if (!maker) return null;
  const prd_ids = await findMakerGoods(db, maker_id, { page, size: MAKER_GOODS });
  const items = await findProductsById(db, prd_ids);
  const goods = {
    items: items.map((item) => forReader(item, reader)),
    total: await countMakerGoods(db, maker_id),
    ...{ page, size: MAKER_GOODS },
  };
  return { ...maker, goods };
}

const isStated = ({ allergens, ...texts }: ProductLabel) =>
  allergens !== null || Object.values(texts).some((text) => text !== '');

/** A product's maker and label, each only where there is one. */
async function provenance(
  db: Database,
  { maker_id, ...own }: ProductLabel & { maker_id: string | null },
): Promise<{ maker?: MakerCard; label?: ProductLabel }> {
  const maker = maker_id === null ? undefined : await findMakerOf(db, maker_id);
  const label = { ...own, food_reg_no: own.food_reg_no || (maker?.food_reg_no ?? '') };
  return {
    ...(maker?.enabled && { maker: cardOf(maker) }),
    ...(isStated(label) && { label }),
  };
}

type StoredMaker = NonNullable<Awaited<ReturnType<typeof findMakerOf>>>;

const cardOf = (maker: StoredMaker): MakerCard => ({
  maker_id: maker.maker_id,
  maker_name: maker.maker_name,
  maker_place: maker.maker_place,
  maker_picture: maker.maker_picture,
  lead: makerDescription(maker),
});

interface Pager {
  items: ProductItem[];
  total: number;
  page: number;
  size: number;
  /** How many products match as typed, where the list also has looser matches. */
  exact?: number;
  /** How labels were searched for what was typed. */
  note?: string;
}

export interface ListReader {
  member: RequestMember | null;
  search: SearchAllowance;
}

/** Parses the list and counts a search where it has words. */
async function countedFilter(
  db: Database,
  query: ListQuery,
  cate: string,
  search: SearchAllowance,
): Promise<ProductFilter> {
  const filter = await findProductFilter(db, query, cate);
  if (filter.match !== undefined) await search.admit();
  return filter;
}

/** Products of a list: `cate` is a category's id or name, or a keyword (spec §2). */
export async function productPage(
  db: Database,
  query: ListQuery,
  cate: string,
  { member, search }: ListReader,
): Promise<Pager> {
  const filter = await countedFilter(db, query, cate, search);
  const { prd_ids, ...found } = await findPage(db, filter, search);
  const items = await findProductsById(db, prd_ids);
  const { page, size } = query;
  const note = filter.intent && labelNote(filter.intent, found.total);
  return {
    ...found,
    ...(note && { note }),
    items: items.map((item) => forReader(item, member)),
    page,
    size,
  };
}

export const productFacets = async (
  db: Database,
  query: ListQuery,
  cate: string,
  { search }: ListReader,
): Promise<ProductFacets> => findFacets(db, await countedFilter(db, query, cate, search), search);

async function chosenProducts(
  db: Database,
  prd_ids: readonly string[],
  reader: RequestMember | null,
): Promise<Pager> {
  const items = await findProductsById(db, prd_ids);
  const { length } = items;
  return {
    items: items.map((item) => forReader(item, reader)),
    total: length,
    page: 1,
    size: length,
  };
}

/** The bundle list: a promoter's bundle by its code, else the same list as without one (spec §2). */
export async function bundlePage(
  db: Database,
  query: ListQuery,
  cate: string,
  reader: ListReader,
): Promise<Pager> {
  const bundle = await findBundle(db, cate);
  return bundle
    ? chosenProducts(db, bundle.prd_ids, reader.member)
    : productPage(db, query, cate, reader);
}

/** Products by comma-separated ids; those not for sale are omitted. */
export const namedProducts = (db: Database, ids: string, reader: RequestMember | null) =>
  chosenProducts(db, [...new Set(ids.split(','))].slice(0, MAX_PAGE_SIZE), reader);

type FoundProduct = NonNullable<Awaited<ReturnType<typeof findProduct>>>;

const specialEnds = (special_until: Date | null) =>
  special_until === null ? {} : { special_ends: special_until.toISOString() };

/** A product's options and variants; nothing for one without options. */
async function optionsOf(
  db: Database,
  { product: { prd_id }, options, special_until }: FoundProduct,
  reader: RequestMember | null,
): Promise<Pick<Product, 'options' | 'variants'>> {
  if (options.length === 0) return {};
  const variants = await findVariants(db, prd_id);
  return {
    options,
    variants: variants.map(({ price_regular, ...one }) => ({
      ...costForReader(one, reader),
      ...(price_regular > 0 && { price_regular, ...specialEnds(special_until) }),
    })),
  };
}

/** What a set is made of, each part without its stock. */
async function partsOf(db: Database, prd_id: string): Promise<Pick<Product, 'parts'>> {
  const parts = (await findSetParts(db, [prd_id])).get(prd_id) ?? [];
  return {
    parts: parts.map(({ product_id, on_sale, units: _, ...part }) => ({
      ...part,
      ...(product_id !== part.prd_id && { product_id }),
      ...(on_sale && { on_sale }),
    })),
  };
}

const isPreordered = ({ preorder, variants = [] }: Pick<Product, 'preorder' | 'variants'>) =>
  preorder !== undefined || variants.some((one) => one.preorder !== undefined);

type StoredMedia = NonNullable<Awaited<ReturnType<typeof findProduct>>>['media'];

/** Videos, size table and manual, each only where there is one. */
async function mediaOf(
  { videos, size_table, manual }: StoredMedia,
  sizeOf: MediaSizes,
): Promise<Pick<Product, 'videos' | 'size_table' | 'manual'>> {
  const bytes = manual === '' ? 0 : await manualSize(sizeOf, manual);
  return {
    ...(videos.length > 0 && { videos }),
    ...(size_table.length > 0 && { size_table }),
    ...(manual !== '' && { manual: { url: encodeURI(manual), bytes } }),
  };
}

/** A product with everything its page shows, by its code or a variant's; null if unknown or withdrawn. */
export async function productDetails(
  db: Database,
  id: string,
  { reader, sizeOf, now }: { reader: RequestMember | null; sizeOf: MediaSizes; now: Date },
): Promise<Omit<Product, 'liked' | 'restock'> | null> {
  const found = await findProduct(db, id);
  if (!found) return null;
  const { product, special_until, preorder_until, is_set, media, provenance: from } = found;
  const own = { ...forReader(product, reader), ...(await optionsOf(db, found, reader)) };
  const rules = await productRules(db, product.prd_id, now);
  return {
    ...own,
    ...(product.price_regular !== undefined && specialEnds(special_until)),
    ...(preorder_until && isPreordered(own) && { preorder_until: preorder_until.toISOString() }),
    ...(await mediaOf(media, sizeOf)),
    ...(await provenance(db, from)),
    ...(is_set && (await partsOf(db, product.prd_id))),
    ...(rules.length > 0 && { rules }),
  };
}

const PRODUCTS = 6;
const CATEGORIES = 4;

const categoryOf = ({ form: _form, shelf: _shelf, ...category }: ShelvedCategory): Category =>
  category;

/** Non-empty categories with all the words in their name; prefix matches first. */
async function suggestedCategories(
  db: Database,
  tree: CategoryTree,
  words: readonly string[],
): Promise<Category[]> {
  const begins = ({ form }: ShelvedCategory) => form.startsWith(words.join(' '));
  const named = tree.all.filter(({ form }) => words.every((word) => form.includes(word)));
  const families = named.map(({ cate_id }) => tree.family(cate_id));
  const holding = new Set(await findHolding(db, families.flat()));
  return named
    .filter((_, i) => families[i]?.some((cate_id) => holding.has(cate_id)))
    .toSorted((a, b) => Number(begins(b)) - Number(begins(a)))
    .slice(0, CATEGORIES)
    .map(categoryOf);
}

/** Suggested products and categories for what has been typed so far; none for empty input. */
export async function suggestionsFor(
  db: Database,
  keyword: string,
  { member, search }: ListReader,
): Promise<Suggestions> {
  const query = listQuery({ q: keyword, l: String(PRODUCTS) });
  const filter = await findProductFilter(db, query, '');
  if (filter.intent === undefined) return { products: [], categories: [] };
  await search.admit();
  const { prd_ids } = await findPage(db, filter, search);
  const products = await findProductsById(db, prd_ids);
  return {
    products: products.map((product) => forReader(product, member)),
    categories:
      filter.words.length > 0 ? await suggestedCategories(db, filter.tree, filter.words) : [],
  };
}
