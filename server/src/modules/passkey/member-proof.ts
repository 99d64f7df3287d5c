import type { FastifyReply, FastifyRequest } from 'fastify';
import { before } from '../../platform/clock.ts';
import { Rejection } from '../../platform/errors/rejection.ts';
import type { RequestMember } from '../../platform/http/request-member.ts';
import type { Deps } from '../../platform/module.ts';
import { secretHash } from '../../platform/secrets/index.ts';
import { bearerToken } from '../member/session-token.ts';
import { browserCookie } from '../one-time-code/browser-cookie.ts';
import { codeRejection } from '../one-time-code/code-fault.ts';
import { redeemTypedCode } from '../one-time-code/redeem-code.ts';
import { requestCode } from '../one-time-code/request-code.ts';
import { rejectUntil } from '../sign-in-limit/service.ts';
import { passkeyCodeMail } from './code-mail.ts';
import { needsCode } from './rejections.ts';
import { hasBegunSince } from './repository.ts';

/** How long after signing in nothing more is asked. */
const FRESH_MS = 10 * 60_000;

const purpose = 'passkey';

const tooMany = () =>
  new Rejection(429, 'TOO_MANY_CODES', '索取驗證碼的次數過多，請於 30 分鐘後再試。');

const digitsOff = () =>
  new Rejection(
    400,
    'LINK_ONLY',
    '為保護您的帳號，請先登出，以信中的連結重新登入後再新增通行密鑰。',
  );

/** The proof that it is the member who adds a passkey, not somebody at an open browser: a recent sign-in, or a code. */
export function memberProof(deps: Deps) {
  const { db, clock, serverKey } = deps;
  const browser = browserCookie(deps);

  async function isFresh({ headers }: FastifyRequest): Promise<boolean> {
    const token = bearerToken(headers.authorization) ?? '';
    return hasBegunSince(db, secretHash(token), before(clock(), FRESH_MS));
  }

  return {
    /** Mails the code. */
    async request(request: FastifyRequest, reply: FastifyReply, { acc_email }: RequestMember) {
      const [client, secret] = [await browser.clientOf(request), await browser.secret()];
      const parameters = { purpose, email: acc_email, client, secret, serverKey } as const;
      const requested = await requestCode(db, { ...parameters, mail: passkeyCodeMail }, clock());
      if (requested === 'too many') throw tooMany();
      if (requested === 'use the link') throw digitsOff();
      browser.giveTo(reply, requested.asker);
    },
    /** @throws Rejection with what to do where there is no proof. */
    async require(
      request: FastifyRequest,
      reply: FastifyReply,
      { acc_email }: RequestMember,
      otp: string | undefined,
    ) {
      if (otp === undefined) {
        if (await isFresh(request)) return;
        throw needsCode();
      }
      const [client, secret] = [await browser.clientOf(request), await browser.secret()];
      const typed = { purpose, email: acc_email, otp, client, secret } as const;
      const proved = await redeemTypedCode(db, typed, async () => ({ proved: true }), clock());
      if (proved === 'use the link') throw digitsOff();
      if (typeof proved === 'string') throw codeRejection(proved);
      if ('until' in proved) rejectUntil(reply, proved.until, clock());
    },
  };
}
