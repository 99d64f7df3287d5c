import type { ServerModule } from '../../../platform/module.ts';
import { deleteStaleFailures } from '../../base/sign-in-limit/service.ts';
import { deleteExpiredIntegratorTokens } from './integrator-token-repository.ts';
import { memberOfIntegrator } from './integrator-token-service.ts';
import { profileModule } from './profile-routes.ts';
import { deleteExpiredTokens, findMemberOfSession } from './repository.ts';
import { bearerToken, isIntegratorToken, sessionCookie } from './session-token.ts';
import { signInModule } from './sign-in-routes.ts';

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

/** From token and cookie, or an integrator's token; each route decides whether it needs one. */
export const memberHook: ServerModule = (app, { db, clock, config }) => {
  const { name } = sessionCookie(config);
  app.addHook('onRequest', async (request) => {
    const token = bearerToken(request.headers.authorization);
    const browser = request.cookies[name];
    if (token === null) return;
    if (isIntegratorToken(token)) request.member = await memberOfIntegrator(db, token, clock());
    else if (browser !== undefined)
      request.member = await findMemberOfSession(db, { token, browser }, clock());
  });
};
