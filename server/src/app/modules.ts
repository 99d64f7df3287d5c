import { accountModule } from '../modules/account/routes.ts';
import { sessionModule } from '../modules/account/session-routes.ts';
import { adminModules } from '../modules/admin/routes.ts';
import { auditHook } from '../modules/audit/audit-hook.ts';
import { backofficeModule } from '../modules/backoffice/routes.ts';
import { cartModule } from '../modules/cart/routes.ts';
import { catalogModule } from '../modules/catalog/routes.ts';
import { checkoutModule } from '../modules/checkout/routes.ts';
import { cspReportModule } from '../modules/csp-report/routes.ts';
import { deploymentModule } from '../modules/deployment/routes.ts';
import { emailProofModule } from '../modules/email-proof/routes.ts';
import { arrivalModule } from '../modules/embed/arrival-routes.ts';
import { embedModule } from '../modules/embed/routes.ts';
import { favouriteModule } from '../modules/favourite/routes.ts';
import { fileModules } from '../modules/file/routes.ts';
import { gatewayModule } from '../modules/gateway/routes.ts';
import { healthModule } from '../modules/health/routes.ts';
import { infoPageModule } from '../modules/info-page/routes.ts';
import { langModule } from '../modules/lang/routes.ts';
import { likeModule } from '../modules/like/routes.ts';
import { mailHook } from '../modules/mail/delivery.ts';
import { devMailModule } from '../modules/mail/routes.ts';
import { memberHook } from '../modules/member/member-hook.ts';
import { memberModule } from '../modules/member/routes.ts';
import { metricsHook } from '../modules/metrics/routes.ts';
import { operatorModule } from '../modules/operator/routes.ts';
import { applyPaymentEvent } from '../modules/order/apply-payment-event.ts';
import { orderModule } from '../modules/order/routes.ts';
import { partErrorsModule } from '../modules/part-report/error-routes.ts';
import { remoteFileErrorsHook } from '../modules/part-report/remote-file-errors.ts';
import { partReportModule } from '../modules/part-report/routes.ts';
import { passkeyModule } from '../modules/passkey/routes.ts';
import { paymentModule } from '../modules/payment/routes.ts';
import { pickupModule } from '../modules/pickup/routes.ts';
import type { PictureSource } from '../modules/picture/port.ts';
import { pictureModule } from '../modules/picture/routes.ts';
import { promoModule } from '../modules/promo/routes.ts';
import { publicConfigModule } from '../modules/public-config/routes.ts';
import { restockLinkModule } from '../modules/restock/link-routes.ts';
import { restockModule } from '../modules/restock/routes.ts';
import { retentionModule } from '../modules/retention/routes.ts';
import { invoiceModule, recipientModule } from '../modules/saved-details/routes.ts';
import { seoModule } from '../modules/seo/routes.ts';
import { staffModule } from '../modules/staff/routes.ts';
import type { ServerModule } from '../platform/module.ts';

/** Hooks on every request (authentication, mail delivery), added before any module's routes. */
export const requestHooks: readonly ServerModule[] = [
  metricsHook,
  memberHook,
  mailHook,
  auditHook,
  remoteFileErrorsHook,
];

/** The parts of the API, each in a scope of its own. One line each. */
export const modulesWith = (pictures: readonly PictureSource[]): readonly ServerModule[] => [
  healthModule,
  publicConfigModule,
  infoPageModule,
  catalogModule,
  likeModule,
  favouriteModule,
  restockModule,
  restockLinkModule,
  cartModule,
  pickupModule,
  checkoutModule,
  emailProofModule,
  embedModule,
  arrivalModule,
  orderModule,
  operatorModule,
  paymentModule(applyPaymentEvent),
  memberModule,
  passkeyModule,
  accountModule,
  sessionModule,
  recipientModule,
  invoiceModule,
  promoModule,
  ...adminModules,
  backofficeModule,
  ...fileModules,
  staffModule,
  langModule,
  pictureModule(pictures),
  devMailModule,
  deploymentModule,
  retentionModule,
  cspReportModule,
  partReportModule,
  partErrorsModule,
  seoModule,
  gatewayModule,
];
