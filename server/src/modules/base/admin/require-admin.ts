import type { FastifyRequest } from 'fastify';
import { Rejection } from '../../../platform/errors/rejection.ts';
import type { Deps } from '../../../platform/module.ts';
import { setAuditActor } from '../audit/request-audit.ts';
import { adminBrowserCookie } from './admin-browser.ts';
import { adminOfToken, type SignedInAdmin } from './auth-service.ts';
import { adminSecrets } from './server-secrets.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    withOneTimePassword?: true;
  }
}

const claimsOf = new WeakMap<FastifyRequest, SignedInAdmin>();

/**
 * The administrator who makes the request, for the audit log too.
 * @throws Rejection 401 without a valid token and the cookie of its browser (spec §8), 403 while a one-time password has to
 * be replaced first.
 */
export async function requireAdmin(request: FastifyRequest, deps: Deps): Promise<SignedInAdmin> {
  const checked = claimsOf.get(request);
  if (checked) return checked;
  if (request.routeOptions.config.audit === undefined)
    throw new Error(`${request.routeOptions.url} has no audit name`);
  const { headers, cookies } = request;
  const token = /^Bearer +(\S{1,2000})$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  const browser = cookies[adminBrowserCookie(deps.config).name] ?? '';
  const claims =
    token === ''
      ? null
      : await adminOfToken(deps.db, { token, browser }, await adminSecrets(deps), deps.clock());
  if (!claims) throw new Rejection(401, '401', '登入授權驗證錯誤');
  if (claims.mustChangePassword && !request.routeOptions.config.withOneTimePassword)
    throw new Rejection(403, 'PASSWORD_CHANGE_REQUIRED', '請先將一次性密碼變更為自己的密碼。');
  claimsOf.set(request, claims);
  setAuditActor(request, { name: claims.userId, kind: 'administrator' });
  return claims;
}

export async function requireOwner(
  request: FastifyRequest,
  deps: Deps,
  sentence = '只有擁有者可以管理帳號與檢視操作紀錄。',
): Promise<SignedInAdmin> {
  const admin = await requireAdmin(request, deps);
  if (admin.role === 'owner') return admin;
  throw new Rejection(403, 'OWNER_ONLY', sentence);
}
