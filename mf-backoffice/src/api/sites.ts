import { admin } from '@pinpu/shared/api/admin';
import {
  type NewSite,
  type SiteChange,
  shopSiteAnswerSchema,
  shopSitesAnswerSchema,
} from '@pinpu/shared/contracts/backoffice';
import { bodyOf } from './answer.ts';

const PATH = 'backoffice/sites';
const pathOf = (key: string) => `${PATH}/${encodeURIComponent(key)}`;

const siteOf = (answer: Promise<Response>) => bodyOf(answer, shopSiteAnswerSchema);

/** All sites that may show the cart. */
export const fetchSites = async () => (await bodyOf(admin.get(PATH), shopSitesAnswerSchema)).sites;

export const fetchSite = (key: string) => siteOf(admin.get(pathOf(key)));

export const addSite = (site: NewSite) => siteOf(admin.post(PATH, { json: site }));

/** Changes a site; a conflict unless its version is still the given one. Returns the changed site. */
export const changeSite = (key: string, change: SiteChange) =>
  siteOf(admin.put(pathOf(key), { json: change }));

/** Disables a site, or allows it to show the cart again. */
export const switchSite = (key: string, verb: 'disable' | 'enable', version: string) =>
  siteOf(admin.post(`${pathOf(key)}/${verb}`, { json: { version } }));
