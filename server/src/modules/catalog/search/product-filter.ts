import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/index.ts';
import { findCategories } from '../category-repository.ts';
import type { ListQuery } from '../list-query.ts';
import { CategoryTree } from './category-tree.ts';
import { rememberedForms } from './search-forms.ts';
import { exactMatch, type SearchMatch } from './search-match.ts';
import { SearchVocabulary, searchVocabulary } from './search-vocabulary.ts';

/** A parsed product list: scope and words. */
export interface ProductFilter {
  tree: CategoryTree;
  /** Ids of the requested category and its children; undefined for the whole shop. */
  categoryIds: string[] | undefined;
  /** Ids the filter selects, undefined for no filter; none for unknown categories. */
  chosen: string[] | undefined;
  words: string[];
  vocabulary: SearchVocabulary;
  /** How the words are matched; undefined without words. */
  match: SearchMatch | undefined;
  /** Of a match looser than typed: how many products match as typed, 0 or few. */
  exact?: number;
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

const NOTHING_TYPED: SearchForm = { form: '', words: [], words_of_cate: [] };
const NO_VOCABULARY = new SearchVocabulary([]);

/** The words of keyword and CATE, normalised for search by the database's own function. */
async function searchForm(db: Database, keyword: string, cate: string): Promise<SearchForm> {
  if (keyword === '' && cate === '') return NOTHING_TYPED;
  const [q, c] = [storable(keyword), storable(cate)];
  const { rows } = await db.execute<SearchForm>(
    sql`SELECT search_form(${c}::text) AS form, search_words(${q}::text) AS words, search_words(${c}::text) AS words_of_cate`,
  );
  return rows[0] ?? NOTHING_TYPED;
}

/** A keyword of punctuation alone has no words, and finds nothing; of invisible characters alone, it is no keyword. */
const wordsOf = (words: readonly string[], typed: string): string[] =>
  words.length === 0 && /[^\p{C}\p{Z}\p{M}\s]/u.test(typed) ? [storable(typed)] : [...words];

const categoryForms = rememberedForms();

async function categoryTree(db: Database): Promise<CategoryTree> {
  const all = await findCategories(db);
  const names = all.map(({ cate_name }) => cate_name);
  const forms = await categoryForms(db, names);
  return new CategoryTree(all.map((one, at) => ({ ...one, form: forms[at] ?? '' })));
}

/** Parses a list query: `cate` is a category's id or name, else a keyword (spec §2). */
export async function productFilter(
  db: Database,
  query: ListQuery,
  cate: string,
): Promise<ProductFilter> {
  const { form, words, words_of_cate } = await searchForm(db, query.keyword, cate);
  const tree = await categoryTree(db);
  const category = tree.named(cate, form);
  const { cate: filter } = query.narrowing;
  const typed = wordsOf(words, query.keyword);
  const given = category ? typed : [...new Set([...wordsOf(words_of_cate, cate), ...typed])];
  const known = () => tree.all.map((one) => one.form);
  const vocabulary = given.length > 0 ? await searchVocabulary(db, known()) : NO_VOCABULARY;
  return {
    tree,
    categoryIds: category && tree.family(category.cate_id),
    chosen: filter?.flatMap((cate_id) => tree.family(cate_id)),
    words: given,
    vocabulary,
    match: given.length > 0 ? exactMatch(given, vocabulary) : undefined,
    query,
  };
}
