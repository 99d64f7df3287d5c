import type { ServerModule } from '../../platform/module.ts';
import { findMemberByToken } from './repository.ts';
import { bearerToken } from './session-token.ts';

/** Sets `request.member` from the user token; each route decides whether one is required. */
export const memberHook: ServerModule = (app, { db, clock }) => {
  app.addHook('onRequest', async (request) => {
    const token = bearerToken(request.headers.authorization);
    if (token !== null) request.member = await findMemberByToken(db, token, clock());
  });
};
