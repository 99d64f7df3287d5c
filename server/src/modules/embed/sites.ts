import type { Database } from '../../platform/db/index.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { randomBase32 } from '../../platform/random.ts';
import { siteOrigins } from './site-origin.ts';
import { findSites, insertSite, type Site, updateSite } from './site-repository.ts';

/** A site as it is listed; `c_date` is ISO 8601. */
export interface ListedSite {
  key: string;
  name: string;
  origins: string[];
  enabled: boolean;
  c_date: string;
}

const listed = ({ key, name, origins, enabled, c_date }: Site): ListedSite => ({
  ...{ key, name, origins, enabled },
  c_date: c_date.toISOString(),
});

export const listSites = async (db: Database): Promise<ListedSite[]> =>
  (await findSites(db)).map(listed);

/** Admits a site; its key is new. @throws Refusal with an origin that is none. */
export async function addSite(
  db: Database,
  { name, origins }: { name: string; origins: readonly string[] },
  now: Date,
): Promise<ListedSite> {
  const key = `pk_${randomBase32(16).toLowerCase()}`;
  const site = {
    key,
    name,
    origins: siteOrigins(origins),
    enabled: true,
    c_date: now,
    u_date: now,
  };
  await insertSite(db, site);
  return listed(site);
}

/** Changes a site's name or origins, or whether its pages may show the cart. @throws Refusal 404 without one. */
export async function changeSite(
  db: Database,
  key: string,
  { origins, ...change }: { name?: string; origins?: readonly string[]; enabled?: boolean },
  now: Date,
): Promise<ListedSite> {
  const site = await updateSite(
    db,
    key,
    { ...change, ...(origins && { origins: siteOrigins(origins) }) },
    now,
  );
  if (!site) throw new Refusal(404, 'SITE_NOT_FOUND', `找不到網站代碼「${key}」。`);
  return listed(site);
}
