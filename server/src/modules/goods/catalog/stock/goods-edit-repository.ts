import { type StockField, startOfTaipeiDay } from '@pinpu/shared/domain';
import { and, asc, desc, eq, exists, gte, inArray, lt, sql } from 'drizzle-orm';
import { before, DAY } from '../../../../platform/clock.ts';
import type { DataHooks } from '../../../../platform/data-hooks.ts';
import type { Database } from '../../../../platform/db/index.ts';
import { firstRow } from '../../../../platform/db/rows.ts';
import {
  type GoodsEditKind,
  goodsChanges,
  goodsEdits,
  products,
  variants,
} from '../../../../platform/db/schema/index.ts';
import { textArray } from '../../../../platform/db/text-array.ts';
import { isSoldSql, namedSql, optionTextSql } from './stock-row-repository.ts';

export interface GoodsChange {
  prd_id: string;
  field: StockField;
  before: number;
  after: number;
}

export interface GoodsEditor {
  kind: GoodsEditKind;
  /** Account of an administrator, or `operator`. */
  actor: string;
  at: Date;
  undoes?: number;
}

export type StoredChange = Awaited<ReturnType<typeof findLastChanges>>[number];

export async function insertGoodsEdit(tx: Database, editor: GoodsEditor): Promise<number> {
  const [row] = await tx.insert(goodsEdits).values(editor).returning({ id: goodsEdits.id });
  if (!row) throw new Error('the insert returned no row');
  return row.id;
}

export async function insertGoodsChanges(
  tx: Database,
  edit_id: number,
  changes: readonly GoodsChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await tx.execute(sql`INSERT INTO goods_changes (edit_id, prd_id, field, before, after)
    SELECT ${edit_id}::bigint, prd_id, field, before, after
    FROM json_to_recordset(${JSON.stringify(changes)}::json)
      AS given (prd_id text, field text, before integer, after integer)`);
}

const NUMBERS = {
  ...{ prd_id: variants.var_id, prd_name: products.prd_name, reserved: variants.reserved },
  ...{ price: variants.price, price_special: variants.price_special, price1: variants.price1 },
  ...{ low_stock: variants.low_stock, product_id: variants.prd_id },
  ...{ cost_wholesale: variants.cost_wholesale, on_hand: variants.on_hand },
  is_sold: isSoldSql,
  is_set: variants.is_set,
};

/** Locks these variants in the same order as orders do, and returns their numbers by id. */
export async function lockNumbers(tx: Database, prd_ids: readonly string[]) {
  const rows = await tx
    .select(NUMBERS)
    .from(variants)
    .innerJoin(products, eq(products.prd_id, variants.prd_id))
    .where(sql`${variants.var_id} = ANY(${textArray(prd_ids)})`)
    .orderBy(sql`${variants.prd_id} COLLATE "C"`, sql`${variants.var_id} COLLATE "C"`)
    .for('no key update', { of: variants });
  return new Map(rows.map((row) => [row.prd_id, row]));
}

export type Numbers = NonNullable<ReturnType<Awaited<ReturnType<typeof lockNumbers>>['get']>>;

export const updateNumbers = async (
  tx: Database,
  prd_id: string,
  numbers: Partial<Record<StockField, number>>,
): Promise<void> => {
  await tx.update(variants).set(numbers).where(eq(variants.var_id, prd_id));
};

export const findLastChanges = (tx: Database, prd_ids: readonly string[]) =>
  tx
    .selectDistinctOn([goodsChanges.prd_id, goodsChanges.field], {
      ...{ id: goodsChanges.id, edit_id: goodsChanges.edit_id },
      ...{ prd_id: goodsChanges.prd_id, field: goodsChanges.field, after: goodsChanges.after },
      ...{ at: goodsEdits.at, actor: goodsEdits.actor, kind: goodsEdits.kind },
      undoes: goodsEdits.undoes,
    })
    .from(goodsChanges)
    .innerJoin(goodsEdits, eq(goodsEdits.id, goodsChanges.edit_id))
    .where(sql`${goodsChanges.prd_id} = ANY(${textArray(prd_ids)})`)
    .orderBy(goodsChanges.prd_id, goodsChanges.field, desc(goodsChanges.id));

export const findGoodsEdit = (tx: Database, id: number) =>
  firstRow(tx.select().from(goodsEdits).where(eq(goodsEdits.id, id)));

