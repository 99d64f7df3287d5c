import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../platform/errors/refusal.ts';
import type { Deps } from '../../platform/module.ts';
import { setAuditActor } from '../audit/request-audit.ts';
import { adminBrowserCookie } from './admin-browser.ts';
import { adminOfToken } from './auth-service.ts';
import type { AdminClaims } from './jwt.ts';
import { adminSecrets } from './server-secrets.ts';

/** Of requests that were checked before. */
const claimsOf = new WeakMap<FastifyRequest, AdminClaims>();

/**
 * The administrator who makes the request, for the audit log too.
 * @throws Refusal 401 without a valid token and the cookie of its browser (spec §8).
 */
export async function requireAdmin(request: FastifyRequest, deps: Deps): Promise<AdminClaims> {
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
  if (!claims) throw new Refusal(401, '401', '登入授權驗證錯誤');
  claimsOf.set(request, claims);
  setAuditActor(request, { name: claims.userId, kind: 'administrator' });
  return claims;
}
