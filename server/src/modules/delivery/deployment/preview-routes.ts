import { SHELL } from '@pinpu/shared/domain';
import { array, object, enum as oneOf, optional, type output, record, string } from 'zod/mini';
import { Rejection } from '../../../platform/errors/rejection.ts';
import type { App, Deps } from '../../../platform/module.ts';
import { newPreviewCookie } from '../staff/preview-cookie.ts';
import { type Actor, actorOf, done, requireRight } from './actor.ts';
import type { DeploymentContext } from './context.ts';
import { deployedUnder } from './flips.ts';
import { ACCEPTABLE_GATES, type LiveRegistry, rejectAt } from './gates/gate.ts';
import { liveRejections } from './gates/index.ts';
import { requireNames } from './names.ts';
import type { RenderGate } from './render-gate.ts';

const calls = { rateLimit: { max: 300, timeWindow: '10 minutes' } };

/** Tools before 1.0.0 send no `accept`; the deployment itself still asks these gates. */
const previewBody = object({
  versions: record(string(), string()),
  accept: optional(array(oneOf(ACCEPTABLE_GATES))),
});

function previewed(registry: LiveRegistry, name: string, version: string) {
  const versions = deployedUnder(registry, name)?.versions ?? {};
  const found = Object.hasOwn(versions, version) ? versions[version] : undefined;
  if (found) return found;
  throw new Rejection(404, 'VERSION_NOT_FOUND', `「${name}」沒有版本 ${version}，或已被清除。`);
}

export function previewRoutes(
  app: App,
  deps: Deps,
  context: DeploymentContext,
  renderGate: RenderGate,
) {
  /** A browser only opens what the server's own gates accept; with another shell than the live one, they ran before. */
  async function check(
    registry: LiveRegistry,
    actor: Actor,
    { versions, accept }: output<typeof previewBody>,
  ) {
    const isLiveShell = [undefined, registry.shell?.stable].includes(versions[SHELL]);
    for (const [name, version] of Object.entries(versions)) {
      requireNames(name, version);
      // The browser gate opens a remote's pages within every shell, so every team may preview shells.
      if (name !== SHELL) requireRight(actor, name, 'change');
      const data = previewed(registry, name, version);
      if (name === SHELL || !isLiveShell) continue;
      rejectAt(liveRejections(name, data, registry, accept ?? ACCEPTABLE_GATES));
      rejectAt(await renderGate(name, version));
    }
  }

  app.post(
    '/api/deployments/previews',
    { schema: { body: previewBody }, config: { ...calls, audit: 'deployment.preview' } },
    async (request) => {
      const actor = await actorOf(request, deps);
      await check(await context.current(), actor, request.body);
      const { versions } = request.body;
      const { name, value, expires_at } = await newPreviewCookie(deps, versions);
      return done({ name, value, expires_at: expires_at.toISOString() });
    },
  );
}
