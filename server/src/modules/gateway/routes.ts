import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Composition } from '@pinpu/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config/config.ts';
import { inTime } from '../../platform/in-time.ts';
import type { App, Deps } from '../../platform/module.ts';
import { pageAt, type ServedPage } from '../composition/pages.ts';
import { type Shop, shopOf } from '../composition/service.ts';
import { reportDirectives, reportingEndpoints } from '../csp-report/report-headers.ts';
import { pageTokens } from '../part-report/page-token.ts';
import { renewRegistry, secondsUntilExpiry } from '../registry/index.ts';
import type { RenderedPage } from '../rendering/page.ts';
import { openHeads } from '../seo/head/index.ts';
import { isDraftPreview } from '../staff/draft-preview.ts';
import { ownViewOf } from '../staff/own-view.ts';
import { carriedComposition } from './carried-composition.ts';
import { serveCompositionId } from './composition-id.ts';
import { serveDeployedFiles } from './deployed-files.ts';
import { earlyCalls } from './early-calls.ts';
import { serveEmbedScripts } from './embed-scripts.ts';
import { firstPicture } from './first-picture.ts';
import { follower } from './follow-registry.ts';
import { formOrigins } from './form-origins.ts';
import { renderPage } from './html.ts';
import { contentSecurityPolicy, integrityPolicy, originsOf, scriptOriginsOf } from './policy.ts';
import { sendRootFile } from './root-file.ts';
import { searchAddress } from './search-address.ts';
import { serveFolder } from './serve-files.ts';
import { serveManifest } from './serve-manifest.ts';
import { serveRegistry } from './serve-registry.ts';
import { prewarmer, serverRendering } from './server-rendering.ts';
import { visitSeed } from './visit-seed.ts';
import { bucketFor } from './visitor-bucket.ts';
import { serveWholeCompositions } from './whole-compositions.ts';

/** The headers of a page: it is nobody else's, what the browser lets it do, and where it reports the rest. */
function pageHeaders(
  config: Config,
  { composition, isPreview }: Awaited<ReturnType<typeof visitorView>>,
  origins: readonly string[],
  nonce: string,
) {
  const { publicUrl } = config;
  const reports = reportDirectives(publicUrl);
  const forms = formOrigins(config);
  const ancestors = isPreview ? "'self'" : "'none'";
  return {
    'cache-control': 'no-store',
    vary: 'Cookie',
    'content-security-policy': contentSecurityPolicy(origins, nonce, forms, reports, ancestors),
    ...(isPreview && { 'x-frame-options': 'SAMEORIGIN' }),
    ...reportingEndpoints(publicUrl),
    ...integrityPolicy(composition),
  };
}

/** What this request's page is made of, by its bucket; one browser alone may have its own view (ADR 0177). */
async function visitorView(request: FastifyRequest, reply: FastifyReply, deps: Deps, shop: Shop) {
  const bucket = bucketFor(request, reply, deps.config, shop);
  const own = await ownViewOf(request, deps);
  const isPreview = await isDraftPreview(request, deps);
  const composed = await shop.composeFor({ bucket, versions: own?.versions });
  const { composition, shell } = composed;
  const { origins = [] } = shell.manifest;
  return {
    shell,
    composed,
    composition: { ...composition, ...own?.composition, ...(isPreview && { preview: true }) },
    origins: [...origins, ...(own?.origins ?? [])],
    isPreview,
    // Also the frame of a preview, which reports nothing.
    isOwn: own !== null || isPreview,
    hasWorkingCopy: (own?.origins.length ?? 0) > 0,
  };
}

/** The composition in a page's HTML. A view of one's own is whole, and what is tried out in it is reported to nobody. */
const inlined = (
  { isOwn, composed, composition }: Awaited<ReturnType<typeof visitorView>>,
  served: ServedPage | undefined,
  token: string,
): Composition => (isOwn ? composition : { ...carriedComposition(composed, served), page: token });

/** A hint is optional: without it the page still loads its picture. */
const pictureOf = ({ config, db, clock }: Deps, served: ServedPage | undefined, query: string) =>
  inTime(config.pageHeadLimitMs, firstPicture({ db, now: clock() }, served, query)).catch(() => []);

