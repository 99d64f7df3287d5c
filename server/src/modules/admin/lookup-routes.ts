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
import type { Database } from '../../platform/db/index.ts';
import type { App, Deps, ServerModule } from '../../platform/module.ts';
import { noteAudit } from '../audit/request-audit.ts';
import { protectAdministration } from './administration.ts';
import {
  findAccounts,
  findBizUsers,
  findMerchants,
  findPeriods,
  findSystemUsers,
  findTemplates,
  findUserGroups,
  type LookupScope,
} from './lookup-repository.ts';
import { lookupScope } from './lookup-scope.ts';

type List<T> = (db: Database, scope: LookupScope) => Promise<T[]>;

/** One administrative list at one path; under `/api/BizProfile/` it is restricted to one business user. */
function addLookup<T extends Schema>(
  app: App,
  deps: Deps,
  path: string,
  item: T,
  list: List<Infer<T>>,
): void {
  const schema = { querystring: lookupQuerySchema, response: { 200: adminOf(array(item)) } };
  const config = { audit: `lookup.${path.slice(path.lastIndexOf('/') + 1)}` };
  app.get(path, { schema, config }, async (request, reply) => {
    noteAudit(request, { subject: request.query.bizId ?? '' });
    const scope = await lookupScope(deps.db, request.query, path.startsWith('/api/BizProfile/'));
    return reply.send({ Success: true, Data: await list(deps.db, scope) });
  });
}

/** The lookups of spec §7. The groups do not include the built-in administrator group: readers add it (ledger A3). */
export const adminLookupModule: ServerModule = (app, deps) => {
  protectAdministration(app, deps);
  addLookup(app, deps, '/api/BizUser', bizUserSchema, findBizUsers);
  addLookup(app, deps, '/api/BizUserGroup', userGroupSchema, findUserGroups);
  addLookup(app, deps, '/api/User', systemUserSchema, findSystemUsers);
  addLookup(app, deps, '/api/BizData/Merchants', merchantSchema, findMerchants);
  addLookup(app, deps, '/api/BizProfile/Merchants', merchantSchema, findMerchants);
  for (const base of ['/api', '/api/BizProfile']) {
    addLookup(app, deps, `${base}/BizAccount`, bizAccountSchema, findAccounts);
    addLookup(app, deps, `${base}/BizBillTemplate`, billTemplateSchema, findTemplates);
    addLookup(app, deps, `${base}/BizBillPeriod`, billPeriodSchema, findPeriods);
  }
};
