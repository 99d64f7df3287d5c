import { array, boolean, maxLength, minLength, object, optional, string, trim } from 'zod/mini';
import type { App, Deps } from '../../platform/module.ts';
import { noteAudit } from '../audit/request-audit.ts';
import { addSite, changeSite, listSites } from '../embed/sites.ts';

const name = string().check(trim(), minLength(1), maxLength(60));
const origins = array(string().check(maxLength(300))).check(maxLength(50));
const added = object({ name, origins });
const changed = object({
  key: string(),
  name: optional(name),
  origins: optional(origins),
  enabled: optional(boolean()),
});

/** The calls of `npm run sites`. */
export function siteRoutes(app: App, { db, clock }: Deps) {
  const list = { schema: { hide: true }, config: { audit: 'site.list' } };
  app.post('/operator/sites', list, async () => ({ sites: await listSites(db) }));

  const add = { schema: { hide: true, body: added }, config: { audit: 'site.add' } };
  app.post('/operator/sites/add', add, async (request) => {
    const site = await addSite(db, request.body, clock());
    noteAudit(request, { subject: site.key });
    return site;
  });

  const change = { schema: { hide: true, body: changed }, config: { audit: 'site.change' } };
  app.post('/operator/sites/change', change, async (request) => {
    const { key, ...wanted } = request.body;
    noteAudit(request, { subject: key, detail: { fields: Object.keys(wanted) } });
    return changeSite(db, key, wanted, clock());
  });
}
