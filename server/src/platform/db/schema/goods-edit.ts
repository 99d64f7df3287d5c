import type { StockField } from '@pinpu/shared/domain';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** What changed products' numbers: an edit in the table, undoing one, or an import. */
export type GoodsEditKind = 'edit' | 'undo' | 'import';

/** Changes that were saved together, and can be undone together. */
export const goodsEdits = pgTable(
  'goods_edits',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment().notNull(),
    /** Account of an administrator, or `operator` for a command. */
    actor: text().notNull(),
    kind: text().$type<GoodsEditKind>().notNull(),
    /** The edit that this one undid. */
    undoes: bigint({ mode: 'number' }),
  },
  (t) => [
    index('goods_edits_age').on(t.at),
    index('goods_edits_undoes').on(t.undoes).where(sql`undoes IS NOT NULL`),
  ],
);

/**
 * One number of one product, before and after. Sales are not recorded here, so the changes of a stock add up to what
 * people entered. The newest id of a product is the version of its row in the table.
 */
export const goodsChanges = pgTable(
  'goods_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    edit_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => goodsEdits.id, { onDelete: 'cascade' }),
    prd_id: text().notNull(),
    field: text().$type<StockField>().notNull(),
    before: integer().notNull(),
    after: integer().notNull(),
  },
  (t) => [
    index('goods_changes_edit').on(t.edit_id, t.id),
    index('goods_changes_product').on(t.prd_id, t.id),
  ],
);
