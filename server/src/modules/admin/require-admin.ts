import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../platform/errors/refusal.ts';
import type { SecretStore } from '../../platform/secrets/index.ts';
import { adminOfToken } from './auth-service.ts';
import type { AdminClaims } from './jwt.ts';
import { adminSecrets } from './server-secrets.ts';

/**
 * The administrator who makes the request.
 * @throws Refusal 401 without a valid token (spec §8).
 */
export async function requireAdmin(
  { headers }: FastifyRequest,
  store: SecretStore,
): Promise<AdminClaims> {
  const token = /^Bearer +(\S{1,2000})$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  const claims =
    token === ''
      ? null
      : await adminOfToken(store.db, token, await adminSecrets(store), store.clock());
  if (!claims) throw new Refusal(401, '401', '登入授權驗證錯誤');
  return claims;
}
