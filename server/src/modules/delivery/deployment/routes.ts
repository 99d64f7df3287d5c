import { deploymentsAnswerSchema, flipAnswerSchema, rollbackSchema } from '@pinpu/shared/contracts';
import { boolean, object } from 'zod/mini';
import { DAY } from '../../../platform/clock.ts';
import type { App, Deps, ServerModule } from '../../../platform/module.ts';
import { requireAuditNames } from '../../base/audit/request-audit.ts';
import { shopOf } from '../composition/service.ts';
import { sweepDeployTokens } from '../deploy-token/service.ts';
import type { RegistrySource } from '../registry/index.ts';
import { actorOf, callerOf, done, requireOperator } from './actor.ts';
import { changeShare, deploy, promote, remove, retire, rollback } from './change-live.ts';
import { contextOf, type DeploymentContext } from './context.ts';
import { rejectAt } from './gates/gate.ts';
import { listDeployments } from './list.ts';
import { previewRoutes } from './preview-routes.ts';
import { prune } from './prune.ts';
import { type RenderGate, renderGate } from './render-gate.ts';
import {
  deployBody,
  nameParams,
  promoteBody,
  removeBody,
  retireBody,
  shareBody,
} from './requests.ts';
import { tokenRoutes } from './token-routes.ts';
import { checkRoute, uploadRoutes } from './upload-routes.ts';

const limit = { rateLimit: { max: 300, timeWindow: '10 minutes' } };
const answer = { 200: flipAnswerSchema };

const schema = <B>(body: B) => ({ params: nameParams, body, response: answer });

function deployRoute(app: App, deps: Deps, context: DeploymentContext, gate: RenderGate) {
  const caller = callerOf(deps);
  app.post(
    '/api/deployments/:name/deploy',
    { schema: schema(deployBody), config: { ...limit, audit: 'deployment.deploy' } },
    async (request) => {
      const { name } = request.params;
      const by = await caller(request, name);
      rejectAt(await gate(name, request.body.version));
      return done(await deploy(context, name, request.body, by));
    },
  );
}

function flipRoutes(app: App, deps: Deps, context: DeploymentContext) {
  const caller = callerOf(deps);

  app.post(
    '/api/deployments/:name/canary',
    { schema: schema(shareBody), config: { ...limit, audit: 'deployment.canary' } },
    async (request) => {
      const { name } = request.params;
      const { percent, why } = request.body;
      const by = await caller(request, name);
      return done(await changeShare(context, { name, by, why }, percent));
    },
  );
  app.post(
    '/api/deployments/:name/promote',
    { schema: schema(promoteBody), config: { ...limit, audit: 'deployment.promote' } },
    async (request) => {
      const { name } = request.params;
      const by = await caller(request, name);
      return done(await promote(context, { name, by, why: request.body.why }));
    },
  );
  app.post(
    '/api/deployments/:name/rollback',
    { schema: schema(rollbackSchema), config: { ...limit, audit: 'deployment.rollback' } },
    async (request) => {
      const { name } = request.params;
      const { version, why } = request.body;
      const by = await caller(request, name, 'rollback');
      return done(await rollback(context, { name, by, why }, version));
    },
  );
  app.post(
    '/api/deployments/:name/remove',
    { schema: schema(removeBody), config: { ...limit, audit: 'deployment.remove' } },
    async (request) => {
      const { name } = request.params;
      const by = await caller(request, name);
      return done(await remove(context, { name, by, why: request.body.why }));
    },
  );
  app.post(
    '/api/deployments/:name/retire',
    { schema: schema(retireBody), config: { ...limit, audit: 'deployment.retire' } },
    async (request) => {
      const { name } = request.params;
      const { version, why } = request.body;
      const by = await caller(request, name);
      return done(await retire(context, { name, by, why }, version));
    },
  );
}

function listRoute(app: App, deps: Deps, registry: RegistrySource) {
  app.get(
    '/api/deployments',
    {
      schema: { response: { 200: deploymentsAnswerSchema } },
      config: { ...limit, audit: 'deployment.list' },
    },
    async (request) => {
      await actorOf(request, deps);
      const { registry: served, sequence } = await registry.refresh();
      const { expires_at } = served;
      return done({
        sequence,
        expires_at,
        can_change: registry.signer() !== null,
        deployments: listDeployments(served),
      });
    },
  );
}

/** Pruning: on the operator's command, and once a day by an instance with the key. */
function pruning(app: App, deps: Deps, context: DeploymentContext, registry: RegistrySource) {
  app.post(
    '/api/deployments/prune',
    {
      schema: { hide: true, body: object({ dry_run: boolean() }) },
      config: { audit: 'deployment.prune' },
    },
    async (request) => {
      requireOperator(await actorOf(request, deps));
      return done(await prune(context, { dryRun: request.body.dry_run }));
    },
  );
  deps.every('prune deployments', DAY, async () => {
    await sweepDeployTokens(deps.db, deps.clock());
    if (registry.signer() !== null) await prune(context, { dryRun: false });
  });
}

/** The deployment API (ADR 0172): teams with their tokens, the operator, and administrators, who may read and roll back. */
export const deploymentModule: ServerModule = async (app, deps) => {
  const shop = await shopOf(deps.config, deps.clock, app.log);
  if (shop === undefined) return;
  const context = contextOf(deps, shop.registry);
  requireAuditNames(app);
  // Checks the caller before the body is read, so that a caller without a token can't fill memory.
  app.addHook('onRequest', async (request) => {
    await actorOf(request, deps);
  });
  listRoute(app, deps, shop.registry);
  tokenRoutes(app, deps);
  checkRoute(app, deps, context);
  uploadRoutes(app, deps, context);
  const gate = await renderGate(app, deps, shop);
  previewRoutes(app, deps, context, gate);
  deployRoute(app, deps, context, gate);
  flipRoutes(app, deps, context);
  pruning(app, deps, context, shop.registry);
};
