import { eq, inArray, lt } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { PersonRows } from '../../../platform/data-hooks.ts';
import type { Database } from '../../../platform/db/index.ts';
import { personRows } from '../../../platform/db/person-rows.ts';
import {
  clickTallies,
  linkClicks,
  promoAccounts,
  promoCodes,
  promoOrders,
  promoPayouts,
  promoTallies,
  shortLinks,
} from '../../../platform/db/schema/index.ts';

/** The account without its number, which is encrypted and stays so: a stolen session must not reveal it. */
function findAccountOf(db: Database, of: string): Promise<PersonRows> {
  const { cus_id, bank_code, last_four, u_date } = promoAccounts;
  return db
    .select({ cus_id, bank_code, last_four, u_date })
    .from(promoAccounts)
    .where(eq(cus_id, of));
}

function findClicksOf(db: Database, of: string): Promise<PersonRows> {
  const links = db
    .select({ code: shortLinks.code })
    .from(shortLinks)
    .where(eq(shortLinks.cus_id, of));
  return personRows(db, linkClicks, inArray(linkClicks.code, links));
}

type OfMember = PgTable & { cus_id: PgColumn };

/** Reads the rows of a member in a table. */
const rowsIn = (table: OfMember) => (db: Database, of: string) =>
  personRows(db, table, eq(table.cus_id, of));

export const PROMOTER_TABLES: Record<string, (db: Database, of: string) => Promise<PersonRows>> = {
  promo_codes: rowsIn(promoCodes),
  promo_accounts: findAccountOf,
  promo_payouts: rowsIn(promoPayouts),
  promo_orders: rowsIn(promoOrders),
  promo_tallies: rowsIn(promoTallies),
  short_links: rowsIn(shortLinks),
  link_clicks: findClicksOf,
  click_tallies: rowsIn(clickTallies),
};

/**
 * Deletes a promoter's links with their visits, and what orders brought, so that nothing can be counted for them any
 * more. Codes and the account go with the member, by foreign keys.
 */
export async function deleteSourcesOfTallies(tx: Database, of: string): Promise<void> {
  await tx.delete(shortLinks).where(eq(shortLinks.cus_id, of));
  await tx.delete(promoOrders).where(eq(promoOrders.cus_id, of));
}

export async function deleteLinkClicks(db: Database, until: Date): Promise<void> {
  await db.delete(linkClicks).where(lt(linkClicks.at, until));
}
