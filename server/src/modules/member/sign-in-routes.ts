import { doneSchema, memberSessionAnswerSchema, otpSchema } from '@pinpu/shared/contracts';
import { union } from '@pinpu/shared/contracts/schema';
import { Refusal } from '../../platform/errors/refusal.ts';
import type { ServerModule } from '../../platform/module.ts';
import { deleteToken } from './repository.ts';
import { sessionAnswer, sessionQuery } from './session-answer.ts';
import { bearerToken } from './session-token.ts';
import { requestCode, signIn } from './sign-in-service.ts';

/** Limit per IP address; the limit per e-mail is in the service, the one per code in the database. */
const limit = { rateLimit: { max: 60, timeWindow: '10 minutes' } };

/** `POST /api/vip/login/otp` (spec §7) and `POST /api/vip/logout` (ADR 0101). */
export const signInModule: ServerModule = (app, { db, clock, config }) => {
  const otp = {
    body: otpSchema,
    querystring: sessionQuery,
    response: { 200: union([memberSessionAnswerSchema, doneSchema]) },
  };

  app.post('/api/vip/login/otp', { schema: otp, config: limit }, async ({ body, query }) => {
    const s = query.s ?? '';
    if (body.mode === 'getOtp') {
      const accepted = await requestCode(db, body.email, config.publicUrl, clock());
      if (!accepted)
        throw new Refusal(429, 'TOO_MANY_CODES', '索取驗證碼的次數過多，請於 30 分鐘後再試。');
      return { success: true as const, msg: '驗證碼已寄至您的信箱，請於 30 分鐘內輸入。' };
    }
    const signedIn = await signIn(db, { email: body.email, otp: body.otp, s }, clock());
    if (!signedIn)
      throw new Refusal(400, 'OTP_INVALID', '驗證碼錯誤或已失效，請重新確認，或再次取得驗證碼。');
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
