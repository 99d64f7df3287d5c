import type { Category } from '@pinpu/shared/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/index.ts';
import { storedSynonyms } from '../../../base/settings/service.ts';
import { categoriesColumn, findCategories } from '../category-repository.ts';

interface TypedList {
  /** CATE normalised for search. */
  form: string;
  words: string[];
  words_of_cate: string[];
  categories: Category[];
  /** The stored synonyms (`parseSynonyms`). */
  synonyms: unknown;
  /** About how many products are for sale; 0 where nothing is typed. */
  listed: number;
}

interface Row {
  [column: string]: unknown;
  form: string;
  keyword: string;
  categories: Category[] | null;
  synonyms: unknown;
  listed: number;
}

/** A row of `listed_products`, in bytes. */
const ROW = 195;

/** Text that PostgreSQL can store: no lone surrogates, no NUL. */
export const storable = (typed: string) => typed.slice(0, 400).toWellFormed().replaceAll('\0', ' ');

const NOTHING_TYPED = { form: '', words: [], words_of_cate: [], synonyms: null, listed: 0 };

const MOST_CHARACTERS = 100;
const MOST_WORDS = 8;

const wordsIn = (form: string): string[] => {
  const words = [...form].slice(0, MOST_CHARACTERS).join('').split(' ');
  return [...new Set(words.filter((word) => word !== ''))].slice(0, MOST_WORDS);
};

/** A text normalised for search by the database's own function. */
const formOf = (typed: string): SQL =>
  typed === '' ? sql`''` : sql`search_form(${storable(typed)}::text)`;

/** Reads the normalised keyword and CATE, and everything else that parsing needs, in one statement. */
export async function findTypedList(
  db: Database,
  keyword: string,
  cate: string,
): Promise<TypedList> {
  if (keyword === '' && cate === '')
    return { ...NOTHING_TYPED, categories: await findCategories(db) };
  const { rows } = await db.execute<Row>(
    sql`SELECT ${formOf(cate)} AS form, ${formOf(keyword)} AS keyword, ${categoriesColumn} AS categories,
      ${storedSynonyms} AS synonyms,
      (pg_relation_size('listed_products') / ${sql.raw(String(ROW))})::integer AS listed`,
  );
  const [row] = rows;
  if (row === undefined) return { ...NOTHING_TYPED, categories: [] };
  const [words, words_of_cate] = [wordsIn(row.keyword), wordsIn(row.form)];
  return { ...row, words, words_of_cate, categories: row.categories ?? [] };
}
