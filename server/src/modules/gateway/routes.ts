import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { inTime } from '../../platform/in-time.ts';
import type { App, Deps } from '../../platform/module.ts';
import { pageAt } from '../composition/pages.ts';
import { type Shop, shopOf } from '../composition/service.ts';
import { openHeads } from '../seo/head/index.ts';
import { earlyCalls } from './early-calls.ts';
import { firstPicture } from './first-picture.ts';
import { formOrigins } from './form-origins.ts';
import { renderPage } from './html.ts';
import { contentSecurityPolicy, integrityPolicy, originsOf, scriptOriginsOf } from './policy.ts';
import { serveFolder, serveRoot } from './serve-files.ts';
import { serveManifest } from './serve-manifest.ts';

/** Catch-all: serves the shell's HTML with route hints and the page's head. */
function servePages(app: App, deps: Deps, shop: Shop) {
  const { config, db, clock } = deps;
  const headAt = openHeads(deps, app, shop);
  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const composition = shop.composition();
    const [pathname = '/', query = ''] = request.url.split('?', 2);
    const nonce = randomBytes(16).toString('base64');
    const served = pageAt(composition, pathname);
    const [head, pictures] = await Promise.all([
      headAt(composition, request.url, served),
      // A hint is optional: without it the page still loads its picture.
      inTime(config.pageHeadLimitMs, firstPicture({ db, now: clock() }, served, query)).catch(
        () => [],
      ),
    ]);
    const { template, shell } = shop;
    const scripts = served?.scripts ?? [];
    const early = earlyCalls(served, query);
    const origins = originsOf(composition, shell.origins);
    return reply
      .code(head?.status ?? 200)
      .header('cache-control', 'no-store')
      .header('content-security-policy', contentSecurityPolicy(origins, nonce, formOrigins(config)))
      .headers(integrityPolicy(composition))
      .type('text/html; charset=utf-8')
      .send(
        renderPage({
          template,
          shell,
          composition,
          scripts,
          origins: scriptOriginsOf(origins),
          pictures,
          early,
          nonce,
          head,
        }),
      );
  };
  app.get('/', { schema: { hide: true } }, page);
  app.get('/*', { schema: { hide: true } }, page);
}

/** Serves the composition: registry, immutable scripts, and the shell's HTML with route hints (architecture §2). */
export async function gatewayModule(app: App, deps: Deps) {
  const { distDir } = deps.config;
  const shop = shopOf(deps.config, app.log);
  if (distDir === null || shop === undefined) return;
  await serveFolder(app, path.join(distDir, 'remotes'), '/remotes/');
  await serveFolder(app, path.join(distDir, 'built/shell'), '/assets/');
  await serveRoot(app, path.join(distDir, 'built/shell/root'));
  serveManifest(app, path.join(distDir, 'built/shell/root'), deps.db);

  app.get('/registry.json', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('access-control-allow-origin', '*')
      .type('application/json')
      .send(shop.registry().bytes),
  );
  servePages(app, deps, shop);
}
