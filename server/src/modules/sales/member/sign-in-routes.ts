import {
  codeAnswerSchema,
  doneSchema,
  memberSessionAnswerSchema,
  otpSchema,
} from '@pinpu/shared/contracts';
import { type Infer, union } from '@pinpu/shared/contracts/schema';
import { memberPath } from '@pinpu/shared/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Rejection } from '../../../platform/errors/rejection.ts';
import { addressGroup } from '../../../platform/http/client-address.ts';
import type { App, Deps, ServerModule } from '../../../platform/module.ts';
import { unaskedMailBudget } from '../../base/mail/network-budget.ts';
import { requireSent } from '../../base/mail/require-sent.ts';
import { browserCookie } from '../../base/one-time-code/browser-cookie.ts';
import { codeRejection } from '../../base/one-time-code/redeem-code.ts';
import { type CodeMail, requestCode } from '../../base/one-time-code/request-code.ts';
import { rejectUntil } from '../../base/sign-in-limit/service.ts';
import { deleteSession } from './repository.ts';
import { sessionQuery } from './session-answer.ts';
import { sessionGiver } from './session-giver.ts';
import { bearerToken, sessionCookie } from './session-token.ts';
import { signInMail } from './sign-in-mail.ts';
import { type SignIn, signIn } from './sign-in-service.ts';

const tooManyCodes = () =>
  new Rejection(
    429,
    'TOO_MANY_CODES',
    '索取的次數過多。請開啟最新一封登入信中的連結，或於 30 分鐘後再試。',
  );

/** The session that a code opened. @throws Rejection with a sentence that says why none was opened. */
function requireSession(signedIn: SignIn, reply: FastifyReply, now: Date) {
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

/** Of one network; requests for a code count among the mails that nobody has proved to want, too. */
const limit = {
  rateLimit: {
    max: 600,
    timeWindow: '10 minutes',
    keyGenerator: ({ ip }: FastifyRequest) => addressGroup(ip),
  },
} as const;

const CODE_SENT = '驗證碼已寄至您的信箱，請於 30 分鐘內輸入。';
const LINK_SENT = '登入連結已寄至您的信箱，請於 30 分鐘內開啟。';

type Body = Infer<typeof otpSchema>;
type BodyOf<Mode extends Body['mode']> = Extract<Body, { mode: Mode }>;

function otpModes(app: App, deps: Deps) {
  const { db, clock, config, serverKey } = deps;
  const browser = browserCookie(deps);
  const countMail = unaskedMailBudget(app);
  const session = sessionGiver(deps);
  const mail: CodeMail = (typed, magic) =>
    signInMail(typed, `${config.publicUrl}${memberPath()}?magic=${magic}`);

  async function getOtp(request: FastifyRequest, reply: FastifyReply, body: BodyOf<'getOtp'>) {
    const { email } = body;
    await countMail(request);
    const client = await browser.clientOf(request, body.code_request);
    const secret = await browser.secret();
    const parameters = { purpose: 'sign-in' as const, email, client, secret, serverKey, mail };
    const requested = await requestCode(db, parameters, clock());
    if (typeof requested === 'string') throw tooManyCodes();
    const { asker, link_only, mail_id } = requested;
    browser.giveTo(reply, asker);
    await requireSent(deps, mail_id);
    const answer = { success: true as const, code_request: asker.code_request };
    return link_only ? { ...answer, msg: LINK_SENT, link_only } : { ...answer, msg: CODE_SENT };
  }

  async function auth(
    request: FastifyRequest,
    reply: FastifyReply,
    body: BodyOf<'auth'>,
    s: string,
  ) {
    const { email, otp, confirm = false } = body;
    const client = await browser.clientOf(request, body.code_request);
    const secret = await browser.secret();
    const turnedIn = { email, otp, confirm, client, secret, ...session.opening(request, s) };
    const signedIn = requireSession(await signIn(db, turnedIn, clock()), reply, clock());
    return session.give(request, reply, signedIn, s);
  }
  return { getOtp, auth };
}

/** `POST /api/vip/login/otp` (spec §7) and `POST /api/vip/logout`. */
export const signInModule: ServerModule = (app, deps) => {
  const { getOtp, auth } = otpModes(app, deps);
  const cookie = sessionCookie(deps.config);
  const otp = {
    body: otpSchema,
    querystring: sessionQuery,
    response: { 200: union([memberSessionAnswerSchema, codeAnswerSchema]) },
  };
  app.post('/api/vip/login/otp', { schema: otp, config: limit }, (request, reply) => {
    const { body, query } = request;
    return body.mode === 'getOtp'
      ? getOtp(request, reply, body)
      : auth(request, reply, body, query.s ?? '');
  });

  app.post(
    '/api/vip/logout',
    { schema: { response: { 200: doneSchema } } },
    async ({ headers, cookies }, reply) => {
      const token = bearerToken(headers.authorization) ?? '';
      const browser = cookies[cookie.name] ?? '';
      if (await deleteSession(deps.db, { token, browser }))
        reply.clearCookie(cookie.name, cookie.options);
      return { success: true as const };
    },
  );
};
