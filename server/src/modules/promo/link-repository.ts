import { PROMOTER_STATUS } from '@pinpu/shared/domain';
import { and, eq, gt, gte, inArray, isNull, or } from 'drizzle-orm';
import type { Database } from '../../platform/db/index.ts';
import {
  linkClicks,
  members,
  products,
  promoCodes,
  shortLinks,
} from '../../platform/db/schema/index.ts';

export type ShortLink = typeof shortLinks.$inferSelect;

/** Those of these products that can be promoted: listed, and with a wholesale cost (spec §9). In the given order. */
export async function findPromotableIds(db: Database, prd_ids: string[]): Promise<string[]> {
  const rows = await db
    .select({ prd_id: products.prd_id })
    .from(products)
    .where(
      and(
        inArray(products.prd_id, prd_ids),
        eq(products.enabled, true),
        gt(products.cost_wholesale, 0),
      ),
    );
  const found = new Set(rows.map((row) => row.prd_id));
  return prd_ids.filter((id) => found.has(id));
}

export async function findLinkByCode(db: Database, code: string): Promise<ShortLink | null> {
  const [link] = await db.select().from(shortLinks).where(eq(shortLinks.code, code));
  return link ?? null;
}

/** A member's links to a target; bundles are never shared, since each has its own code in the target. */
export async function findLinkByTarget(
  db: Database,
  cus_id: string,
  target: string,
): Promise<ShortLink | null> {
  const [link] = await db
    .select()
    .from(shortLinks)
    .where(and(eq(shortLinks.cus_id, cus_id), eq(shortLinks.target, target)))
    .orderBy(shortLinks.c_date)
    .limit(1);
  return link ?? null;
}

/** Inserts a link and the promo code of the same name (ADR 0102). */
export async function insertLink(db: Database, link: Omit<ShortLink, 'promo_code'>): Promise<void> {
  await db.insert(promoCodes).values({ code: link.code, cus_id: link.cus_id, c_date: link.c_date });
  await db.insert(shortLinks).values({ ...link, promo_code: link.code });
}

/** Whether a visit of this visitor was counted since the given moment. */
export async function hasClick(
  db: Database,
  click: { code: string; visitor: string },
  since: Date,
): Promise<boolean> {
  const counted = await db.$count(
    linkClicks,
    and(
      eq(linkClicks.code, click.code),
      eq(linkClicks.visitor, click.visitor),
      gt(linkClicks.at, since),
    ),
  );
  return counted > 0;
}

export async function insertClick(
  db: Database,
  click: { code: string; visitor: string; at: Date },
): Promise<void> {
  await db.insert(linkClicks).values(click);
}

/** A code that entitles to group prices: the shop's own, or that of a member whose status is above 0. */
export async function findActivePromoCode(
  db: Database,
  code: string,
): Promise<{ member_id: string | null } | undefined> {
  const [row] = await db
    .select({ member_id: promoCodes.cus_id })
    .from(promoCodes)
    .leftJoin(members, eq(members.cus_id, promoCodes.cus_id))
    .where(
      and(
        eq(promoCodes.code, code),
        eq(promoCodes.enabled, true),
        or(isNull(promoCodes.cus_id), gte(members.status, PROMOTER_STATUS)),
      ),
    );
  return row;
}
