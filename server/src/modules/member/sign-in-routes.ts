import { doneSchema, memberSessionAnswerSchema, otpSchema } from '@pinpu/shared/contracts';
import { union } from '@pinpu/shared/contracts/schema';
import { normaliseEmail } from '@pinpu/shared/domain';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../platform/errors/refusal.ts';
import { addressGroup } from '../../platform/http/client-address.ts';
import type { ServerModule } from '../../platform/module.ts';
import {
  clearFailures,
  NETWORK_BACK_OFF,
  networkAttempt,
  refuseUntil,
  startAttempt,
} from '../sign-in-limit/service.ts';
import { isMagicCode } from './one-time-code.ts';
import { deleteToken } from './repository.ts';
import { sessionAnswer, sessionQuery } from './session-answer.ts';
import { bearerToken } from './session-token.ts';
import { requestCode, signIn } from './sign-in-service.ts';

/** Requests for a code, and of any kind, that one network may send in ten minutes. */
const CODES_PER_NETWORK = 60;
const CALLS_PER_NETWORK = 600;

const isRequestForCode = ({ body }: FastifyRequest) =>
  (body as { mode?: unknown } | undefined)?.mode === 'getOtp';

/** After validation, since a code that is turned in does not count as one requested. */
const limit = {
  rateLimit: {
    hook: 'preHandler',
    timeWindow: '10 minutes',
    max: (request: FastifyRequest) =>
      isRequestForCode(request) ? CODES_PER_NETWORK : CALLS_PER_NETWORK,
    keyGenerator: (request: FastifyRequest) =>
      `${isRequestForCode(request)} ${addressGroup(request.ip)}`,
  },
} as const;

/** `POST /api/vip/login/otp` (spec §7) and `POST /api/vip/logout` (ADR 0101). */
export const signInModule: ServerModule = (app, { db, clock, config }) => {
  const otp = {
    body: otpSchema,
    querystring: sessionQuery,
    response: { 200: union([memberSessionAnswerSchema, doneSchema]) },
  };

  app.post('/api/vip/login/otp', { schema: otp, config: limit }, async (request, reply) => {
    const { body, query, ip } = request;
    const s = query.s ?? '';
    if (body.mode === 'getOtp') {
      const accepted = await requestCode(db, body.email, config.publicUrl, clock());
      if (!accepted)
        throw new Refusal(429, 'TOO_MANY_CODES', '索取驗證碼的次數過多，請於 30 分鐘後再試。');
      return { success: true as const, msg: '驗證碼已寄至您的信箱，請於 30 分鐘內輸入。' };
    }
    const guess = isMagicCode(body.otp)
      ? null
      : networkAttempt('member', normaliseEmail(body.email), ip);
    const until = guess && (await startAttempt(db, guess, NETWORK_BACK_OFF, clock()));
    if (until) refuseUntil(reply, until, clock());
    const signedIn = await signIn(db, { email: body.email, otp: body.otp, s }, clock());
    if (!signedIn)
      throw new Refusal(400, 'OTP_INVALID', '驗證碼錯誤或已失效，請重新確認，或再次取得驗證碼。');
    if (guess) await clearFailures(db, guess);
    return sessionAnswer(signedIn.token, s, signedIn.member);
  });

  app.post(
    '/api/vip/logout',
    { schema: { response: { 200: doneSchema } } },
    async ({ headers }) => {
      const token = bearerToken(headers.authorization);
      if (token !== null) await deleteToken(db, token);
      return { success: true as const };
    },
  );
};