/** The first pictures of screens that are sent many times. */
const picturesOfScreens = new WeakMap<RenderedPage, ReturnType<typeof pictureOf>>();

/** The first picture of a page; of a stored screen it is as old as the screen. */
function picturesOf(rendered: RenderedPage | undefined, ...asked: Parameters<typeof pictureOf>) {
  const pictures = (rendered && picturesOfScreens.get(rendered)) ?? pictureOf(...asked);
  if (rendered) picturesOfScreens.set(rendered, pictures);
  return pictures;
}

/** Catch-all: serves the shell's HTML with route hints and the page's head. */
function servePages(
  app: App,
  deps: Deps,
  shop: Shop,
  { render }: Awaited<ReturnType<typeof serverRendering>>,
) {
  const { config } = deps;
  const [headAt, tokens] = [openHeads(deps, app), pageTokens(deps)];
  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const [pathname = '/', query = ''] = request.url.split('?', 2);
    if (await sendRootFile(shop, pathname, reply)) return reply;
    const view = await visitorView(request, reply, deps, shop);
    const { composed, composition, isOwn, shell } = view;
    const nonce = randomBytes(16).toString('base64');
    const served = pageAt(composition, pathname);
    const search = searchAddress(served, query);
    if (search !== undefined) return reply.redirect(search);
    const token = tokens.issue();
    const seed = () => visitSeed(request, reply, deps);
    const screen = render(request, { isOwn, composed, served, seed, token });
    const [head, rendered, pictures] = await Promise.all([
      headAt({ composition, shell }, request.url, served),
      screen,
      screen.then((known) => picturesOf(known, deps, served, query)),
    ]);
    // A working copy's scripts are not those of the live version.
    const scripts = view.hasWorkingCopy ? [] : (served?.scripts ?? []);
    const origins = originsOf(composition, view.origins);
    return reply
      .code(head?.status ?? 200)
      .headers(pageHeaders(config, view, origins, nonce))
      .type('text/html; charset=utf-8')
      .send(
        renderPage({
          template: shell.template,
          shell: shell.manifest,
          composition: inlined(view, served, token),
          scripts,
          origins: scriptOriginsOf(origins),
          pictures,
          early: earlyCalls(served, query),
          nonce,
          head,
          rendered,
        }),
      );
  };
  app.get('/', { schema: { hide: true } }, page);
  app.get('/*', { schema: { hide: true } }, page);
}

/** How often an instance reads what was added to the registry: a flip is seen by all within two seconds. */
const FOLLOW_MS = 1_000;
const RENEW_MS = 3_600_000;

/** Serves the composition: registry, immutable scripts, and the shell's HTML with route hints (architecture §2). */
export async function gatewayModule(app: App, deps: Deps) {
  const { config, clock, every } = deps;
  const shop = await shopOf(config, clock, app.log);
  if (config.distDir === null || shop === undefined) return;
  const { registry } = shop;
  every('registry', FOLLOW_MS, follower(registry, app.log));
  every('registry-renewal', RENEW_MS, () => renewRegistry(registry, clock()));
  deps.measures.push({
    name: 'registry_seconds_until_expiry',
    help: 'Seconds until the registry expires for readers that have not seen it.',
    read: () => secondsUntilExpiry(registry.current(), clock()),
  });
  await serveDeployedFiles(app, config, shop);
  // The scripts of pages whose shell was not deployed.
  const built = path.join(config.distDir, 'built/shell');
  if (existsSync(built)) await serveFolder(app, built, '/assets/');
  serveEmbedScripts(app, shop);
  serveManifest(app, shop, deps.db);
  serveRegistry(app, shop);
  serveWholeCompositions(app, shop);
  serveCompositionId(
    app,
    async (request, reply) => (await visitorView(request, reply, deps, shop)).composition,
  );
  const rendering = await serverRendering(app, deps);
  every('server rendering', FOLLOW_MS, prewarmer(shop, rendering.prewarm));
  servePages(app, deps, shop, rendering);
}
