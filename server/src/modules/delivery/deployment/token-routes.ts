import {
  array,
  int,
  maximum,
  maxLength,
  minimum,
  minLength,
  object,
  regex,
  string,
  trim,
} from 'zod/mini';
import { Rejection } from '../../../platform/errors/rejection.ts';
import type { App, Deps } from '../../../platform/module.ts';
import { noteAudit } from '../../base/audit/request-audit.ts';
import { issueDeployToken, listDeployTokens, revokeDeployToken } from '../deploy-token/service.ts';
import { actorOf, requireOperator } from './actor.ts';

/** A team's name is public: it is in the registry's history. Without remotes, the token only opens developer mode. */
const request = object({
  team: string().check(trim(), minLength(1), maxLength(60)),
  remotes: array(string().check(maxLength(120), regex(/^(?:\*|shell|mf-[a-z0-9-]+)$/))).check(
    maxLength(50),
  ),
  days: int().check(minimum(1), maximum(3650)),
});

export function tokenRoutes(app: App, deps: Deps) {
  const { db, clock } = deps;
  const schema = { hide: true };

  app.get(
    '/api/deployments/tokens',
    { schema, config: { audit: 'deploy-token.list' } },
    async (call) => {
      requireOperator(await actorOf(call, deps));
      return { success: true as const, body: await listDeployTokens(db) };
    },
  );

  const issue = { schema: { ...schema, body: request }, config: { audit: 'deploy-token.issue' } };
  app.post('/api/deployments/tokens', issue, async (call) => {
    requireOperator(await actorOf(call, deps));
    const { team, remotes } = call.body;
    noteAudit(call, { subject: team, detail: { remotes } });
    return { success: true as const, body: await issueDeployToken(db, call.body, clock()) };
  });

  app.delete(
    '/api/deployments/tokens/:id',
    {
      schema: { ...schema, params: object({ id: string() }) },
      config: { audit: 'deploy-token.revoke' },
    },
    async (call) => {
      requireOperator(await actorOf(call, deps));
      const { id } = call.params;
      if (!(await revokeDeployToken(db, id, clock())))
        throw new Rejection(404, 'TOKEN_NOT_FOUND', `找不到有效的部署權杖「${id}」。`);
      return { success: true as const, body: { message: `部署權杖「${id}」已撤銷。` } };
    },
  );
}
