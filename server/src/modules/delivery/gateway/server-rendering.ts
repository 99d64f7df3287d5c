import type { Composition } from '@pinpu/shared/contracts';
import type { FastifyRequest } from 'fastify';
import type { App, Deps } from '../../../platform/module.ts';
import type { ChosenComposition } from '../composition/chosen-composition.ts';
import { pageAt, type ServedPage } from '../composition/pages.ts';
import type { Shop } from '../composition/service.ts';
import { partReportsOf } from '../part-report/service.ts';
import type { VersionFailure } from '../rendering/breaker.ts';
import type { RenderedPage } from '../rendering/page.ts';
import { renderFailure } from '../rendering/reports.ts';
import { renderingOf } from '../rendering/service.ts';
import { initialComposition } from './initial-composition.ts';

interface RequestedPage {
  isOwn: boolean;
  composed: ChosenComposition;
  served: ServedPage | undefined;
  /** Shuffle seed of the page; only for a rendered page. */
  seed: () => string;
  token: string;
}

/** Whether a page shuffles products. Manifests of older versions do not say so; there, home does. */
const isShuffled = ({ shuffled, describe }: ServedPage['route']) =>
  shuffled ?? describe?.kind === 'shop';

const SEED_OF_NOBODY = '0';

/** Whether the server renders the page: a remote serves it, and all visitors get the same one. */
const isRenderable = ({ isOwn, composed, served }: RequestedPage) =>
  !isOwn && composed.shell.manifest.node !== undefined && served !== undefined;

function plainPage({ remotes }: Composition): string | undefined {
  const routes = Object.values(remotes).flatMap((remote) => remote.routes);
  return routes.find(({ path, frame }) => frame !== 'work' && !path.includes(':'))?.path;
}

/** Renders pages of the shop, and reports failures, which count like failures in browsers. */
export async function serverRendering(app: App, deps: Deps) {
  const rendering = await renderingOf(app, deps);
  const reports = await partReportsOf(deps, app.log);

  const report = (failures: readonly VersionFailure[], page: string, { ip }: FastifyRequest) => {
    if (failures.length > 0) reports.receive({ page, events: failures.map(renderFailure) }, ip);
  };

  return {
    async render(request: FastifyRequest, page: RequestedPage): Promise<RenderedPage | undefined> {
      if (!rendering || !isRenderable(page)) return undefined;
      const { composed, served, seed, token } = page;
      const composition = initialComposition(composed, served);
      const done = await rendering.renderPage({
        url: request.url,
        seed: served && isShuffled(served.route) ? seed() : '',
        composed,
        composition,
      });
      report(done.failures, token, request);
      return done.page;
    },
    /** Renders a page with all remotes: once with stable versions, once with the canaries. */
    async prewarm(shop: Shop): Promise<void> {
      const { remotes, shell } = shop.registry.current().registry;
      const canaries = Object.entries({ ...remotes, ...(shell && { shell }) }).flatMap(
        ([name, { canary }]) => (canary ? [[name, canary.version] as const] : []),
      );
      const visitors = [
        {},
        ...(canaries.length > 0 ? [{ versions: Object.fromEntries(canaries) }] : []),
      ];
      for (const visitor of visitors) {
        const composed = await shop.composeFor(visitor);
        const { composition } = composed;
        const url = pageAt(composition, '/') ? '/' : plainPage(composition);
        if (url !== undefined)
          await rendering?.prewarm({ url, seed: SEED_OF_NOBODY, composed, composition });
      }
    },
  };
}

export function prewarmer(shop: Shop, prewarm: (shop: Shop) => Promise<void>) {
  let last: number | undefined;
  return async () => {
    const { sequence } = shop.registry.current().registry;
    if (sequence === last) return;
    last = sequence;
    await prewarm(shop);
  };
}
