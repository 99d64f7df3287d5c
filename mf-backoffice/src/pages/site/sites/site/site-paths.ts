import { SHOP_KEY } from '../../../../api/shop-keys.ts';

export const SITES_PATH = '/el/shop/sites';

/** The last part of the address of a new site's form; it can't be a site's key, since keys begin with `pk_`. */
export const NEW_SITE = 'new';

export const pathOfSite = (key: string): string => `${SITES_PATH}/${encodeURIComponent(key)}`;

/** The page for the site's developer, with its key filled in. */
export const builderPath = (key: string): string => `/embed/?site=${encodeURIComponent(key)}`;

/** The keys of the queries that load one site, or all of them. */
export const siteQueryKey = (key: string) => [SHOP_KEY, 'site', key];
export const SITES_QUERY_KEY = [SHOP_KEY, 'sites'];
