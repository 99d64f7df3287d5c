import type { FastifyRequest } from 'fastify';
import { Rejection } from '../../../platform/errors/rejection.ts';
import type { Deps } from '../../../platform/module.ts';
import { isOperator, operatorToken } from '../../base/admin/operator-token.ts';
import { requireAdmin } from '../../base/admin/require-admin.ts';
import { xsrfProtection } from '../../base/admin/xsrf.ts';
import { setAuditActor } from '../../base/audit/request-audit.ts';
import { OPERATOR } from '../../base/audit/service.ts';
import { DEPLOY_TOKEN, teamOfToken } from '../deploy-token/service.ts';
import { requireNames } from './names.ts';

export const callerOf =
  (deps: Deps) =>
  async (request: FastifyRequest, name: string, action: 'change' | 'rollback' = 'change') => {
    const actor = await actorOf(request, deps);
    requireNames(name);
    requireRight(actor, name, action);
    return actor.by;
  };

export const done = <Body>(body: Body) => ({ success: true as const, body });

export interface Actor {
  by: string;
  /** An administrator at /el/, who may only read and roll back, for every remote. */
  isAdministrator: boolean;
  isOperator: boolean;
  remotes: readonly string[];
}

const bearer = (header: string | undefined) => /^Bearer +(\S{1,200})$/i.exec(header ?? '')?.[1];

const actors = new WeakMap<FastifyRequest, Actor>();

/**
 * Caller of a request: the operator, a team by its token, or an administrator by the cookie of their browser. The
 * registry is public, so it names an administrator only by the role; the audit log has the account. @throws Rejection
 * 401 for anybody else, 403 for an administrator's write without the XSRF value.
 */
export async function actorOf(request: FastifyRequest, deps: Deps): Promise<Actor> {
  const actor = actors.get(request) ?? (await identified(request, deps));
  actors.set(request, actor);
  return actor;
}

async function identified(request: FastifyRequest, deps: Deps): Promise<Actor> {
  const { authorization } = request.headers;
  if (isOperator(authorization, operatorToken(deps.config.dataDir))) {
    setAuditActor(request, OPERATOR);
    return { by: 'operator', isAdministrator: false, isOperator: true, remotes: ['*'] };
  }
  const token = bearer(authorization) ?? '';
  const team = await teamOfToken(deps.db, token, deps.clock());
  if (team) {
    setAuditActor(request, { name: team.team, kind: 'team' });
    return { by: team.team, isAdministrator: false, isOperator: false, remotes: team.remotes };
  }
  if (token.startsWith(DEPLOY_TOKEN))
    throw new Rejection(
      401,
      'DEPLOY_TOKEN_INVALID',
      '部署權杖不正確、已過期或已撤銷，請向商店營運者索取新的權杖。',
    );
  await requireAdmin(request, deps);
  await xsrfProtection(deps).require(request);
  return { by: 'administrator', isAdministrator: true, isOperator: false, remotes: [] };
}

/** @throws Rejection 403 where the caller may not change this remote, or not in this way. */
export function requireRight(actor: Actor, name: string, action: 'change' | 'rollback'): void {
  const own = actor.remotes.includes('*') || actor.remotes.includes(name);
  if (own || (actor.isAdministrator && action === 'rollback')) return;
  throw new Rejection(403, 'NOT_YOUR_REMOTE', `這個權杖不能變更「${name}」，請使用該團隊的權杖。`);
}

/** @throws Rejection 403 for everybody except the operator. */
export function requireOperator({ isOperator: may }: Actor): void {
  if (!may) throw new Rejection(403, 'OPERATOR_ONLY', '只有商店營運者可以管理部署權杖。');
}