/** The changes of an edit, each with how much people have changed the same number since. */
export const findChangesOf = (tx: Database, edit_id: number) =>
  tx
    .select({
      ...{ prd_id: goodsChanges.prd_id, field: goodsChanges.field },
      ...{ before: goodsChanges.before, after: goodsChanges.after },
      // drizzle writes an outer column without its table, which a subquery takes for its own.
      since:
        sql<number>`(SELECT coalesce(sum(later.after - later.before), 0) FROM ${goodsChanges} AS later
        WHERE later.prd_id = "goods_changes"."prd_id" AND later.field = "goods_changes"."field"
          AND later.id > "goods_changes"."id")`.mapWith(Number),
    })
    .from(goodsChanges)
    .where(eq(goodsChanges.edit_id, edit_id))
    .orderBy(asc(goodsChanges.id));

const undone = sql<boolean>`EXISTS (SELECT 1 FROM goods_edits AS later WHERE later.undoes = "goods_edits"."id")`;
const size = sql`(SELECT count(*) FROM goods_changes WHERE edit_id = "goods_edits"."id")`;

/** Searches variants as the table does, also ones that have been deleted, by their codes. */
const changesOf = (q: string) => and(...namedSql(q, sql`${goodsChanges.prd_id}`));

const withProduct = (db: Database, q: string) =>
  db
    .select({ one: sql`1` })
    .from(goodsChanges)
    .leftJoin(variants, eq(variants.var_id, goodsChanges.prd_id))
    .leftJoin(products, eq(products.prd_id, variants.prd_id))
    .where(and(sql`${goodsChanges.edit_id} = "goods_edits"."id"`, changesOf(q)));

const inDay = (day: string) =>
  and(
    gte(goodsEdits.at, startOfTaipeiDay(day)),
    lt(goodsEdits.at, new Date(startOfTaipeiDay(day).getTime() + DAY)),
  );

/** Edits of a day and with products that were searched for; '' for all. */
export const findGoodsEdits = (
  db: Database,
  { before, q, day }: { before: number | undefined; q: string; day: string },
  limit: number,
) =>
  db
    .select({
      ...{ id: goodsEdits.id, at: goodsEdits.at, actor: goodsEdits.actor, kind: goodsEdits.kind },
      ...{ undone, size: size.mapWith(Number) },
    })
    .from(goodsEdits)
    .where(
      and(
        before === undefined ? undefined : lt(goodsEdits.id, before),
        q === '' ? undefined : exists(withProduct(db, q)),
        day === '' ? undefined : inDay(day),
      ),
    )
    .orderBy(desc(goodsEdits.id))
    .limit(limit);

/** The first changes of each of these edits, with the products' names, of products that were searched for. */
export async function findFirstChanges(
  db: Database,
  edit_ids: readonly number[],
  { q, most }: { q: string; most: number },
) {
  if (edit_ids.length === 0) return [];
  const place = sql<number>`row_number() OVER (PARTITION BY ${goodsChanges.edit_id} ORDER BY ${goodsChanges.id})`;
  const placed = db
    .select({
      ...{ id: goodsChanges.id, edit_id: goodsChanges.edit_id, prd_id: goodsChanges.prd_id },
      ...{ field: goodsChanges.field, before: goodsChanges.before, after: goodsChanges.after },
      place: place.as('place'),
    })
    .from(goodsChanges)
    .leftJoin(variants, eq(variants.var_id, goodsChanges.prd_id))
    .leftJoin(products, eq(products.prd_id, variants.prd_id))
    .where(and(inArray(goodsChanges.edit_id, [...edit_ids]), changesOf(q)))
    .as('placed');
  const prd_name = sql<string>`coalesce(${products.prd_name}, '')`;
  const option_text = sql<string>`coalesce(${optionTextSql}, '')`;
  return db
    .select({
      ...{ edit_id: placed.edit_id, prd_id: placed.prd_id, prd_name, option_text },
      ...{ field: placed.field, before: placed.before, after: placed.after },
    })
    .from(placed)
    .leftJoin(variants, eq(variants.var_id, placed.prd_id))
    .leftJoin(products, eq(products.prd_id, variants.prd_id))
    .where(sql`${placed.place} <= ${most}`)
    .orderBy(asc(placed.id));
}

/** Longer than anybody needs to undo a price; the audit log keeps it longer. */
const STORED = 180 * DAY;

export const catalogData: DataHooks = {
  deleteOld: (db, now) => db.delete(goodsEdits).where(lt(goodsEdits.at, before(now, STORED))),
};
