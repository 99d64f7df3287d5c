import { SHELL } from '@pinpu/shared/domain';
import { object, record, string } from 'zod/mini';
import { Rejection } from '../../../platform/errors/rejection.ts';
import type { App, Deps } from '../../../platform/module.ts';
import { newPreviewCookie } from '../staff/preview-cookie.ts';
import { actorOf, done, requireRight } from './actor.ts';
import type { DeploymentContext } from './context.ts';
import { deployedUnder } from './flips.ts';
import { requireNames } from './names.ts';

const calls = { rateLimit: { max: 300, timeWindow: '10 minutes' } };

const previewBody = object({ versions: record(string(), string()) });

export function previewRoutes(app: App, deps: Deps, context: DeploymentContext) {
  app.post(
    '/api/deployments/previews',
    { schema: { body: previewBody }, config: { ...calls, audit: 'deployment.preview' } },
    async (request) => {
      const actor = await actorOf(request, deps);
      const { versions } = request.body;
      const registry = await context.current();
      for (const [name, version] of Object.entries(versions)) {
        requireNames(name, version);
        // The browser gate opens a remote's pages within every shell, so every team may preview shells.
        if (name !== SHELL) requireRight(actor, name, 'change');
        if (!Object.hasOwn(deployedUnder(registry, name)?.versions ?? {}, version))
          throw new Rejection(
            404,
            'VERSION_NOT_FOUND',
            `「${name}」沒有版本 ${version}，或已被清除。`,
          );
      }
      const { name, value, expires_at } = await newPreviewCookie(deps, versions);
      return done({ name, value, expires_at: expires_at.toISOString() });
    },
  );
}
