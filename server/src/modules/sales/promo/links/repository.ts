import { isShortCode, PROMOTER_STATUS, taipeiDate } from '@pinpu/shared/domain';
import { and, eq, gt, gte, inArray, isNull, or } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/index.ts';
import { firstRow } from '../../../../platform/db/rows.ts';
import {
  members,
  offers,
  products,
  promoCodes,
  shortLinks,
} from '../../../../platform/db/schema/index.ts';

export type ShortLink = typeof shortLinks.$inferSelect;

/** Those of these products that can be promoted, in the given order: for sale, and with a wholesale cost (spec §9). */
export async function findPromotableIds(db: Database, prd_ids: string[]): Promise<string[]> {
  const rows = await db
    .select({ prd_id: products.prd_id })
    .from(products)
    .innerJoin(offers, eq(offers.prd_id, products.prd_id))
    .where(
      and(
        inArray(offers.prd_id, prd_ids),
        eq(products.enabled, true),
        eq(offers.on_sale, true),
        gt(offers.cost_wholesale, 0),
      ),
    );
  const found = new Set(rows.map((row) => row.prd_id));
  return prd_ids.filter((id) => found.has(id));
}

/** The names of these products by id, including those no longer for sale. */
export async function findProductNames(db: Database, prd_ids: string[]) {
  const rows = await db
    .select({ prd_id: products.prd_id, prd_name: products.prd_name })
    .from(products)
    .where(inArray(products.prd_id, prd_ids));
  return new Map(rows.map(({ prd_id, prd_name }) => [prd_id, prd_name]));
}

export async function findLinkByAddress(db: Database, address: string): Promise<ShortLink | null> {
  const column = isShortCode(address) ? shortLinks.code : shortLinks.slug;
  const [link] = await db.select().from(shortLinks).where(eq(column, address));
  return link ?? null;
}

/** A member's live link to a target. Bundles never match, since each has its own code in the target. */
export async function findLinkByTarget(db: Database, cus_id: string, target: string, now: Date) {
  const [link] = await db
    .select()
    .from(shortLinks)
    .where(and(eq(shortLinks.cus_id, cus_id), eq(shortLinks.target, target), isLive(now)))
    .orderBy(shortLinks.c_date)
    .limit(1);
  return link ?? null;
}

export async function insertLink(
  db: Database,
  link: Omit<typeof shortLinks.$inferInsert, 'promo_code'>,
): Promise<void> {
  await db.insert(promoCodes).values({ code: link.code, cus_id: link.cus_id, c_date: link.c_date });
  await db.insert(shortLinks).values({ ...link, promo_code: link.code });
}

/** Condition: a link that was neither stopped nor has ended. */
const isLive = (now: Date) =>
  and(
    eq(shortLinks.stopped, false),
    or(eq(shortLinks.ends_on, ''), gte(shortLinks.ends_on, taipeiDate(now))),
  );

/** An active code, which gives group prices: the shop's own, or a promoter's (status above 0) with a live link. */
export const findActivePromoCode = (db: Database, code: string, now: Date) =>
  firstRow(
    db
      .select({ member_id: promoCodes.cus_id })
      .from(promoCodes)
      .leftJoin(members, eq(members.cus_id, promoCodes.cus_id))
      .leftJoin(shortLinks, eq(shortLinks.code, promoCodes.code))
      .where(
        and(
          eq(promoCodes.code, code),
          eq(promoCodes.enabled, true),
          or(isNull(promoCodes.cus_id), gte(members.status, PROMOTER_STATUS)),
          or(isNull(shortLinks.code), isLive(now)),
        ),
      ),
  );

/** What a promo code gives: the price level, and its promoter, who is null for the shop's own code. */
interface PromoEntitlement {
  pl: 0 | 1;
  member_id: string | null;
}

/**
 * Group prices for an active code: the shop's own, or that of a current promoter (status above 0) whose link was
 * neither stopped nor has ended. List prices for any other text (spec §6, ADR 0155).
 */
export async function promoEntitlement(
  db: Database,
  promo_code: string,
  now: Date,
): Promise<PromoEntitlement> {
  if (promo_code === '' || promo_code.length > 40) return { pl: 0, member_id: null };
  const code = await findActivePromoCode(db, promo_code, now);
  return code ? { pl: 1, member_id: code.member_id } : { pl: 0, member_id: null };
}
