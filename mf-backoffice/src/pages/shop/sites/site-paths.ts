import { SHOP_KEY } from '../../../features/shop-keys.ts';

export const SITES_PATH = '/el/shop/sites';

/** The address of a new site's form ends with it; keys begin with `pk_`. */
export const NEW_SITE = 'new';

export const pathOfSite = (key: string): string => `${SITES_PATH}/${encodeURIComponent(key)}`;

/** The page for the site's developer, with its key filled in. */
export const builderPath = (key: string): string => `/embed/?site=${encodeURIComponent(key)}`;

/** Of the query that reads a site, or all of them. */
export const siteQueryKey = (key: string) => [SHOP_KEY, 'site', key];
export const SITES_QUERY_KEY = [SHOP_KEY, 'sites'];
