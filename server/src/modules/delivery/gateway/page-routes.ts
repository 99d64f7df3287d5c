import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { callOfPattern, pathOfPattern } from '@pinpu/shared/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsBrotli } from '../../../platform/http/compression.ts';
import type { App, Deps } from '../../../platform/module.ts';
import { readOnce } from '../../../platform/read-once.ts';
import { pageAt, type ServedPage } from '../composition/pages.ts';
import type { Shop } from '../composition/service.ts';
import { pageTokens } from '../part-report/page-token.ts';
import type { RenderedPage } from '../rendering/page.ts';
import { openHeads } from '../seo/head/index.ts';
import { type PublicApi, publicApi } from '../seo/public-api.ts';
import { databaseState } from './database-state.ts';
import { picturesOf } from './first-picture.ts';
import { renderPage } from './html.ts';
import { openerPolicy } from './opener-policy.ts';
import { originsOf, pageHeaders, scriptOriginsOf } from './policy.ts';
import type { serverRendering } from './server-rendering.ts';
import { type OwnValues, type PageHtml, sharedPages } from './shared-pages.ts';
import { tidyAddress } from './tidy-address.ts';
import { hasLoaded, visitSeed } from './visitor-cookies.ts';
import { inlined, type VisitorView, visitorView } from './visitor-view.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
};

const AT_ROOT = /^\/[\w-]+\.[a-z]+$/;

/** Sends an icon that browsers request at the shop's root under a fixed name; false where the address is not one. */
async function sendRootFile(shop: Shop, pathname: string, reply: FastifyReply): Promise<boolean> {
  const type = TYPES[path.extname(pathname)];
  if (type === undefined || !AT_ROOT.test(pathname)) return false;
  const { shell } = await shop.composeFor();
  const bytes = await shell.rootFile(pathname.slice(1));
  if (bytes === undefined) return false;
  await reply.header('cache-control', 'public, max-age=86400').type(type).send(bytes);
  return true;
}

/** A search sent without script: `?q=` of a list leads to the list of that keyword (spec §2). */
export function searchAddress(page: ServedPage | undefined, query: string): string | undefined {
  const { describe, path } = page?.route ?? {};
  if (describe?.kind !== 'list' || path === undefined) return undefined;
  if ((page?.params[describe.of] ?? '') !== '') return undefined;
  const keyword = new URLSearchParams(query).get('q')?.trim() ?? '';
  return keyword === '' ? undefined : pathOfPattern(path, { [describe.of]: keyword });
}

interface RequestedPage {
  url: string;
  view: VisitorView;
  served: ServedPage | undefined;
  own: OwnValues;
  callApi: PublicApi;
  hasScripts: boolean;
}

function pageMaker(app: App, deps: Deps) {
  const headAt = openHeads(deps, app.log);
  const headOf = ({ url, view, served, callApi }: RequestedPage) =>
    headAt(view, url, served, callApi);

  async function make(
    requested: RequestedPage,
    rendered: RenderedPage | undefined,
    begun = headOf(requested),
  ): Promise<PageHtml> {
    const { url, view, served, own, hasScripts, callApi } = requested;
    const { composition, shell } = view;
    const [, query = ''] = url.split('?', 2);
    const [head, pictures] = await Promise.all([
      begun,
      picturesOf(rendered, deps, callApi, served, query),
    ]);
    const html = renderPage({
      template: shell.template,
      shell: shell.manifest,
      composition: inlined(view, served, own.token),
      // A working copy has other scripts than the live version.
      scripts: view.hasWorkingCopy ? [] : (served?.scripts ?? []),
      hasScripts,
      origins: scriptOriginsOf(originsOf(composition, view.origins)),
      pictures,
      early: earlyCalls(served, query),
      nonce: own.nonce,
      head,
      rendered,
    });
    return { status: head?.status ?? 200, html, isComplete: head !== undefined };
  }

  return { headOf, make };
}

/** Seconds after which to try again while the database is down. */
const RETRY_AFTER_S = 5;

interface SentPage {
  status: number;
  html: Buffer;
  isCompressed?: true;
}

function sendPage(
  reply: FastifyReply,
  deps: Deps,
  { view, own }: RequestedPage,
  policy: Record<string, string>,
  { status, html, isCompressed }: SentPage,
) {
  const origins = originsOf(view.composition, view.origins);
  const headers = pageHeaders(deps, view, origins, own.nonce);
  reply
    .code(status)
    .headers({ ...headers, ...policy })
    .type('text/html; charset=utf-8');
  if (isCompressed) reply.header('content-encoding', 'br');
  if (status === 503) reply.header('retry-after', RETRY_AFTER_S);
  return reply.send(html);
}

export function servePages(
  app: App,
  deps: Deps,
  shop: Shop,
  { render }: Awaited<ReturnType<typeof serverRendering>>,
) {
  const { headOf, make } = pageMaker(app, deps);
  const callApi = publicApi(app);
  const isDown = databaseState(deps);
  const [tokens, shared] = [pageTokens(deps), sharedPages(deps.clock)];
  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const { url } = request;
    const [pathname = '/', query = ''] = url.split('?', 2);
    if (await sendRootFile(shop, pathname, reply)) return reply;
    const view = await visitorView(request, reply, deps, shop);
    const served = pageAt(view.composition, pathname);
    const other = searchAddress(served, query) ?? tidyAddress(served, query);
    if (other !== undefined) return reply.redirect(other);
    const down = isDown();
    const own = { nonce: randomBytes(16).toString('base64'), token: tokens.issue() };
    const seed = () => visitSeed(request, reply, deps);
    const { isOwn, composed } = view;
    const hasScripts = !isOwn && hasLoaded(composed.composition.id, request, reply, deps.config);
    const requested = { url, view, served, own, hasScripts, callApi: readOnce(callApi) };
    // Starts before the screen is rendered; not where the page is probably shared, and so has a head already.
    const head = shared.isLikely(url) ? undefined : headOf(requested);
    const rendered = await render(request, { isOwn, composed, served, seed, token: own.token });
    let made: Promise<PageHtml> | undefined;
    const makeOnce = () => {
      made ??= make(requested, rendered, head);
      return made;
    };
    const canShare = rendered !== undefined && acceptsBrotli(request);
    const common = canShare && (await shared.pageOf({ ...requested, screen: rendered }, makeOnce));
    const policy = openerPolicy(request, view, rendered);
    const sent: SentPage = common || (await makeOnce());
    const status = (await down) ? 503 : sent.status;
    return sendPage(reply, deps, requested, policy, { ...sent, status });
  };
  app.get('/', { schema: { hide: true } }, page);
  app.get('/*', { schema: { hide: true } }, page);
}

/** Sent by the browser while scripts load; an address with a query has other calls. */
function earlyCalls(page: ServedPage | undefined, query: string): string[] {
  if (page === undefined || query !== '') return [];
  return page.route.early?.map((call) => callOfPattern(call, page.params)) ?? [];
}
