import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../platform/errors/refusal.ts';
import type { Deps } from '../../platform/module.ts';
import { adminBrowserCookie } from './admin-browser.ts';
import { adminOfToken } from './auth-service.ts';
import type { AdminClaims } from './jwt.ts';
import { adminSecrets } from './server-secrets.ts';

/**
 * The administrator who makes the request.
 * @throws Refusal 401 without a valid token and the cookie of its browser (spec §8).
 */
export async function requireAdmin(
  { headers, cookies }: FastifyRequest,
  deps: Deps,
): Promise<AdminClaims> {
  const token = /^Bearer +(\S{1,2000})$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  const browser = cookies[adminBrowserCookie(deps.config).name] ?? '';
  const claims =
    token === ''
      ? null
      : await adminOfToken(deps.db, { token, browser }, await adminSecrets(deps), deps.clock());
  if (!claims) throw new Refusal(401, '401', '登入授權驗證錯誤');
  return claims;
}
