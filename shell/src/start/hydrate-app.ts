import type { PublicConfig, RenderedState } from '@pinpu/shared/contracts';
import { hydrate, prefetchQuery, queryClient } from '@pinpu/shared/query';
import {
  applyPublicConfigAtom,
  appStore,
  initialisedAtom,
  renderTimeAtom,
  sessionIdAtom,
  startFailedAtom,
  unlockStoredAtom,
  visitAtom,
} from '@pinpu/shared/state';
import { startTransition } from 'react';
import { fetchOwnConfig } from '../api/early-config.ts';
import { prepareApi } from '../api/load-api.ts';
import { SHELL_FRAME, whenHydrated } from '../composition/hydrated-parts.ts';
import { pagePartId } from '../composition/parts.ts';
import type { Remotes } from '../composition/remotes.ts';
import { whenIdle } from '../loading/when-idle.ts';
import { reportSuccess } from '../part-reports.ts';
import { prefetchCode, prefetchPage } from '../prefetch/prefetch-page.ts';
import { reportFailure } from '../report.ts';
import { prefetchPromoCodes } from '../routing/promo-code-query.ts';
import { routeFor } from '../routing/routes-of.ts';
import { prefetchWorkFrame, WORK_FRAME } from '../work-frame/work-frame-part.ts';
import { endHold, holdSubmits, replayEarlyInput, whenComposed } from './early-input.ts';
import { firstState } from './first-state.ts';
import { queriesOfPage } from './page-queries.ts';
import { preparePriceLevel } from './prepare-price-level.ts';

/**
 * How long a page waits for things that it should start with, in ms: its code, the answer about a code, rendered parts.
 */
const PATIENCE_MS = 3000;

const atMost = (work: Promise<unknown>) =>
  Promise.race([
    work.catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ]);

/** Reads the session, and what this browser has stored. */
async function personalState({ config: rendered }: RenderedState) {
  const config = await fetchOwnConfig(rendered);
  await appStore.set(unlockStoredAtom, config.storage_salt ?? '');
  return config;
}

/**
 * Loads the code of the page in the HTML, and of its frame. For another page, such as the order page, it is loaded
 * during the start, and its data once it is known whose they are.
 */
async function codeOf(
  remotes: Remotes,
  found: NonNullable<ReturnType<typeof routeFor>>,
  { parts }: RenderedState,
  begun: Promise<unknown>,
) {
  const { route } = found;
  if (parts.includes(pagePartId(route.remote, route.page)))
    return atMost(prefetchCode(remotes, route));
  const { pathname, search } = window.location;
  prefetchPage(remotes, found, { pathname, search }, begun).catch(() => undefined);
  if (parts.includes(WORK_FRAME)) await atMost(prefetchWorkFrame());
}

/** From now on, the page shows this browser's data: what it has stored, its session, its prices. */
function becomePersonal(config: PublicConfig, level: 0 | 1) {
  const { set } = appStore;
  startTransition(() => {
    set(renderTimeAtom, undefined);
    set(visitAtom, Date.now());
    set(applyPublicConfigAtom, config);
    preparePriceLevel(level, window.location);
  });
}

/**
 * Starts a page that the server has rendered: `render` hydrates it as it is, then it shows this browser's data. Early presses are repeated at the end.
 */
export async function hydrateApp(remotes: Remotes, state: RenderedState, render: () => void) {
  const found = routeFor(remotes.composition, window.location.pathname);
  const level = found?.route.price_level ?? 0;
  // Counted as answered now: a screen may have been rendered earlier, but its data were compared since, and a page's
  // HTML is never cached.
  hydrate(queryClient, queriesOfPage(state.queries, Date.now()));
  const rendered = answeredQueries();
  const isKnownHere = appStore.get(sessionIdAtom) !== '';
  const personal = personalState(state);
  // Its failure is handled below, after the page is hydrated.
  personal.catch(() => undefined);
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  // Before the first state is set, under which stored data is not read.
  const codes = prefetchPromoCodes(window.location);
  firstState(state);
  preparePriceLevel(level, window.location);
  if (found !== undefined) await codeOf(remotes, found, state, begun);
  holdSubmits();
  render();
  try {
    const config = await personal;
    await Promise.all([atMost(codes), atMost(whenHydrated([SHELL_FRAME, ...state.parts]))]);
    await whenComposed();
    becomePersonal(config, level);
    begin();
    reportSuccess('shell', 'render');
    await replayEarlyInput();
    if (isKnownHere) refreshRendered(rendered);
    document.documentElement.dataset.interactive = '';
    // Prepared now, since the next press may call the shop.
    prepareApi();
  } catch (error) {
    reportFailure('shell/start', error);
    window.pinpuEarlyInput?.();
    endHold();
    appStore.set(renderTimeAtom, undefined);
    appStore.set(initialisedAtom, false);
    appStore.set(startFailedAtom, true);
  }
}

/** The queries for which a page has data. */
const answeredQueries = () => queryClient.getQueryCache().getAll();

/**
 * Requests the rendered page's data again once the page is idle, since they are a guest's, while this visitor may e.g.
 * have liked a product. Failures are ignored, since the page has data.
 */
function refreshRendered(rendered: ReturnType<typeof answeredQueries>) {
  whenIdle(() => {
    for (const query of rendered) {
      const { queryKey, options, meta } = query;
      if (query.getObserversCount() === 0 || typeof options.queryFn !== 'function') continue;
      void prefetchQuery({ queryKey, queryFn: options.queryFn, meta, staleTime: 0 });
    }
  });
}
