import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
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
    kind: text().$type<'product' | 'bundle' | 'category' | 'search' | 'home'>().notNull(),
    /** Path on this shop, e.g. `/p/P0001`. */
    target: text().notNull(),
    prd_ids: json<string[]>().notNull(),
    cus_id: text().references(() => members.cus_id, { onDelete: 'cascade' }),
    promo_code: plainText(),
    /** The promoter's own name for the link, and a tag that groups links. */
    name: plainText(),
    tag: plainText(),
    /** An additional address, `/s/{slug}`; '' for none. */
    slug: plainText(),
    /** Its last day in Taipei, `YYYY-MM-DD`; '' where it has none. */
    ends_on: plainText(),
    stopped: boolean().notNull().default(false),
    /** The product whose picture the bundle shows; '' for the first. */
    cover_prd_id: plainText(),
    c_date: moment().notNull(),
  },
  (t) => [
    uniqueIndex('short_links_slug').on(t.slug).where(sql`slug <> ''`),
    index('short_links_member').on(t.cus_id, t.c_date),
    index('short_links_target').on(t.cus_id, t.target),
  ],
);

/**
 * Clicks on short links, stored for as long as repeated visits are recognised; `clickTallies` counts them. `visitor` is
 * an irreversible hash, `source` a `ClickSource`.
 */
export const linkClicks = pgTable(
  'link_clicks',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    code: text()
      .notNull()
      .references(() => shortLinks.code, { onDelete: 'cascade' }),
    visitor: plainText(),
    source: plainText(),
    at: moment().notNull(),
  },
  (t) => [index('link_clicks_code').on(t.code, t.at)],
);
