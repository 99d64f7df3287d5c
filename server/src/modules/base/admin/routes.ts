import type { ServerModule } from '../../../platform/module.ts';
import { adminAccountModule } from './account-routes.ts';
import { adminAuditModule } from './audit-routes.ts';
import { adminAuthModule, adminKeepAliveModule } from './auth-routes.ts';
import { adminConfigModule, adminEschModule } from './config-routes.ts';
import { adminLookupModule } from './lookup-routes.ts';
import { ownAdminAccountModule } from './own-account-routes.ts';
import { adminSignOutModule } from './sign-out-routes.ts';

/** Routes before signing in: key, configuration, sign-in (spec §7). */
const openModules: readonly ServerModule[] = [adminAuthModule, adminConfigModule];

const protectedModules: readonly ServerModule[] = [
  adminKeepAliveModule,
  adminSignOutModule,
  adminEschModule,
  adminLookupModule,
  ownAdminAccountModule,
  adminAccountModule,
  adminAuditModule,
];

/** The administrative side, each part in a scope of its own (spec §7). */
export const adminModules: readonly ServerModule[] = [...openModules, ...protectedModules];
