import type { ServerModule } from '../../../platform/module.ts';
import { adminAccountModule } from './account-routes.ts';
import { adminAuditModule } from './audit-routes.ts';
import { adminAuthModule, adminKeepAliveModule, adminSignOutModule } from './auth-routes.ts';
import { adminConfigModule, adminEschModule } from './config-routes.ts';
import { adminLookupModule } from './lookup-routes.ts';
import { ownAdminAccountModule } from './own-account-routes.ts';

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

export const adminModules: readonly ServerModule[] = [...openModules, ...protectedModules];
