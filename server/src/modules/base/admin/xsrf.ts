import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Rejection } from '../../../platform/errors/rejection.ts';
import type { Deps } from '../../../platform/module.ts';
import { isSameSecret } from '../../../platform/same-secret.ts';
import { adminSecrets } from './server-secrets.ts';

const SESSION_ID = /^[\w-]{32}$/;

const xsrfValue = (session: string, secret: string) =>
  createHmac('sha256', secret).update(`XSRF\n${session}`).digest('base64url');

/**
 * The XSRF value of administrative calls (spec §7): a cookie that scripts read and send back in X-XSRF-TOKEN, signed
 * for the browser session in an HttpOnly cookie beside it. Over https both names are `__Host-…`, which no sibling
 * domain can set.
 */
export function xsrfProtection(deps: Deps) {
  const secure = deps.config.publicUrl.startsWith('https:');
  const prefix = secure ? '__Host-' : '';
  const [sessionCookie, valueCookie] = [`${prefix}XSRF-SESSION`, `${prefix}XSRF-TOKEN`];
  const options = { path: '/', sameSite: 'strict', secure } as const;

  const isPair = async (session: string, value: string) =>
    SESSION_ID.test(session) &&
    isSameSecret(value, xsrfValue(session, (await adminSecrets(deps)).signing));

  const give = async ({ cookies }: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (await isPair(cookies[sessionCookie] ?? '', cookies[valueCookie] ?? '')) return;
    const session = randomBytes(24).toString('base64url');
    const { signing } = await adminSecrets(deps);
    reply.setCookie(sessionCookie, session, { ...options, httpOnly: true });
    reply.setCookie(valueCookie, xsrfValue(session, signing), { ...options, httpOnly: false });
  };

  /** @throws Rejection 403 for a call that changes something without the session's value in cookie and header. */
  const require = async ({ method, cookies, headers }: FastifyRequest): Promise<void> => {
    if (['GET', 'HEAD', 'OPTIONS'].includes(method)) return;
    const header = String(headers['x-xsrf-token'] ?? '');
    const isOurs = await isPair(cookies[sessionCookie] ?? '', header);
    if (!isOurs || header !== cookies[valueCookie])
      throw new Rejection(403, 'XSRF', '安全驗證已失效，請重新整理頁面後再試一次。');
  };

  return { give, require };
}
