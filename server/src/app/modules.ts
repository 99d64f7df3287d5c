import { accountModule } from '../modules/base/account/routes.ts';
import { adminModules } from '../modules/base/admin/routes.ts';
import { auditHook } from '../modules/base/audit/request-audit.ts';
import { consentLinkModule } from '../modules/base/consent/link-routes.ts';
import { consentModule } from '../modules/base/consent/routes.ts';
import { cspReportModule } from '../modules/base/csp-report/routes.ts';
import { emailProofModule } from '../modules/base/email-proof/routes.ts';
import { fileModules } from '../modules/base/file/routes.ts';
import { healthModule } from '../modules/base/health/routes.ts';
import { langModule } from '../modules/base/lang/routes.ts';
import { mailHook } from '../modules/base/mail/delivery.ts';
import { devMailModule } from '../modules/base/mail/routes.ts';
import { metricsHook } from '../modules/base/metrics/routes.ts';
import { retentionModule } from '../modules/base/retention/routes.ts';
import { deploymentModule } from '../modules/delivery/deployment/routes.ts';
import { gatewayModule } from '../modules/delivery/gateway/routes.ts';
import {
  partErrorsModule,
  partReportModule,
  remoteFileErrorsHook,
} from '../modules/delivery/part-report/routes.ts';
import { seoModule } from '../modules/delivery/seo/routes.ts';
import { staffModule } from '../modules/delivery/staff/routes.ts';
import { catalogModule } from '../modules/goods/catalog/routes.ts';
import { favouriteModule } from '../modules/goods/favourite/routes.ts';
import { infoPageModule } from '../modules/goods/info-page/routes.ts';
import { likeModule } from '../modules/goods/like/routes.ts';
import { mediaModule } from '../modules/goods/media/routes.ts';
import type { PictureSource } from '../modules/goods/picture/port.ts';
import { pictureModule } from '../modules/goods/picture/routes.ts';
import { restockLinkModule } from '../modules/goods/restock/link-routes.ts';
import { restockModule } from '../modules/goods/restock/routes.ts';
import { backofficeModule } from '../modules/office/backoffice/routes.ts';
import { birthdayModule } from '../modules/sales/birthday/routes.ts';
import { cartModule } from '../modules/sales/cart/routes.ts';
import { cartReminderModule } from '../modules/sales/cart-reminder/routes.ts';
import { checkoutModule } from '../modules/sales/checkout/routes.ts';
import { creditModule } from '../modules/sales/credit/routes.ts';
import { arrivalModule } from '../modules/sales/embed/arrival-routes.ts';
import { embedModule } from '../modules/sales/embed/routes.ts';
import { invoiceCheckModule } from '../modules/sales/invoice/routes.ts';
import { sessionModule } from '../modules/sales/member/own-sessions-routes.ts';
import { memberHook, memberModule } from '../modules/sales/member/routes.ts';
import { newsletterModule } from '../modules/sales/newsletter/routes.ts';
import { orderModules } from '../modules/sales/order/modules.ts';
import { applyPaymentEvent } from '../modules/sales/order/paying/apply-payment-event.ts';
import { passkeyModule } from '../modules/sales/passkey/routes.ts';
import { paymentModule } from '../modules/sales/payment/routes.ts';
import { pickupModule } from '../modules/sales/pickup/routes.ts';
import { promoModule } from '../modules/sales/promo/routes.ts';
import { publicConfigModule } from '../modules/sales/public-config/routes.ts';
import { savedDetailsModules } from '../modules/sales/saved-details/routes.ts';
import type { ServerModule } from '../platform/module.ts';

/** Hooks on every request (authentication, mail delivery), added before any module's routes. */
export const requestHooks: readonly ServerModule[] = [
  metricsHook,
  memberHook,
  mailHook,
  auditHook,
  remoteFileErrorsHook,
];

/** Mails that somebody has requested or consented to. */
const requestedMailModules: readonly ServerModule[] = [
  restockModule,
  restockLinkModule,
  consentModule,
  consentLinkModule,
  cartReminderModule,
  newsletterModule,
];

/** The parts of the API, each in a scope of its own. One line each. */
export const modulesWith = (pictures: readonly PictureSource[]): readonly ServerModule[] => [
  healthModule,
  publicConfigModule,
  infoPageModule,
  catalogModule,
  likeModule,
  favouriteModule,
  ...requestedMailModules,
  cartModule,
  pickupModule,
  checkoutModule,
  emailProofModule,
  embedModule,
  arrivalModule,
  ...orderModules,
  invoiceCheckModule,
  paymentModule(applyPaymentEvent),
  memberModule,
  birthdayModule,
  passkeyModule,
  accountModule,
  sessionModule,
  ...savedDetailsModules,
  creditModule,
  promoModule,
  ...adminModules,
  backofficeModule,
  ...fileModules,
  staffModule,
  langModule,
  mediaModule,
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
