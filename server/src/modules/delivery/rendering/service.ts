import type { PublicConfig } from '@pinpu/shared/contracts';
import type { Config } from '../../../platform/config/config.ts';
import { inTime } from '../../../platform/in-time.ts';
import type { App, Deps } from '../../../platform/module.ts';
import { sharedRead } from '../../../platform/shared-read.ts';
import { findNewestId } from '../../base/settings/version-repository.ts';
import { type Shop, shopOf } from '../composition/service.ts';
import { openBreaker } from './breaker.ts';
import { nodeBuilds } from './node-builds.ts';
import { NOTHING, type PageRendering, type RenderablePage } from './page.ts';
import { type FailedPage, type Performing, performPage, tryOut } from './perform-page.ts';
import { keyOf, pagePreparer } from './prepared-page.ts';
import { limitsOf } from './process-limits.ts';
import { openProcess } from './render-process.ts';
import { failureReports } from './reports.ts';
import { sharedScreens } from './shared-screens.ts';
import { NotRendered } from './task-queue.ts';

type Rendering = ReturnType<typeof openRendering>;

const opened = new WeakMap<Deps, Promise<Rendering | undefined>>();

async function open(app: App, deps: Deps): Promise<Rendering | undefined> {
  const { config, clock } = deps;
  const shop = await shopOf(config, clock, app.log);
  if (shop === undefined || config.distDir === null || !config.serverRendering) return undefined;
  const rendering = openRendering(app, deps, shop, config.distDir);
  app.addHook('onClose', () => rendering.stop());
  return rendering;
}

/** The rendering of a server's pages, opened once; undefined where it serves none, or SERVER_RENDERING is off. */
export function renderingOf(app: App, deps: Deps): Promise<Rendering | undefined> {
  const rendering = opened.get(deps) ?? open(app, deps);
  opened.set(deps, rendering);
  return rendering;
}

/** Opens renderers, for visitors' pages, trials and gates, all of which stop with the server. */
function rendererOpener(config: Config, log: App['log']) {
  const opened = new Set<ReturnType<typeof openProcess>>();
  let isStopped = false;
  let hasWarned = false;

  function onOpen(why: string) {
    if (hasWarned) return;
    hasWarned = true;
    log.warn({ why }, 'the rendering process is only closed by its own code, not by the system');
  }

  return {
    open(): ReturnType<typeof openProcess> {
      const renderer = openProcess(limitsOf(config), onOpen);
      opened.add(renderer);
      if (isStopped) void renderer.stop();
      const stop = () => {
        opened.delete(renderer);
        return renderer.stop();
      };
      return { ...renderer, stop };
    },
    async stop(): Promise<void> {
      isStopped = true;
      await Promise.all([...opened].map((one) => one.stop()));
    },
  };
}

function performing(app: App, deps: Deps) {
  const { config, clock } = deps;
  const { open, stop } = rendererOpener(config, app.log);
  const renderer = open();
  const reports = failureReports(deps, app.log);
  const breaker = openBreaker(clock);
  // Half of the limit is for data, the other half for rendering.
  const dataLimitMs = Math.ceil(config.pageRenderLimitMs / 2);
  const configOf = configReader(deps);
  return {
    ...{ renderer, breaker, reports, open, stop },
    meansAt: (settings: number): Performing => ({
      ...{ app, clock, renderer, breaker, reports, dataLimitMs, openTrial: open },
      configNow: () => configOf(settings),
    }),
  };
}

/** Processes, a queue in front of them, and the screens of the last seconds (ADR 0201). */
function openRendering(app: App, deps: Deps, shop: Shop, distDir: string) {
  const { config, clock, db } = deps;
  const { renderer, breaker, reports, meansAt, open, stop } = performing(app, deps);
  const screens = sharedScreens(clock, reports.ended);
  const prepare = pagePreparer(nodeBuilds(shop, distDir), breaker, reports.failed);

  const newestSettings = sharedRead(() => findNewestId(db));

  async function screenOf(page: RenderablePage, gone: AbortSignal): Promise<PageRendering> {
    const prepared = await prepare(page);
    if (!('shell' in prepared)) return prepared;
    const settings = await newestSettings();
    const key = keyOf(prepared, settings);
    if (gone.aborted) return NOTHING;
    const { place } = prepared;
    return screens.get({ key, place, gone }, () => performPage(meansAt(settings), prepared));
  }

  /** Where rendering is impossible, such as when data can't be read, the page is served without a first screen. */
  function unable(error: unknown): PageRendering {
    reports.ended('dropped');
    if (!(error instanceof NotRendered)) app.log.warn({ err: error }, 'page not rendered');
    return NOTHING;
  }

  return {
    /** No first screen where it takes longer than the page limit, or fails. */
    async renderPage(page: RenderablePage): Promise<PageRendering> {
      const gone = new AbortController();
      try {
        return await inTime(config.pageRenderLimitMs, screenOf(page, gone.signal).catch(unable));
      } catch {
        reports.ended('late');
        return NOTHING;
      } finally {
        gone.abort();
      }
    },
    /** Evaluates all builds of a composition, so that no visitor has to wait for that. */
    async prewarm(page: RenderablePage): Promise<void> {
      const prepared = await prepare(page);
      if (!('shell' in prepared)) return;
      const means = meansAt(await newestSettings());
      const work = () => performPage(means, prepared, true);
      await screens.queue.add('last', () => true, work).catch(() => undefined);
    },
    /** Renders pages with the build of one remote, separately from visitors' pages. */
    async tryOut(name: string, pages: readonly RenderablePage[]): Promise<FailedPage[]> {
      const all = await Promise.all(pages.map(prepare));
      const prepared = all.flatMap((one) => ('shell' in one ? one : []));
      return tryOut(meansAt(await newestSettings()), open(), name, prepared);
    },
    state: () => ({ pid: renderer.pid(), screens: screens.size() }),
    stop,
  };
}

/** How long rendered pages share a configuration while the settings do not change, in ms. */
const SHARED_MS = 1000;

interface Shared {
  settings: number;
  until: number;
  config: Promise<PublicConfig>;
}

/** Reads the public configuration of a visitor without a session; `settings` is the number of the newest settings. */
function configReader({ clock, storefront }: Deps): (settings: number) => Promise<PublicConfig> {
  let shared: Shared | undefined;
  return (settings) => {
    const now = clock().getTime();
    if (shared?.settings === settings && now < shared.until) return shared.config;
    const begun: Shared = { settings, until: now + SHARED_MS, config: storefront.guestConfig() };
    shared = begun;
    begun.config.catch(() => {
      if (shared === begun) shared = undefined;
    });
    return begun.config;
  };
}
