import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../../platform/module.ts';
import { secretHash } from '../../../platform/secrets/index.ts';
import { askerOf } from '../../base/one-time-code/asker.ts';
import { browserCookie } from '../../base/one-time-code/browser-cookie.ts';
import { deleteChallenge, insertChallenge } from './repository.ts';
import { CHALLENGE_MINUTES, newChallenge, signedChallenge } from './webauthn.ts';

/** Purpose of a challenge: signing in, or adding a passkey to this member. */
export type Purpose = 'sign-in' | `add ${string}`;

/** Creates and checks challenges: each valid once, for five minutes, in its browser, and for one purpose. */
export function challenges(deps: Pick<Deps, 'db' | 'clock' | 'config' | 'serverKey'>) {
  const { db, clock } = deps;
  const browser = browserCookie(deps);
  const asker = async (request: FastifyRequest, purpose: Purpose) =>
    askerOf(await browser.clientOf(request), `passkey ${purpose}`, await browser.secret());
  return {
    async give(request: FastifyRequest, reply: FastifyReply, purpose: Purpose) {
      const by = await asker(request, purpose);
      const challenge = newChallenge();
      const challenge_hash = secretHash(challenge.toString('base64url'));
      const expires_at = new Date(clock().getTime() + CHALLENGE_MINUTES * 60_000);
      await insertChallenge(db, { challenge_hash, asker_hash: by.hash }, expires_at);
      browser.giveTo(reply, by);
      return new Uint8Array(challenge);
    },
    /** Uses up the challenge that was signed, and returns it; null where it is not valid. */
    async take(request: FastifyRequest, purpose: Purpose, clientDataJSON: string) {
      const challenge = signedChallenge(clientDataJSON);
      if (challenge === null) return null;
      const { hash: asker_hash } = await asker(request, purpose);
      const row = { challenge_hash: secretHash(challenge), asker_hash };
      return (await deleteChallenge(db, row, clock())) ? challenge : null;
    },
  };
}
