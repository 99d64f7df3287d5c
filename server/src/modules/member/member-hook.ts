import type { ServerModule } from '../../platform/module.ts';
import { findMemberByToken } from './repository.ts';
import { bearerToken } from './session-token.ts';

/** Fills `request.member` from the user token; whether one is needed, each route says. */
export const memberHook: ServerModule = (app, { db, clock }) => {
  app.addHook('onRequest', async (request) => {
    const token = bearerToken(request.headers.authorization);
    if (token !== null) request.member = await findMemberByToken(db, token, clock());
  });
};
