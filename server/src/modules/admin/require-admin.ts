import type { FastifyRequest } from 'fastify';
import type { Database } from '../../platform/db/index.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { adminOfToken } from './auth-service.ts';
import type { AdminClaims } from './jwt.ts';
import { adminSecrets } from './server-secrets.ts';

/**
 * The administrator who makes the request.
 * @throws Refusal 401 without a valid token (spec §8).
 */
export async function requireAdmin(
  { headers }: FastifyRequest,
  db: Database,
  now: Date,
): Promise<AdminClaims> {
  const token = /^Bearer +(\S{1,2000})$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  const claims =
    token === '' ? null : await adminOfToken(db, token, await adminSecrets(db, now), now);
  if (!claims) throw new Refusal(401, '401', '登入授權驗證錯誤');
  return claims;
}
