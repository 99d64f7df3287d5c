import * as s from '@pinpu/shared/contracts/schema';
import { bodyOf } from '../shop/envelope.ts';
import { twd } from '../shop/primitives.ts';

/** The longest name of a site, and the most origins. */
export const SITE_NAME_LENGTH = 60;
export const SITE_ORIGIN_LIMIT = 50;

/** Editable fields of a site; the server validates each. */
const fields = {
  name: s.string().check(s.maxLength(200)),
  origins: s.array(s.string().check(s.maxLength(300))).check(s.maxLength(200)),
};

/** Body of `POST /api/backoffice/sites`. */
export const newSiteSchema = s.object(fields);
export type NewSite = s.Infer<typeof newSiteSchema>;

const version = s.string().check(s.maxLength(64));

/** Body of `PUT /api/backoffice/sites/{key}`, with the `version` that was read; `enabled` stays where it is absent. */
export const siteChangeSchema = s.object({ version, ...fields, enabled: s.optional(s.boolean()) });
export type SiteChange = s.Infer<typeof siteChangeSchema>;

/** Body of `POST /api/backoffice/sites/{key}/disable` and `…/enable`. */
export const siteSwitchSchema = s.object({ version });

/** A site that shows the cart, as the shop sees it. */
const shopSiteSchema = s.object({
  key: s.string(),
  name: s.string(),
  origins: s.array(s.string()),
  enabled: s.boolean(),
  /**
   * In the last 30 days: checkouts that began on the site, orders from them that are not cancelled, and their amount.
   */
  checkouts: s.int(),
  orders: s.int(),
  amount: twd,
  version: s.string(),
  c_date: s.string(),
  /** Account that last changed it, '' where that is unknown, and when. */
  changed_by: s.string(),
  changed_at: s.string(),
});
export type ShopSite = s.Infer<typeof shopSiteSchema>;

/** `GET /api/backoffice/sites`: all sites, oldest first. */
export const shopSitesAnswerSchema = bodyOf(s.object({ sites: s.array(shopSiteSchema) }));

/** `GET /api/backoffice/sites/{key}`, and the answer to every change; `shop` is the base URL for its tags. */
export const shopSiteAnswerSchema = bodyOf(s.object({ site: shopSiteSchema, shop: s.string() }));
export type ShopSitePage = s.Infer<typeof shopSiteAnswerSchema>['body'];

/** 409 where the site was changed meanwhile: `body` is its current state. */
export const shopSiteConflictSchema = s.looseObject({ body: shopSiteAnswerSchema.shape.body });
