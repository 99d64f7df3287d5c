import { and, eq, ilike, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { categories, products } from '../../db/schema/index.ts';

/** Which products a list shows. */
export interface ProductFilter {
  words: readonly string[];
  cate_ids?: readonly string[];
  featured?: boolean;
}

/** A word as a pattern of LIKE: what a person typed stands for itself. */
const containing = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

function mentions(word: string): SQL | undefined {
  const pattern = containing(word);
  return or(
    ilike(products.prd_name, pattern),
    ilike(products.prd_text_desc, pattern),
    sql`${products.cate_id} IN (SELECT ${categories.cate_id} FROM ${categories} WHERE ${ilike(categories.cate_name, pattern)})`,
  );
}

/** The WHERE of a product list; withdrawn products never show. */
export const productFilter = ({ words, cate_ids, featured }: ProductFilter): SQL | undefined =>
  and(
    eq(products.enabled, true),
    cate_ids ? inArray(products.cate_id, [...cate_ids]) : undefined,
    featured ? isNotNull(products.featured) : undefined,
    ...words.map(mentions),
  );
