import { memberSessionAnswerSchema, passkeyOptionsAnswerSchema } from '@pinpu/shared/contracts';
import { success } from '../../../platform/http/success.ts';
import type { App, Deps, ServerModule } from '../../../platform/module.ts';
import { sessionQuery } from '../member/session-answer.ts';
import { sessionGiver } from '../member/session-giver.ts';
import { usedPasskey } from './bodies.ts';
import { challenges } from './challenges.ts';
import { ownPasskeys } from './own-routes.ts';
import { perNetwork } from './per-network.ts';
import { passkeyRejection } from './rejections.ts';
import { type RelyingParty, relyingParty } from './relying-party.ts';
import { deleteExpiredChallenges } from './repository.ts';
import { signInByPasskey } from './sign-in-service.ts';
import { requestOptions } from './webauthn.ts';

/** `/api/vip/login/passkey`: signs in by a passkey, without an e-mail; the session is the same as by a code. */
function passkeySignIn(app: App, deps: Deps, party: RelyingParty): void {
  const challenge = challenges(deps);
  const session = sessionGiver(deps);
  const tags = ['member'];

  const options = { tags, response: { 200: passkeyOptionsAnswerSchema } };
  app.post(
    '/api/vip/login/passkey/options',
    { schema: options, config: perNetwork(120) },
    async (request, reply) => {
      const issued = await challenge.give(request, reply, 'sign-in');
      return success({ ...(await requestOptions(party, issued)) });
    },
  );

  const used = {
    tags,
    body: usedPasskey,
    querystring: sessionQuery,
    response: { 200: memberSessionAnswerSchema },
  };
  app.post(
    '/api/vip/login/passkey',
    { schema: used, config: perNetwork(60) },
    async (request, reply) => {
      const { body, query } = request;
      const s = query.s ?? '';
      const signed = await challenge.take(request, 'sign-in', body.response.clientDataJSON);
      if (signed === null) throw passkeyRejection('expired');
      const opening = session.opening(request, s);
      const log = (reason: string) => request.log.warn({ reason }, 'passkey rejected');
      const turnedIn = { used: body, challenge: signed, opening };
      const opened = await signInByPasskey(deps.db, party, turnedIn, deps.clock(), log);
      if (typeof opened === 'string') throw passkeyRejection(opened);
      return session.give(request, reply, opened, s);
    },
  );
}

/** Passkeys, a second way to sign in. Where the shop's address allows none, the routes do not exist: 404. */
export const passkeyModule: ServerModule = (app, deps) => {
  deps.every('delete expired passkey challenges', 3_600_000, () =>
    deleteExpiredChallenges(deps.db, deps.clock()),
  );
  const party = relyingParty(deps.config);
  if (!party) return;
  passkeySignIn(app, deps, party);
  ownPasskeys(app, deps, party);
};
