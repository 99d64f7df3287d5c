import type { ServerModule } from '../../platform/module.ts';
import { adminAuthModule } from './auth-routes.ts';
import { adminConfigModule } from './config-routes.ts';
import { adminLookupModule } from './lookup-routes.ts';
import { adminSignOutModule } from './sign-out-routes.ts';

/** The administrative side: key, sign-in, configuration, lookups (spec §7). */
export const adminModule: ServerModule = async (app, deps) => {
  await adminAuthModule(app, deps);
  await adminSignOutModule(app, deps);
  await adminConfigModule(app, deps);
  await adminLookupModule(app, deps);
};
