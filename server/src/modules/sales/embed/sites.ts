import type { ShopSite } from '@pinpu/shared/contracts/backoffice';
import type { Database } from '../../../platform/db/index.ts';
import { digestOf } from '../../../platform/digest.ts';
import { Rejection } from '../../../platform/errors/rejection.ts';
import { findShopSites, type Site } from './site-repository.ts';

const COUNTED_MS = 30 * 86_400_000;

/** A version that changes with every field that the shop can edit; checkouts do not change it. */
export const versionOf = ({ name, origins, enabled, u_date }: Site): string =>
  digestOf([name, origins, enabled, u_date]);

const shopSite = (row: Awaited<ReturnType<typeof findShopSites>>[number]): ShopSite => {
  const { key, name, origins, enabled, checkouts, orders, amount, changed_by } = row;
  return {
    ...{ key, name, origins, enabled, checkouts, orders, amount, changed_by },
    version: versionOf(row),
    c_date: row.c_date.toISOString(),
    changed_at: row.u_date.toISOString(),
  };
};

const countedFrom = (now: Date) => new Date(now.getTime() - COUNTED_MS);

export const listSites = async (db: Database, now: Date): Promise<ShopSite[]> =>
  (await findShopSites(db, countedFrom(now))).map(shopSite);

/** One site. @throws Rejection 404 */
export async function siteOf(db: Database, key: string, now: Date): Promise<ShopSite> {
  const [row] = await findShopSites(db, countedFrom(now), key);
  if (!row) throw unknownSite(key);
  return shopSite(row);
}

export const unknownSite = (key: string): Rejection =>
  new Rejection(404, 'SITE_NOT_FOUND', `找不到網站代碼「${key}」。`);
