import type { FastifyReply, FastifyRequest } from 'fastify';
import { before } from '../../../platform/clock.ts';
import type { RequestMember } from '../../../platform/http/request-member.ts';
import type { Deps } from '../../../platform/module.ts';
import { secretHash } from '../../../platform/secrets/index.ts';
import { codeProof } from '../../base/one-time-code/code-proof.ts';
import { bearerToken } from '../member/session-token.ts';
import { passkeyCodeMail } from './passkey-mail.ts';
import { needsCode } from './rejections.ts';
import { hasBegunSince } from './repository.ts';

/** How long after signing in no code is required, in ms. */
const FRESH_MS = 10 * 60_000;

/** The proof that it is the member who adds a passkey, not somebody at an open browser: a recent sign-in, or a code. */
export function memberProof(deps: Deps) {
  const { db, clock } = deps;
  const proof = codeProof(deps, {
    purpose: 'passkey',
    mail: passkeyCodeMail,
    linkOnly: '為保護您的帳號，請先登出，以信中的連結重新登入後再新增通行密鑰。',
  });

  async function isFresh({ headers }: FastifyRequest): Promise<boolean> {
    const token = bearerToken(headers.authorization) ?? '';
    return hasBegunSince(db, secretHash(token), before(clock(), FRESH_MS));
  }

  return {
    request: (request: FastifyRequest, reply: FastifyReply, { acc_email }: RequestMember) =>
      proof.request(request, reply, acc_email),
    /** @throws Rejection with what to do where there is no proof. */
    async require(
      request: FastifyRequest,
      reply: FastifyReply,
      { acc_email }: RequestMember,
      otp: string | undefined,
    ) {
      if (otp !== undefined) await proof.redeem(request, reply, { email: acc_email, otp });
      else if (!(await isFresh(request))) throw needsCode();
    },
  };
}
