import { lineName, optionText, type ScopedGoods } from '@pinpu/shared/domain';
import { and, asc, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/index.ts';
import {
  categories,
  priceRules,
  products,
  stockUnits,
  variants,
} from '../../../platform/db/schema/index.ts';

/** The rules that are switched on, by their ids; whether one holds now is decided by its conditions. */
export const findEnabledRules = (db: Database) => {
  const { rule_id, name, terms, scope, conditions } = priceRules;
  return db
    .select({ rule_id, name, terms, scope, conditions })
    .from(priceRules)
    .where(eq(priceRules.enabled, true))
    .orderBy(asc(rule_id));
};

export type EnabledRule = Awaited<ReturnType<typeof findEnabledRules>>[number];

/** What scopes ask of variants, by their ids. Categories have two levels. */
async function findScopedGoods(db: Database, where: SQL): Promise<Map<string, ScopedGoods>> {
  const rows = await db
    .select({
      ...{ var_id: variants.var_id, prd_id: variants.prd_id },
      ...{ cate_id: products.cate_id, parent: categories.parent_cate_id },
      maker_id: products.maker_id,
    })
    .from(variants)
    .innerJoin(products, eq(products.prd_id, variants.prd_id))
    .innerJoin(categories, eq(categories.cate_id, products.cate_id))
    .where(where);
  return new Map(
    rows.map(({ cate_id, parent, ...one }) => [
      one.var_id,
      { ...one, categories: parent === '' ? [cate_id] : [cate_id, parent] },
    ]),
  );
}

export const findScopedVariants = (db: Database, var_ids: readonly string[]) =>
  findScopedGoods(db, inArray(variants.var_id, [...var_ids]));

/** The variants on sale of a product. */
export const findScopedProduct = (db: Database, prd_id: string) =>
  findScopedGoods(db, sql`${variants.prd_id} = ${prd_id} AND ${variants.enabled}`);

/** Goods that rules give or offer, as far as they are on sale: their names, and how many are in stock. */
export async function findOfferedGoods(
  db: Database,
  var_ids: readonly string[],
  now: Date,
): Promise<Map<string, { name: string; units: number }>> {
  if (var_ids.length === 0) return new Map();
  const rows = await db
    .select({
      ...{ var_id: variants.var_id, prd_name: products.prd_name },
      ...{ option_values: variants.option_values, units: stockUnits },
    })
    .from(variants)
    .innerJoin(products, eq(products.prd_id, variants.prd_id))
    .where(
      and(
        inArray(variants.var_id, [...var_ids]),
        eq(products.enabled, true),
        eq(variants.enabled, true),
        or(isNull(products.sale_until), gt(products.sale_until, now)),
      ),
    );
  return new Map(
    rows.map(({ var_id, prd_name, option_values, units }) => {
      const name = lineName({ prd_name, option_text: optionText(option_values) });
      return [var_id, { name, units }];
    }),
  );
}
