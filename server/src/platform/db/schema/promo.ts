import { bigint, boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { json, moment, plainText } from './columns.ts';
import { members } from './member.ts';

/** Group-buy codes: a promoter's, or the shop's own where `cus_id` is null. */
export const promoCodes = pgTable(
  'promo_codes',
  {
    code: text().primaryKey(),
    cus_id: text().references(() => members.cus_id, { onDelete: 'cascade' }),
    enabled: boolean().notNull().default(true),
    c_date: moment().notNull(),
  },
  (t) => [index('promo_codes_member').on(t.cus_id)],
);

/** Short links; a bundle's code is also the CATE of its list, `/pb/{code}`. */
export const shortLinks = pgTable(
  'short_links',
  {
    code: text().primaryKey(),
    kind: text().$type<'product' | 'bundle'>().notNull(),
    /** Path on this shop, e.g. `/p/P0001`. */
    target: text().notNull(),
    prd_ids: json<string[]>().notNull(),
    cus_id: text().references(() => members.cus_id, { onDelete: 'cascade' }),
    promo_code: plainText(),
    c_date: moment().notNull(),
  },
  (t) => [
    index('short_links_member').on(t.cus_id, t.c_date),
    index('short_links_target').on(t.cus_id, t.target),
  ],
);

/** Clicks on short links; `visitor` is an irreversible hash. */
export const linkClicks = pgTable(
  'link_clicks',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    code: text()
      .notNull()
      .references(() => shortLinks.code, { onDelete: 'cascade' }),
    visitor: plainText(),
    at: moment().notNull(),
  },
  (t) => [index('link_clicks_code').on(t.code, t.at)],
);
