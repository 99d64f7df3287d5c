import type { FastifyReply, FastifyRequest } from 'fastify';
import { Rejection } from '../../../platform/errors/rejection.ts';
import type { Deps } from '../../../platform/module.ts';
import { requireSent } from '../mail/require-sent.ts';
import { rejectUntil } from '../sign-in-limit/service.ts';
import { browserCookie } from './browser-cookie.ts';
import { codeRejection, redeemTypedCode } from './redeem-code.ts';
import type { CodeOwner } from './repository.ts';
import { type CodeMail, requestCode } from './request-code.ts';

const TOO_MANY = '索取驗證碼的次數過多，請於 30 分鐘後再試。';

interface CodePurpose {
  purpose: CodeOwner['purpose'];
  mail: CodeMail;
  tooMany?: string;
  linkOnly: string;
}

export function codeProof(
  deps: Deps,
  { purpose, mail, tooMany = TOO_MANY, linkOnly }: CodePurpose,
) {
  const { db, clock, serverKey } = deps;
  const browser = browserCookie(deps);
  const digitsOff = () => new Rejection(400, 'LINK_ONLY', linkOnly);
  return {
    browser,
    async request(request: FastifyRequest, reply: FastifyReply, email: string): Promise<void> {
      const [client, secret] = [await browser.clientOf(request), await browser.secret()];
      const parameters = { purpose, email, client, secret, serverKey, mail };
      const requested = await requestCode(db, parameters, clock());
      if (requested === 'too many') throw new Rejection(429, 'TOO_MANY_CODES', tooMany);
      if (requested === 'use the link') throw digitsOff();
      browser.giveTo(reply, requested.asker);
      await requireSent(deps, requested.mail_id);
    },
    async redeem(
      request: FastifyRequest,
      reply: FastifyReply,
      { email, otp }: { email: string; otp: string },
    ): Promise<string> {
      const [client, secret] = [await browser.clientOf(request), await browser.secret()];
      const typed = { purpose, email, otp, client, secret };
      const proved = await redeemTypedCode(db, typed, async (_tx, whose) => ({ whose }), clock());
      if (proved === 'use the link') throw digitsOff();
      if (typeof proved === 'string') throw codeRejection(proved);
      if ('until' in proved) return rejectUntil(reply, proved.until, clock());
      return proved.whose;
    },
  };
}
