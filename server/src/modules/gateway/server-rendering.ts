import type { Composition } from '@pinpu/shared/contracts';
import type { FastifyRequest } from 'fastify';
import type { App, Deps } from '../../platform/module.ts';
import type { ChosenComposition } from '../composition/chosen-composition.ts';
import { pageAt, type ServedPage } from '../composition/pages.ts';
import type { Shop } from '../composition/service.ts';
import { partReportsOf } from '../part-report/part-reports.ts';
import { renderingOf } from '../rendering/opened.ts';
import type { RenderedPage } from '../rendering/page.ts';
import { renderFailure, type VersionFailure } from '../rendering/render-failure.ts';
import { carriedComposition } from './carried-composition.ts';

/** A page that is served: of everybody, or of one browser alone. */
interface RequestedPage {
  isOwn: boolean;
  composed: ChosenComposition;
  served: ServedPage | undefined;
  /** Shuffle seed of the page; only for a rendered page. */
  seed: () => string;
  /** The token that the page reports with. */
  token: string;
}

/** Deployed versions of home that do not say so shuffle their products, too. */
const isShuffled = ({ shuffled, describe }: ServedPage['route']) =>
  shuffled ?? describe?.kind === 'shop';

const SEED_OF_NOBODY = '0';

/** The pages that the server renders: those of remotes, as everybody gets them. */
const isRenderable = ({ isOwn, composed, served }: RequestedPage) =>
  !isOwn && composed.shell.manifest.node !== undefined && served !== undefined;

/** The first page of a composition that needs no parameter. */
function plainPage({ remotes }: Composition): string | undefined {
  const routes = Object.values(remotes).flatMap((remote) => remote.routes);
  return routes.find(({ path, frame }) => frame !== 'work' && !path.includes(':'))?.path;
}

/** Renders pages of the shop, and reports what fails, so that it counts like what fails in browsers. */
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
      const composition = carriedComposition(composed, served);
      const done = await rendering.renderPage({
        url: request.url,
        seed: served && isShuffled(served.route) ? seed() : '',
        composed,
        composition,
      });
      report(done.failures, token, request);
      return done.page;
    },
    /** Renders a page of what visitors get now, with all its remotes: the stable versions, and the canaries. */
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

/** Prewarms at the start, and whenever the registry has changed. */
export function prewarmer(shop: Shop, prewarm: (shop: Shop) => Promise<void>) {
  let last: number | undefined;
  return async () => {
    const { sequence } = shop.registry.current().registry;
    if (sequence === last) return;
    last = sequence;
    await prewarm(shop);
  };
}
