import type { Composition } from '@pinpu/shared/contracts';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { fetchLazyComposition, readComposition } from './composition/composition.ts';
import { checkScriptsOf } from './composition/file-integrity.ts';
import { shellHost } from './composition/host.ts';
import { type LazyRemotes, lazyRemotes } from './composition/lazy-remotes.ts';
import { noteGone } from './composition/outdated/lazy-gone.ts';
import { RenderedPartsContext } from './composition/rendered-parts.ts';
import { watchFailedScripts } from './loading/failed-scripts.ts';
import { reportError, reportSuccess, startReports } from './part-reports.ts';
import { reportFailure, reportRejections } from './report.ts';
import { loadStaff } from './staff/load-staff.ts';
import type { Staff } from './staff/open-staff.tsx';
import { hydrateApp } from './start/hydrate-app.ts';
import { beginsAsServed, servedState } from './start/rendered-state.ts';
import { watchLeaving } from './start/scroll-positions.ts';
import { startApp } from './start/start-app.ts';
import { pageLost, shellFailed, shellStarted } from './start/start-watch.ts';
import { tolerateTranslators } from './start/translated-text.ts';

/** Version of the client (spec §9). */
const CLIENT_VERSION = 'v.1.20250902.0624';

/** From now on, this page only loads scripts of this composition. */
function adopt(composition: Composition) {
  checkScriptsOf(composition);
  startReports(composition);
  reportRejections(composition);
}

// An error that no boundary catches; React then removes the whole page.
const onUncaughtError = (error: unknown) => {
  reportFailure('shell/page', error);
  reportError('shell', 'render', error);
  pageLost();
};

/** A part that differs from what the server has rendered; React renders it again. */
const onRecoverableError = (error: unknown) => reportFailure('shell/hydration', error);

/** Renders the page, from scratch or by hydrating the server's HTML. */
function render(element: HTMLElement, remotes: LazyRemotes, staff: Staff | undefined) {
  const { composition } = remotes.current();
  const served = servedState();
  const state = beginsAsServed(composition) ? served : undefined;
  const app = <App remotes={remotes} staff={staff} hasGlobalStyles={state !== undefined} />;
  if (state === undefined) {
    if (served) element.textContent = '';
    delete document.documentElement.dataset.returning;
    window.pinpuEarlyInput?.();
    void startApp(remotes.current(), served?.config);
    createRoot(element, { onUncaughtError }).render(app);
    return;
  }
  const parts = new Set(state.parts);
  // Server-rendered HTML that can't be hydrated would never react to presses, so the page shows an error instead.
  const lost = (error: unknown) => {
    reportFailure('shell/start', error);
    shellFailed(error);
  };
  hydrateApp(remotes.current(), state, () =>
    startTransition(() => {
      const known = <RenderedPartsContext value={parts}>{app}</RenderedPartsContext>;
      hydrateRoot(element, known, { onUncaughtError, onRecoverableError });
    }),
  ).catch(lost);
}

export async function startShell() {
  const element = document.getElementById('root');
  if (element === null) return;
  // Read by shoppers to the shop's support on the telephone (spec §9).
  document.documentElement.dataset.version = CLIENT_VERSION;
  try {
    const chosen = await readComposition(shellHost);
    checkScriptsOf(chosen);
    watchFailedScripts();
    if (chosen.preview)
      (await import(/* webpackChunkName: "preview" */ './preview/open-preview.ts')).openPreview();
    const staff = await loadStaff(chosen, shellHost);
    const composition = staff?.composition ?? chosen;
    adopt(composition);
    const fetchLazy = (initial: Composition, again: boolean) =>
      noteGone(() => fetchLazyComposition(initial, shellHost, again));
    const wrap = staff?.timed;
    const remotes = lazyRemotes(composition, { fetchLazy, adopt, wrap });
    watchLeaving();
    tolerateTranslators(document.body);
    render(element, remotes, staff);
    shellStarted();
    reportSuccess('shell', 'entry');
  } catch (error) {
    reportFailure('shell/composition', error);
    shellFailed(error);
  }
}
