import { type SQL, sql } from 'drizzle-orm';
import { contains } from '../../../../platform/db/like-pattern.ts';
import { products, variants } from '../../../../platform/db/schema/index.ts';

/** The values of a variant as `optionText` writes them. */
export const optionTextSql = sql<string>`array_to_string(${variants.option_values}, '／')`;

/**
 * Whether a variant is one of those that the product is sold in: with options, not the one with the product's id, and
 * none of earlier options.
 */
export const isSoldSql = sql<boolean>`cardinality(${variants.option_values}) = jsonb_array_length(${products.options})`;

/** Every word is part of the name, of a code, or of the values; `code` is the variant's. */
export function namedSql(q: string, code: SQL | typeof variants.var_id): SQL[] {
  const words = q.normalize('NFKC').split(/\s+/).filter(Boolean);
  return words.map((word) => {
    const pattern = contains(word);
    return sql`(${products.prd_name} ILIKE ${pattern} OR ${code} ILIKE ${pattern}
      OR ${variants.prd_id} ILIKE ${pattern} OR ${optionTextSql} ILIKE ${pattern})`;
  });
}
