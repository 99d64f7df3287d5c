import type { ServerModule } from '../../../platform/module.ts';
import { memberOfIntegrator } from './integrator-token-service.ts';
import { findMemberOfSession } from './repository.ts';
import { bearerToken, isIntegratorToken, sessionCookie } from './session-token.ts';

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
