import { newSiteSchema } from '@pinpu/shared/contracts/backoffice';
import type { FastifyRequest } from 'fastify';
import { boolean, object, optional, string } from 'zod/mini';
import type { App, Deps } from '../../../platform/module.ts';
import { changeContext } from '../../base/audit/change-context.ts';
import { addSite, changeSite } from '../../sales/embed/change-site.ts';
import { listSites, siteOf } from '../../sales/embed/sites.ts';

const { name, origins } = newSiteSchema.shape;
const changed = object({
  key: string(),
  name: optional(name),
  origins: optional(origins),
  enabled: optional(boolean()),
});

/** The calls of `npm run sites`. */
export function siteRoutes(app: App, deps: Deps) {
  const { db, clock, config } = deps;
  const context = (request: FastifyRequest) => changeContext(request, deps, 'admin');

  const list = { schema: { hide: true }, config: { audit: 'site.list' } };
  app.post('/operator/sites', list, async () => ({ sites: await listSites(db, clock()) }));

  const add = { schema: { hide: true, body: newSiteSchema }, config: { audit: 'site.add' } };
  app.post('/operator/sites/add', add, async (request) =>
    siteOf(db, await addSite(db, request.body, context(request)), clock()),
  );

  const change = { schema: { hide: true, body: changed }, config: { audit: 'site.change' } };
  app.post('/operator/sites/change', change, async (request) => {
    const { key, ...changes } = request.body;
    await changeSite(db, { key, shop: config.publicUrl }, changes, context(request));
    return siteOf(db, key, clock());
  });
}
