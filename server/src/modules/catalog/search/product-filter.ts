import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/index.ts';
import { findCategoryRows } from '../category-repository.ts';
import type { ListQuery } from '../list-query.ts';
import { CategoryTree } from './category-tree.ts';

/** A parsed product list: scope and words. */
export interface ProductFilter {
  tree: CategoryTree;
  /** Ids of the requested category and its children; undefined for the whole shop. */
  categoryIds: string[] | undefined;
  /** Ids the filter selects, undefined for no filter; none for unknown categories. */
  chosen: string[] | undefined;
  words: string[];
  query: ListQuery;
}

interface SearchForm {
  [column: string]: unknown;
  form: string;
  words: string[];
  words_of_cate: string[];
}

/** Text that PostgreSQL cannot store: lone surrogates and NUL. */
const storable = (typed: string) => typed.slice(0, 400).toWellFormed().replaceAll('\0', ' ');

/** The words of keyword and CATE, normalised for search by the database's own function. */
async function searchForm(db: Database, keyword: string, cate: string): Promise<SearchForm> {
  const [q, c] = [storable(keyword), storable(cate)];
  const { rows } = await db.execute<SearchForm>(
    sql`SELECT search_form(${c}::text) AS form, search_words(${q}::text) AS words, search_words(${c}::text) AS words_of_cate`,
  );
  return rows[0] ?? { form: '', words: [], words_of_cate: [] };
}

/** Parses a list query: `cate` is a category's id or name, else a keyword (spec §2). */
export async function productFilter(
  db: Database,
  query: ListQuery,
  cate: string,
): Promise<ProductFilter> {
  const { form, words, words_of_cate } = await searchForm(db, query.keyword, cate);
  const tree = new CategoryTree(await findCategoryRows(db));
  const category = tree.named(cate, form);
  const { cate: filter } = query.narrowing;
  return {
    tree,
    categoryIds: category && tree.family(category.cate_id),
    chosen: filter?.flatMap((cate_id) => tree.family(cate_id)),
    words: category ? words : [...new Set([...words_of_cate, ...words])],
    query,
  };
}
