import type { ServerModule } from '../../../platform/module.ts';
import { deleteStaleFailures } from '../../base/sign-in-limit/service.ts';
import { deleteExpiredIntegratorTokens } from './integrator-token-repository.ts';
import { profileModule } from './profile-routes.ts';
import { deleteExpiredTokens } from './repository.ts';
import { signInModule } from './sign-in-routes.ts';

/** Members: signing in, profile, signing out (spec §4, §7). */
export const memberModule: ServerModule = async (app, deps) => {
  await signInModule(app, deps);
  await profileModule(app, deps);
  deps.every('delete expired user tokens', 3_600_000, async () => {
    await deleteExpiredTokens(deps.db, deps.clock());
    await deleteExpiredIntegratorTokens(deps.db, deps.clock());
  });
  deps.every('delete stale sign-in failures', 3_600_000, () =>
    deleteStaleFailures(deps.db, deps.clock()),
  );
};
