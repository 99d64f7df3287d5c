import type { App, Deps } from '../../../platform/module.ts';
import { requireAuditNames } from '../audit/request-audit.ts';
import { requireAdmin } from './require-admin.ts';
import { xsrfProtection } from './xsrf.ts';

/**
 * Makes every route of a scope administrative: 401 without a valid token and 403 for a write without the XSRF value, both
 * before the body is read. A route without an audit name ends the start.
 */
export function protectAdministration(app: App, deps: Deps): void {
  const xsrf = xsrfProtection(deps);
  requireAuditNames(app);
  app.addHook('onRequest', async (request) => {
    await requireAdmin(request, deps);
    await xsrf.require(request);
  });
}
