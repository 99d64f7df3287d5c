import { promotionProfit } from '@pinpu/shared/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/index.ts';
import { firstRow } from '../../../../platform/db/rows.ts';
import { offers, products, shortLinks } from '../../../../platform/db/schema/index.ts';
import type { ShortLink } from '../links/repository.ts';

const own = (cus_id: string, code: string) =>
  and(eq(shortLinks.cus_id, cus_id), eq(shortLinks.code, code));

export const hasLink = async (db: Database, cus_id: string, code: string): Promise<boolean> =>
  (await db.$count(shortLinks, own(cus_id, code))) > 0;

/** A member's link by its code, locked until the transaction ends. */
export const lockLink = (tx: Database, cus_id: string, code: string) =>
  firstRow(tx.select().from(shortLinks).where(own(cus_id, code)).for('update'));

export async function updateLink(
  tx: Database,
  code: string,
  changes: Partial<typeof shortLinks.$inferInsert>,
): Promise<ShortLink> {
  const [link] = await tx
    .update(shortLinks)
    .set(changes)
    .where(eq(shortLinks.code, code))
    .returning();
  if (!link) throw new Error(`no link ${code}`);
  return link;
}

/** Whether another link has this slug; call it under a lock on the slug. */
export async function isSlugTaken(tx: Database, slug: string, code: string): Promise<boolean> {
  const other = and(eq(shortLinks.slug, slug), sql`${shortLinks.code} <> ${code}`);
  return (await tx.$count(shortLinks, other)) > 0;
}

export interface LinkedProduct {
  prd_id: string;
  prd_name: string;
  profit: number;
  on_sale: boolean;
}

/** The products that links lead to, by id, including those no longer for sale. */
export async function findLinkedProducts(db: Database, prd_ids: string[]) {
  const { prd_id, prd_name, enabled } = products;
  const { price, price1, cost_wholesale } = offers;
  const rows = await db
    .select({ prd_id, prd_name, price, price1, cost_wholesale, enabled })
    .from(products)
    .innerJoin(offers, eq(offers.prd_id, prd_id))
    .where(inArray(offers.prd_id, prd_ids));
  return new Map(
    rows.map((row) => [
      row.prd_id,
      {
        prd_id: row.prd_id,
        prd_name: row.prd_name,
        profit: promotionProfit(row),
        on_sale: row.enabled,
      },
    ]),
  );
}

export const countLinks = (db: Database, cus_id: string): Promise<number> =>
  db.$count(shortLinks, eq(shortLinks.cus_id, cus_id));
