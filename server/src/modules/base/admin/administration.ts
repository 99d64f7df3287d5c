import type { FastifyRequest } from 'fastify';
import { Rejection } from '../../../platform/errors/rejection.ts';
import type { App, Deps } from '../../../platform/module.ts';
import { requireAuditNames, setAuditActor } from '../audit/request-audit.ts';
import { OPERATOR } from '../audit/service.ts';
import { isOperator, operatorToken } from './operator-token.ts';
import { requireAdmin } from './require-admin.ts';
import { xsrfProtection } from './xsrf.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Commands call the route with the operator's key: beside administrators, or alone. */
    operator?: 'too' | 'only';
  }
}

const operatorRequests = new WeakSet<FastifyRequest>();

export const isByOperator = (request: FastifyRequest): boolean => operatorRequests.has(request);

/**
 * Makes every route of a scope administrative: 401 without a valid token and 403 for a write without the XSRF value, both
 * before the body is read. The operator's key is valid at routes with `operator` alone, and needs no XSRF value, since no
 * browser sends it by itself. A route without an audit name ends the start.
 */
export function protectAdministration(app: App, deps: Deps): void {
  const xsrf = xsrfProtection(deps);
  const token = operatorToken(deps.config.dataDir);
  requireAuditNames(app);
  app.addHook('onRequest', async (request) => {
    const { operator } = request.routeOptions.config;
    if (operator && isOperator(request.headers.authorization, token)) {
      operatorRequests.add(request);
      setAuditActor(request, OPERATOR);
      return;
    }
    await requireAdmin(request, deps);
    await xsrf.require(request);
    if (operator === 'only')
      throw new Rejection(403, 'OPERATOR_ONLY', '只有商店營運者可以執行這個動作。');
  });
}
