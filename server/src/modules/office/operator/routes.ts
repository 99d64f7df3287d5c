import { Rejection } from '../../../platform/errors/rejection.ts';
import type { ServerModule } from '../../../platform/module.ts';
import { isOperator, operatorToken } from '../../base/admin/operator-token.ts';
import { requireAuditNames, setAuditActor } from '../../base/audit/request-audit.ts';
import { OPERATOR } from '../../base/audit/service.ts';
import { registerBackup } from './backup-routes.ts';
import { goodsRoutes } from './goods-routes.ts';
import { integratorRoutes } from './integrator-routes.ts';
import { memberRoutes } from './member-routes.ts';
import { orderRoutes } from './order-routes.ts';
import { pictureRoutes } from './picture-routes.ts';
import { promoterRoutes } from './promoter-routes.ts';
import { settingsRoutes } from './settings-routes.ts';

/**
 * What only `npm run orders`, `catalog`, `settings`, `members`, `promoters`, `tokens` and `backup` can do; whatever
 * commands share with screens is at `/api`. The caller proves itself by a key in a file of DATA_DIR.
 */
export const operatorModule: ServerModule = async (app, deps) => {
  const token = operatorToken(deps.config.dataDir);
  requireAuditNames(app);
  app.addHook('onRequest', async (request) => {
    if (!isOperator(request.headers.authorization, token))
      throw new Rejection(404, 'NOT_FOUND', '找不到這個網址。');
    setAuditActor(request, OPERATOR);
  });

  registerBackup(app, deps);
  memberRoutes(app, deps);
  promoterRoutes(app, deps);
  goodsRoutes(app, deps);
  integratorRoutes(app, deps);
  settingsRoutes(app, deps);
  await pictureRoutes(app, deps);

  orderRoutes(app, deps);
};
