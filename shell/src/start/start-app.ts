import type { PublicConfig } from '@pinpu/shared/contracts';
import {
  applyPublicConfigAtom,
  appStore,
  initialisedAtom,
  startFailedAtom,
  unlockStoredAtom,
  visitAtom,
} from '@pinpu/shared/state';
import { preloadHtmlBlock } from '@pinpu/shared/ui';
import { startTransition } from 'react';
import { fetchOwnConfig } from '../api/early-config.ts';
import { loadApi } from '../api/load-api.ts';
import type { Remotes } from '../composition/remotes.ts';
import { reportSuccess } from '../part-reports.ts';
import { prefetchPage } from '../prefetch/prefetch-page.ts';
import { reportFailure } from '../report.ts';
import { prefetchPromoCodes } from '../routing/promo-code-query.ts';
import { routeFor } from '../routing/routes-of.ts';
import { prefetchWorkFrame } from '../work-frame/work-frame-part.ts';
import { preparePriceLevel } from './prepare-price-level.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Loads the page of the current route and its frame, and its data once `configured` has resolved. */
async function prefetchRoute(remotes: Remotes, configured: Promise<unknown>) {
  const { pathname, search } = window.location;
  const found = routeFor(remotes.composition, pathname);
  if (found === undefined) return;
  const frame = found.route.frame === 'work' ? prefetchWorkFrame() : undefined;
  const page = prefetchPage(remotes, found, { pathname, search }, configured);
  await Promise.all([page, frame]);
}

const fetchConfig = async () => (await loadApi()).fetchPublicConfig();

/**
 * Loads the configuration, or uses the one `served` with the page, and its session; then stored data can be read. The
 * initial delay starts before that.
 */
async function configuration(served: PublicConfig | undefined) {
  const config = await (served ? fetchOwnConfig(served) : fetchConfig());
  const delay = pause(config.app_init_delay_ms);
  await appStore.set(unlockStoredAtom, config.storage_salt ?? '');
  return { config, delay };
}

/**
 * Starts the app: the configuration, then the initial delay, during which the route's page and data are loaded, then
 * the frame (spec §4 App start). Without a configuration, `startFailedAtom` is set. `served` is the configuration of a
 * page that the server has rendered, but that can't be hydrated.
 */
export async function startApp(remotes: Remotes, served?: PublicConfig) {
  appStore.set(startFailedAtom, false);
  try {
    const loading = configuration(served);
    // A page that fails to load here fails again in its own boundary, where the shopper can retry.
    prefetchRoute(remotes, loading).catch(() => undefined);
    const { config, delay } = await loading;
    // Preloads the frame's own block, so that it renders with the frame; failures are ignored.
    if (config.web_resources.Store_Header_Nav_HTML) preloadHtmlBlock().catch(() => undefined);
    appStore.set(visitAtom, Date.now());
    appStore.set(applyPublicConfigAtom, config);
    void prefetchPromoCodes(window.location);
    await delay;
    const { pathname } = window.location;
    const route = routeFor(remotes.composition, pathname)?.route;
    preparePriceLevel(route?.price_level ?? 0, window.location);
    // In a transition, so that the frame and its page are rendered in small steps, between which the browser can
    // respond.
    startTransition(() => appStore.set(initialisedAtom, true));
    document.documentElement.dataset.interactive = '';
    reportSuccess('shell', 'render');
  } catch (error) {
    reportFailure('shell/start', error);
    appStore.set(startFailedAtom, true);
  }
}
