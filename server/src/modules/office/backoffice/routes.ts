import type { ServerModule } from '../../../platform/module.ts';
import { protectAdministration } from '../../base/admin/administration.ts';
import { backupRoute } from './backup-routes.ts';
import { shopCall } from './caller.ts';
import { couponRoutes } from './coupon-routes.ts';
import { goodsRoutes } from './goods/routes.ts';
import { invoiceRoutes } from './invoices/routes.ts';
import { mailRoutes } from './mail-routes.ts';
import { memberRoutes } from './member-routes.ts';
import { orderMoveRoutes, shopOrderRoutes } from './order-routes.ts';
import { packingRoutes, shipmentRoutes } from './parcel-routes.ts';
import { payoutRoutes } from './payout-routes.ts';
import { promoterRoutes } from './promoter-routes.ts';
import { settingsRoutes } from './settings/routes.ts';
import { siteRoutes } from './site-routes.ts';
import { stockRoutes } from './stock-routes.ts';
import { tokenRoutes } from './token-routes.ts';

/** `/api/backoffice/…`: the API of the back office and of the commands (ADR 0186). The caller is checked before the body is read. */
export const backofficeModule: ServerModule = async (app, deps) => {
  protectAdministration(app, deps);
  const call = shopCall(app, deps);
  shopOrderRoutes(app, deps);
  orderMoveRoutes(app, deps, call);
  packingRoutes(app, deps, call);
  shipmentRoutes(app, deps, call);
  couponRoutes(app, deps);
  invoiceRoutes(app, deps);
  mailRoutes(app, deps);
  promoterRoutes(app, deps);
  payoutRoutes(app, deps);
  siteRoutes(app, deps);
  stockRoutes(app, deps);
  backupRoute(app, deps);
  memberRoutes(app, deps);
  tokenRoutes(app, deps);
  await goodsRoutes(app, deps);
  await settingsRoutes(app, deps);
};
