import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { StartupError } from '../../platform/errors/startup-error.ts';
import type { App, Deps } from '../../platform/module.ts';
import { inTime } from '../seo/head/in-time.ts';
import { openHeads } from '../seo/head/index.ts';
import { chooseComposition } from './composition.ts';
import { earlyCalls } from './early-calls.ts';
import { firstPicture } from './first-picture.ts';
import { formOrigins } from './form-origins.ts';
import { routeScripts } from './hints.ts';
import { renderPage, type ShellManifest } from './html.ts';
import { contentSecurityPolicy } from './policy.ts';
import { watchRegistry } from './registry-file.ts';
import { serveFolder, serveRoot } from './serve-files.ts';

function openDist(distDir: string, onDamage: (error: Error) => void) {
  try {
    return {
      registry: watchRegistry(distDir, onDamage),
      shell: JSON.parse(
        readFileSync(path.join(distDir, 'built/shell/shell.json'), 'utf8'),
      ) as ShellManifest,
      template: readFileSync(path.join(distDir, 'built/shell/index.html'), 'utf8'),
    };
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    throw new StartupError(
      `The shop cannot be put together: ${what}; put a good copy in its place, or delete it and run "npm run build".`,
    );
  }
}

/** Every address that is nothing else's: the shell's HTML with what its route needs and what it says of itself. */
function servePages(app: App, deps: Deps, dist: ReturnType<typeof openDist>) {
  const { config, db, clock } = deps;
  const headAt = openHeads(deps, app.log);
  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const composition = chooseComposition(dist.registry().registry);
    const [pathname = '/'] = request.url.split('?');
    const nonce = randomBytes(16).toString('base64');
    const scripts = routeScripts(composition, pathname);
    const early = earlyCalls(composition, request.url);
    const [head, pictures] = await Promise.all([
      headAt(request.url, scripts.length > 0),
      // A hint is a kindness: without it the page still finds its picture.
      inTime(
        config.pageHeadLimitMs,
        firstPicture({ db, now: clock() }, composition, request.url),
      ).catch(() => []),
    ]);
    return reply
      .code(head?.status ?? 200)
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        contentSecurityPolicy(composition, nonce, formOrigins(config), dist.shell.origins),
      )
      .type('text/html; charset=utf-8')
      .send(renderPage({ ...dist, composition, scripts, pictures, early, nonce, head }));
  };
  app.get('/', { schema: { hide: true } }, page);
  app.get('/*', { schema: { hide: true } }, page);
}

/** Serves the composition: registry, immutable scripts, and the shell's HTML with what its route needs (architecture §2). */
export async function gatewayModule(app: App, deps: Deps) {
  const { distDir } = deps.config;
  if (distDir === null) return;
  const dist = openDist(distDir, (error) =>
    app.log.error({ err: error }, 'damaged registry ignored'),
  );
  await serveFolder(app, path.join(distDir, 'remotes'), '/remotes/');
  await serveFolder(app, path.join(distDir, 'built/shell'), '/assets/');
  await serveRoot(app, path.join(distDir, 'built/shell/root'));

  app.get('/registry.json', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('access-control-allow-origin', '*')
      .type('application/json')
      .send(dist.registry().bytes),
  );
  servePages(app, deps, dist);
}
