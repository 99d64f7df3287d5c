import { randomBytes } from 'node:crypto';
import { callOfPattern } from '@pinpu/shared/domain';
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
import { renderPage } from './html.ts';
import { hasLoaded } from './loaded-composition.ts';
import { pageHeaders } from './page-headers.ts';
import { picturesOf } from './page-pictures.ts';
import { originsOf, scriptOriginsOf } from './policy.ts';
import { sendRootFile } from './root-file.ts';
import { searchAddress } from './search-address.ts';
import type { serverRendering } from './server-rendering.ts';
import { type OwnValues, type PageHtml, sharedPages } from './shared-pages.ts';
import { visitSeed } from './visit-seed.ts';
import { inlined, type VisitorView, visitorView } from './visitor-view.ts';

interface RequestedPage {
  url: string;
  view: VisitorView;
  served: ServedPage | undefined;
  own: OwnValues;
  /** API calls of this request; its head and its picture share the responses. */
  callApi: PublicApi;
  /** Whether the browser probably has the page's scripts cached. */
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

function sendPage(
  reply: FastifyReply,
  deps: Deps,
  { view, own }: RequestedPage,
  { status, html, isCompressed }: { status: number; html: Buffer; isCompressed?: true },
) {
  const origins = originsOf(view.composition, view.origins);
  const headers = pageHeaders(deps, view, origins, own.nonce);
  reply.code(status).headers(headers).type('text/html; charset=utf-8');
  if (isCompressed) reply.header('content-encoding', 'br');
  return reply.send(html);
}

/** Catch-all: serves the shell's HTML with route hints and the page's head. */
export function servePages(
  app: App,
  deps: Deps,
  shop: Shop,
  { render }: Awaited<ReturnType<typeof serverRendering>>,
) {
  const { headOf, make } = pageMaker(app, deps);
  const callApi = publicApi(app);
  const [tokens, shared] = [pageTokens(deps), sharedPages(deps.clock)];
  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const { url } = request;
    const [pathname = '/', query = ''] = url.split('?', 2);
    if (await sendRootFile(shop, pathname, reply)) return reply;
    const view = await visitorView(request, reply, deps, shop);
    const served = pageAt(view.composition, pathname);
    const search = searchAddress(served, query);
    if (search !== undefined) return reply.redirect(search);
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
    return sendPage(reply, deps, requested, common || (await makeOnce()));
  };
  app.get('/', { schema: { hide: true } }, page);
  app.get('/*', { schema: { hide: true } }, page);
}

/**
 * The first API calls of a page, so that the browser sends them while scripts load. None for an address with a query,
 * which has other calls.
 */
function earlyCalls(page: ServedPage | undefined, query: string): string[] {
  if (page === undefined || query !== '') return [];
  return page.route.early?.map((call) => callOfPattern(call, page.params)) ?? [];
}
