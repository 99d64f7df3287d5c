import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Composition } from '@pinpu/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config/config.ts';
import { inTime } from '../../platform/in-time.ts';
import type { App, Deps } from '../../platform/module.ts';
import { pageAt } from '../composition/pages.ts';
import { type Shop, shopOf } from '../composition/service.ts';
import { reportDirectives, reportingEndpoints } from '../csp-report/report-headers.ts';
import { pageTokens } from '../part-report/page-token.ts';
import { openHeads } from '../seo/head/index.ts';
import { type OwnView, ownViewOf } from '../staff/own-view.ts';
import { earlyCalls } from './early-calls.ts';
import { firstPicture } from './first-picture.ts';
import { formOrigins } from './form-origins.ts';
import { renderPage } from './html.ts';
import { contentSecurityPolicy, integrityPolicy, originsOf, scriptOriginsOf } from './policy.ts';
import { serveFolder, serveRoot } from './serve-files.ts';
import { serveManifest } from './serve-manifest.ts';

/** What the browser lets a page do, and where it reports the rest. */
function policyHeaders(
  config: Config,
  composition: Composition,
  origins: readonly string[],
  nonce: string,
) {
  const { publicUrl } = config;
  const reports = reportDirectives(publicUrl);
  return {
    'content-security-policy': contentSecurityPolicy(origins, nonce, formOrigins(config), reports),
    ...reportingEndpoints(publicUrl),
    ...integrityPolicy(composition),
  };
}

/** The composition of one browser alone (ADR 0177). */
const ownComposition = (shop: Shop, { versions, composition }: OwnView): Composition => ({
  ...shop.composition({ versions }),
  ...composition,
});

/** Catch-all: serves the shell's HTML with route hints and the page's head. */
function servePages(app: App, deps: Deps, shop: Shop) {
  const { config, db, clock } = deps;
  const headAt = openHeads(deps, app, shop);
  const tokens = pageTokens(deps);
  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const own = await ownViewOf(request, deps);
    const composition = own ? ownComposition(shop, own) : shop.composition();
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
    // A working copy's scripts are not those of the live version.
    const scripts = own?.origins.length ? [] : (served?.scripts ?? []);
    const early = earlyCalls(served, query);
    const origins = originsOf(composition, [...(shell.origins ?? []), ...(own?.origins ?? [])]);
    return reply
      .code(head?.status ?? 200)
      .header('cache-control', 'no-store')
      .header('vary', 'Cookie')
      .headers(policyHeaders(config, composition, origins, nonce))
      .type('text/html; charset=utf-8')
      .send(
        renderPage({
          template,
          shell,
          // What a developer tries out is reported to nobody.
          composition: own ? composition : { ...composition, page: tokens.issue() },
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
