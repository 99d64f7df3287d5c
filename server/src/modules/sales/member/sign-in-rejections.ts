import type { FastifyReply } from 'fastify';
import { Rejection } from '../../../platform/errors/rejection.ts';
import { codeRejection } from '../../base/one-time-code/redeem-code.ts';
import { rejectUntil } from '../../base/sign-in-limit/service.ts';
import type { SignIn } from './sign-in-service.ts';

export const tooManyCodes = () =>
  new Rejection(
    429,
    'TOO_MANY_CODES',
    '索取的次數過多。請開啟最新一封登入信中的連結，或於 30 分鐘後再試。',
  );

/** The session that a code opened. @throws Rejection with a sentence that says why none was opened. */
export function requireSession(signedIn: SignIn, reply: FastifyReply, now: Date) {
  if (signedIn === 'use the link')
    throw new Rejection(
      400,
      'LINK_ONLY',
      '為保護您的帳號，目前只能以信中的連結登入，請再次取得登入信並開啟連結。',
    );
  if (typeof signedIn === 'string') throw codeRejection(signedIn);
  if ('until' in signedIn) rejectUntil(reply, signedIn.until, now);
  if ('confirm_email' in signedIn)
    throw new Rejection(
      409,
      'CONFIRM_SIGN_IN',
      `這個連結不是由這個瀏覽器索取的。若要登入 ${signedIn.confirm_email}，請輸入信中的 6 位數驗證碼。`,
      { body: signedIn },
    );
  return signedIn;
}
