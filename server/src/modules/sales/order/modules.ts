import type { ServerModule } from '../../../platform/module.ts';
import { parcelNoticeModule } from './parcels/notice-routes.ts';
import { storeChangeModule } from './parcels/store-change/routes.ts';
import { refundAccountModule } from './refunding/accounts/routes.ts';
import { orderModule } from './routes.ts';

/** Orders, and the pages and notices about them that need no sign-in. */
export const orderModules: readonly ServerModule[] = [
  orderModule,
  parcelNoticeModule,
  storeChangeModule,
  refundAccountModule,
];
