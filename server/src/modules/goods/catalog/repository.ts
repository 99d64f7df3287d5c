import { productItemSchema, productSchema } from '@pinpu/shared/contracts';
import { HTML_FIELDS, LABEL_FIELDS } from '@pinpu/shared/contracts/backoffice';
import { and, asc, eq, getTableColumns, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/index.ts';
import {
  freeUnits,
  isPreorder,
  offers,
  priceRegular,
  products,
  variants,
} from '../../../platform/db/schema/index.ts';
import { textArray } from '../../../platform/db/text-array.ts';
import { safeHtml } from '../../../platform/html/safe-html.ts';

const COLUMNS = getTableColumns(products);
type Columns = typeof COLUMNS;

/** The columns that are fields of a contract. */
const columnsOf = <Field extends string>({ shape }: { shape: Record<Field, unknown> }) =>
  Object.fromEntries(Object.entries(COLUMNS).filter(([name]) => name in shape)) as Pick<
    Columns,
    Field & keyof Columns
  >;

const { price, price1, cost_wholesale, tot_qty, price_varies, price_regular } = offers;
const OFFER = { price, price1, cost_wholesale, tot_qty };
const ITEM = { ...columnsOf(productItemSchema), ...OFFER };
const { options, preorder_until, videos, size_table, manual, ...columns } =
  columnsOf(productSchema);
const MEDIA = { videos, size_table, manual };
const WHOLE = { ...columns, ...OFFER };

/** Only sent where they are true; `preorder` is the day, '' for none. */
const CHOICE = {
  has_options: sql<boolean>`${options} <> '[]'::jsonb`,
  ...{ price_varies, price_regular },
  preorder: sql<string>`CASE WHEN ${offers.preorder} THEN ${products.preorder_ships} ELSE '' END`,
};

const is_set = sql<boolean>`EXISTS (SELECT FROM set_parts WHERE var_id = ${products.prd_id})`;

const label = LABEL_FIELDS.map((field) => [field, COLUMNS[field]]);
const PROVENANCE = {
  maker_id: products.maker_id,
  ...(Object.fromEntries(label) as Pick<Columns, (typeof LABEL_FIELDS)[number]>),
};

type Item = Pick<typeof products.$inferSelect, Exclude<keyof typeof ITEM, keyof typeof OFFER>> &
  Pick<typeof offers.$inferSelect, keyof typeof OFFER>;
type Flags = Record<'has_options' | 'price_varies', boolean> & {
  price_regular: number;
  preorder: string;
};
type Chosen = Partial<Record<'has_options' | 'price_varies', true>> &
  Partial<Pick<Flags, 'price_regular' | 'preorder'>>;
/** Only sent where it is not 常溫. */
const shownTemperature = ({ temperature }: Pick<Item, 'temperature'>) => ({
  temperature: temperature === 'room' ? undefined : temperature,
});
type Shown<Product> = Omit<Product, 'temperature'> & ReturnType<typeof shownTemperature>;

type PackedItem = Omit<Item, 'u_date'> & { u_date: number } & Flags;

const chosen = ({ has_options, price_varies, price_regular, preorder }: Flags): Chosen => ({
  ...(has_options && { has_options }),
  ...(price_varies && { price_varies }),
  ...(price_regular > 0 && { price_regular }),
  ...(preorder !== '' && { preorder }),
});

/** One JSON value, date in ms: a hundred rows read in half the time of separate columns. */
const PACKED = sql.join(
  Object.entries({
    ...ITEM,
    ...CHOICE,
    u_date: sql`round(extract(epoch FROM ${products.u_date}) * 1000)`,
  }).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`),
  sql`, `,
);

/** Products by id, in the given order; unknown and withdrawn ones are omitted. */
export async function findProductsById(
  db: Database,
  prd_ids: readonly string[],
): Promise<(Shown<Item> & Chosen)[]> {
  if (prd_ids.length === 0) return [];
  const { rows } = await db.execute<{ items: PackedItem[] | null }>(
    sql`SELECT json_agg(json_build_object(${PACKED})) AS items
      FROM ${products} JOIN ${offers} USING (prd_id)
      WHERE enabled AND on_sale AND ${offers.prd_id} = ANY(${textArray(prd_ids)})`,
  );
  const items = rows[0]?.items ?? [];
  const byId = new Map(
    items.map(({ has_options, price_varies, price_regular, preorder, ...item }) => [
      item.prd_id,
      {
        ...item,
        ...shownTemperature(item),
        ...chosen({ has_options, price_varies, price_regular, preorder }),
        u_date: new Date(item.u_date),
      },
    ]),
  );
  return prd_ids.flatMap((prd_id) => byId.get(prd_id) ?? []);
}

/** The variants on sale of a product with options, in the shop's order. */
export async function findVariants(db: Database, prd_id: string) {
  const rows = await db
    .select({
      var_id: variants.var_id,
      option_values: variants.option_values,
      price: variants.price_now,
      price1: variants.price1,
      cost_wholesale: variants.cost_wholesale,
      tot_qty: freeUnits(),
      picture: variants.picture,
      price_regular: priceRegular,
      preorder: sql<string>`CASE WHEN ${isPreorder} THEN ${products.preorder_ships} ELSE '' END`,
    })
    .from(variants)
    .innerJoin(products, eq(products.prd_id, variants.prd_id))
    .where(and(eq(variants.prd_id, prd_id), eq(variants.enabled, true)))
    .orderBy(asc(variants.sort), asc(variants.var_id));
  return rows.map(({ preorder, ...row }) => ({ ...row, ...(preorder !== '' && { preorder }) }));
}

/** The product with this code, or the one whose variant has it: lines of carts and orders name variants. */
export const isNamed = (id: string) =>
  sql`${products.prd_id} = (SELECT prd_id FROM variants WHERE var_id = ${id})`;

/**
 * A product by its code or a variant's, without maker and label. HTML is sanitised again, since SQL may have written it.
 */
export async function findProduct(db: Database, id: string) {
  const [row] = await db
    .select({
      ...{ product: WHOLE, choice: CHOICE, options, media: MEDIA, provenance: PROVENANCE },
      ...{ special_until: products.special_until, preorder_until, is_set },
    })
    .from(products)
    .innerJoin(offers, eq(offers.prd_id, products.prd_id))
    .where(and(eq(products.enabled, true), eq(offers.on_sale, true), isNamed(id)));
  if (row === undefined) return null;
  const { product, choice, media, provenance } = row;
  const html = HTML_FIELDS.map((field) => [field, safeHtml(product[field])]);
  return {
    product: {
      ...product,
      ...shownTemperature(product),
      ...chosen(choice),
      ...(Object.fromEntries(html) as Pick<typeof product, (typeof HTML_FIELDS)[number]>),
    },
    options: row.options,
    special_until: row.special_until,
    is_set: row.is_set,
    preorder_until: row.preorder_until,
    media,
    provenance,
  };
}

/** The planner needs ANALYZE to choose indexes; the embedded database never runs it itself. */
export async function refreshStatistics(db: Database): Promise<void> {
  await db.execute(sql`SELECT merge_price_counts()`);
  for (const table of ['products', 'variants', 'listed_products', 'price_counts']) {
    await db.execute(sql`VACUUM (ANALYZE) ${sql.identifier(table)}`);
  }
}

/** Puts on sale what was to appear by itself, and whose day has come; the search index follows by its trigger. */
export function enableDueProducts(tx: Database, now: Date): Promise<{ prd_id: string }[]> {
  const { prd_id, auto_list, u_date } = products;
  return tx
    .update(products)
    .set({ enabled: true, auto_list: false })
    .where(and(eq(auto_list, true), lte(u_date, now)))
    .returning({ prd_id });
}

/** Products on sale whose time is over. */
export async function findExpired(db: Database, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ prd_id: products.prd_id })
    .from(products)
    .where(and(eq(products.enabled, true), lte(products.sale_until, now)))
    .orderBy(asc(products.sale_until))
    .limit(limit);
  return rows.map(({ prd_id }) => prd_id);
}

/** Takes off sale those of these products whose time is still over; without that time, they can be put on sale again. */
export async function disableExpired(
  tx: Database,
  prd_ids: readonly string[],
  now: Date,
): Promise<string[]> {
  const rows = await tx
    .update(products)
    .set({ enabled: false, auto_list: false, sale_until: null })
    .where(
      and(
        sql`${products.prd_id} = ANY(${textArray(prd_ids)})`,
        eq(products.enabled, true),
        lte(products.sale_until, now),
      ),
    )
    .returning({ prd_id: products.prd_id });
  return rows.map(({ prd_id }) => prd_id);
}
