import {
  adminOf,
  billPeriodSchema,
  billTemplateSchema,
  bizAccountSchema,
  bizUserSchema,
  lookupQuerySchema,
  merchantSchema,
  systemUserSchema,
  userGroupSchema,
} from '@pinpu/shared/contracts';
import { array, type Infer, type Schema } from '@pinpu/shared/contracts/schema';
import type { App, Deps, ServerModule } from '../../../platform/module.ts';
import { noteAudit } from '../audit/request-audit.ts';
import { protectAdministration } from './administration.ts';
import {
  accountLookup,
  bizUserLookup,
  type LookupList,
  merchantLookup,
  periodLookup,
  systemUserLookup,
  templateLookup,
  userGroupLookup,
} from './lookup-repository.ts';
import { lookupScope } from './lookup-scope.ts';

/** One administrative list at one path; under `/api/BizProfile/` it is restricted to one business user. */
function addLookup<T extends Schema>(
  app: App,
  deps: Deps,
  path: string,
  item: T,
  lookup: LookupList<Infer<T>>,
): void {
  const schema = { querystring: lookupQuerySchema, response: { 200: adminOf(array(item)) } };
  const config = { audit: `lookup.${path.slice(path.lastIndexOf('/') + 1)}` };
  app.get(path, { schema, config }, async (request, reply) => {
    noteAudit(request, { subject: request.query.bizId ?? '' });
    const isProfile = path.startsWith('/api/BizProfile/');
    const scope = await lookupScope(deps.db, request.query, lookup.fields, isProfile);
    return reply.send({ Success: true, Data: await lookup.find(deps.db, scope) });
  });
}

/** The lookups of spec §7. The groups do not include the built-in administrator group: readers add it (ledger A3). */
export const adminLookupModule: ServerModule = (app, deps) => {
  protectAdministration(app, deps);
  addLookup(app, deps, '/api/BizUser', bizUserSchema, bizUserLookup);
  addLookup(app, deps, '/api/BizUserGroup', userGroupSchema, userGroupLookup);
  addLookup(app, deps, '/api/User', systemUserSchema, systemUserLookup);
  addLookup(app, deps, '/api/BizData/Merchants', merchantSchema, merchantLookup);
  addLookup(app, deps, '/api/BizProfile/Merchants', merchantSchema, merchantLookup);
  for (const base of ['/api', '/api/BizProfile']) {
    addLookup(app, deps, `${base}/BizAccount`, bizAccountSchema, accountLookup);
    addLookup(app, deps, `${base}/BizBillTemplate`, billTemplateSchema, templateLookup);
    addLookup(app, deps, `${base}/BizBillPeriod`, billPeriodSchema, periodLookup);
  }
};
