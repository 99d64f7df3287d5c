import { mailHook } from '../mail/module.ts';
import { sandboxMapModule } from '../sandbox-map/routes.ts';
import { sandboxPayModule } from '../sandbox-pay/routes.ts';
import { adminModule } from './admin/module.ts';
import { cartModule } from './cart/routes.ts';
import { catalogModule } from './catalog/routes.ts';
import { checkoutModule } from './checkout/routes.ts';
import { configModule } from './config/routes.ts';
import { devMailModule } from './dev-mail/routes.ts';
import { foundModule } from './found/routes.ts';
import { gatewayModule } from './gateway/routes.ts';
import { healthModule } from './health/routes.ts';
import { langModule } from './lang/routes.ts';
import { likeModule } from './like/routes.ts';
import { mediaModule } from './media/routes.ts';
import { memberHook } from './member/member-hook.ts';
import { memberModule } from './member/module.ts';
import type { ServerModule } from './module.ts';
import { operatorModule } from './operator/routes.ts';
import { orderModule } from './order/routes.ts';
import { paymentModule } from './payment/routes.ts';
import { pickupModule } from './pickup/routes.ts';
import { promoModule } from './promo/module.ts';

/** Hooks on every request (who is signed in, what mail it caused), added before any module's routes. */
export const requestHooks: readonly ServerModule[] = [memberHook, mailHook];

/** The parts of the API, each in a scope of its own. One line each. */
export const modules: readonly ServerModule[] = [
  healthModule,
  configModule,
  catalogModule,
  likeModule,
  cartModule,
  pickupModule,
  checkoutModule,
  orderModule,
  operatorModule,
  paymentModule,
  sandboxPayModule,
  sandboxMapModule,
  memberModule,
  promoModule,
  adminModule,
  langModule,
  mediaModule,
  devMailModule,
  foundModule,
  gatewayModule,
];
