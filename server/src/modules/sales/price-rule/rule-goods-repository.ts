import type { RuleNames } from '@pinpu/shared/contracts/backoffice';
import {
  lineName,
  optionText,
  type RuleFacts,
  type RuleLevels,
  type RuleScope,
} from '@pinpu/shared/domain';
import { and, asc, desc, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../platform/db/index.ts';
import {
  categories,
  freeUnits,
  makers,
  products,
  variants,
} from '../../../platform/db/schema/index.ts';
import { textArray } from '../../../platform/db/text-array.ts';

const isOneOf = (column: PgColumn, ids: readonly string[]) =>
  sql`${column} = ANY(${textArray(ids)})`;

const isOfProduct = eq(products.prd_id, variants.prd_id);

const isOnSale = (now: Date) =>
  and(
    eq(variants.enabled, true),
    eq(products.enabled, true),
    or(isNull(products.sale_until), gt(products.sale_until, now)),
  );

const isInCategory = (ids: readonly string[]) =>
  sql`${products.cate_id} IN (SELECT own.cate_id FROM ${categories} AS own
    WHERE own.cate_id = ANY(${textArray(ids)}) OR own.parent_cate_id = ANY(${textArray(ids)}))`;

/** `isScoped` of the domain as a condition on variants with their products. */
function isInScope(scope: RuleScope): SQL | undefined {
  const of = (ids: readonly string[], condition: SQL) => (ids.length > 0 ? condition : undefined);
  return and(
    or(
      of(scope.variants, isOneOf(variants.var_id, scope.variants)),
      of(scope.products, isOneOf(products.prd_id, scope.products)),
      of(scope.categories, isInCategory(scope.categories)),
      of(scope.makers, isOneOf(products.maker_id, scope.makers)),
    ),
    of(scope.except, sql`NOT ${isOneOf(products.prd_id, scope.except)}`),
  );
}

const named = {
  prd_id: variants.var_id,
  prd_name: products.prd_name,
  option_values: variants.option_values,
};

const nameOf = ({ prd_name, option_values }: { prd_name: string; option_values: string[] }) =>
  lineName({ prd_name, option_text: optionText(option_values) });

/** The lowest price at which a rule of these price levels can meet a variant. */
const lowestPrice = (levels: RuleLevels) =>
  levels === 'list' ? variants.price_now : variants.price_group;

const priced = (levels: RuleLevels) => ({
  ...{ ...named, price: lowestPrice(levels), cost: variants.cost_wholesale },
});

const EXTREMES = 5;

/**
 * The goods on sale of a scope with the highest and lowest prices, costs and margins: what `ruleWarnings` needs of them.
 * The goods are read once, and sorted by each.
 */
export async function findExtremeGoods(
  db: Database,
  { scope, levels }: { scope: RuleScope; levels: RuleLevels },
  now: Date,
): Promise<RuleFacts['goods']> {
  const scoped = db.$with('scoped').as(
    db
      .select(priced(levels))
      .from(variants)
      .innerJoin(products, isOfProduct)
      .where(and(isOnSale(now), isInScope(scope))),
  );
  const { prd_id, price, cost } = scoped;
  const extremes = [
    desc(sql`${cost}::float / ${price}`),
    asc(sql`${price} - CASE WHEN ${cost} > 0 THEN ${cost} ELSE 0 END`),
    desc(cost),
    asc(price),
    desc(price),
  ].map((extreme) =>
    db.select({ prd_id }).from(scoped).orderBy(extreme, asc(prd_id)).limit(EXTREMES),
  );
  const rows = await db
    .with(scoped)
    .select()
    .from(scoped)
    .where(or(...extremes.map((ids) => inArray(prd_id, ids))))
    .orderBy(asc(prd_id));
  return rows.map((row) => ({ ...row, name: nameOf(row) }));
}

/** Variants that a rule gives or offers, as far as they are on sale. */
export async function findOfferedGoods(
  db: Database,
  { ids, levels }: { ids: readonly string[]; levels: RuleLevels },
  now: Date,
): Promise<RuleFacts['offered']> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ ...priced(levels), free: freeUnits() })
    .from(variants)
    .innerJoin(products, isOfProduct)
    .where(and(isOnSale(now), isOneOf(variants.var_id, ids)));
  return rows.map((row) => ({ ...row, name: nameOf(row) }));
}

/** The name of goods on sale that are in both scopes; undefined where there are none. */
export async function findSharedGoods(
  db: Database,
  scopes: readonly [RuleScope, RuleScope],
  now: Date,
): Promise<string | undefined> {
  const [row] = await db
    .select(named)
    .from(variants)
    .innerJoin(products, isOfProduct)
    .where(and(isOnSale(now), ...scopes.map(isInScope)))
    .orderBy(desc(products.rank), asc(variants.var_id))
    .limit(1);
  return row && nameOf(row);
}

/** Ids that rules refer to, by what they are. */
export type RuleIds = Readonly<Record<keyof RuleNames, readonly string[]>>;

const byId = (rows: readonly { id: string; name: string }[]) =>
  Object.fromEntries(rows.map(({ id, name }) => [id, name]));

/** The names of what rules refer to; what does not exist is missing. */
export async function findRuleNames(db: Database, ids: RuleIds): Promise<RuleNames> {
  const goods = await db
    .select(named)
    .from(variants)
    .innerJoin(products, isOfProduct)
    .where(isOneOf(variants.var_id, ids.goods));
  const found = await db
    .select({ id: products.prd_id, name: products.prd_name })
    .from(products)
    .where(isOneOf(products.prd_id, ids.products));
  const inCategories = await db
    .select({ id: categories.cate_id, name: categories.cate_name })
    .from(categories)
    .where(isOneOf(categories.cate_id, ids.categories));
  const byMakers = await db
    .select({ id: makers.maker_id, name: makers.maker_name })
    .from(makers)
    .where(isOneOf(makers.maker_id, ids.makers));
  return {
    goods: byId(goods.map((row) => ({ id: row.prd_id, name: nameOf(row) }))),
    ...{ products: byId(found), categories: byId(inCategories), makers: byId(byMakers) },
  };
}
