import {
  newSiteSchema,
  shopSiteAnswerSchema,
  shopSitesAnswerSchema,
  siteChangeSchema,
  siteSwitchSchema,
} from '@pinpu/shared/contracts/backoffice';
import { maxLength, object, string } from 'zod/mini';
import { success } from '../../../platform/http/success.ts';
import type { App, Deps } from '../../../platform/module.ts';
import { addSite, changeSite } from '../../sales/embed/change-site.ts';
import { listSites, siteOf } from '../../sales/embed/sites.ts';
import { adminChange } from './caller.ts';

const tags = ['backoffice'];
const params = object({ key: string().check(maxLength(40)) });
const response = { 200: shopSiteAnswerSchema };
const audit = (verb: string) => ({ config: { audit: `site.${verb}`, operator: 'too' as const } });

/** Routes of the sites that embed the cart, also for `npm run sites`: list, add, change, disable. */
export function siteRoutes(app: App, deps: Deps) {
  const { db, clock, config } = deps;
  const shop = config.publicUrl.replace(/\/$/, '');
  const context = adminChange(deps);
  const shown = async (key: string) => success({ site: await siteOf(db, key, clock()), shop });

  const list = { tags, response: { 200: shopSitesAnswerSchema } };
  app.get('/api/backoffice/sites', { schema: list, ...audit('list') }, async () =>
    success({ sites: await listSites(db, clock()) }),
  );

  const adding = { tags, body: newSiteSchema, response };
  app.post('/api/backoffice/sites', { schema: adding, ...audit('add') }, async (request) =>
    shown(await addSite(db, request.body, await context(request))),
  );

  const one = { tags, params, response };
  app.get('/api/backoffice/sites/:key', { schema: one, ...audit('read') }, (request) =>
    shown(request.params.key),
  );

  const changing = { ...one, body: siteChangeSchema };
  app.put(
    '/api/backoffice/sites/:key',
    { schema: changing, ...audit('change') },
    async (request) => {
      const { key } = request.params;
      await changeSite(db, { key, shop }, request.body, await context(request));
      return shown(key);
    },
  );

  for (const [verb, enabled] of [
    ['disable', false],
    ['enable', true],
  ] as const) {
    const schema = { ...one, body: siteSwitchSchema };
    app.post(`/api/backoffice/sites/:key/${verb}`, { schema, ...audit(verb) }, async (request) => {
      const { key } = request.params;
      const { version } = request.body;
      await changeSite(db, { key, shop }, { version, enabled }, await context(request));
      return shown(key);
    });
  }
}
