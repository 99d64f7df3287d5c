import type { Composition } from '@pinpu/shared/contracts';
import { CLIENT_VERSION } from '@pinpu/shared/domain';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { fetchWholeComposition, readComposition } from './composition/composition.ts';
import { watchFailedScripts } from './composition/failed-scripts.ts';
import { checkScriptsOf } from './composition/file-integrity.ts';
import { growingRemotes } from './composition/growing-remotes.ts';
import { shellHost } from './composition/host.ts';
import { noteGone } from './new-version/rest-gone.ts';
import { reportError, reportSuccess, startReports } from './part-reports.ts';
import { reportFailure, reportRefusals } from './report.ts';
import { loadStaff } from './staff/load-staff.ts';
import { startApp } from './start/start-app.ts';
import { pageLost, shellFailed, shellStarted } from './start/start-watch.ts';

/** From now on this page loads what the composition has, and nothing else. */
function adopt(composition: Composition) {
  checkScriptsOf(composition);
  startReports(composition);
  reportRefusals(composition);
}

async function start(element: HTMLElement) {
  // What no boundary catches leaves nothing of the page.
  const onUncaughtError = (error: unknown) => {
    reportFailure('shell/page', error);
    reportError('shell', 'render', error);
    pageLost();
  };
  const root = createRoot(element, { onUncaughtError });
  // Read out by support when a shopper calls (spec §9).
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
    const fetchWhole = (carried: Composition, again: boolean) =>
      noteGone(() => fetchWholeComposition(carried, shellHost, again));
    const wrap = staff?.timed;
    const remotes = growingRemotes(composition, { fetchWhole, adopt, wrap });
    void startApp(remotes.current());
    root.render(<App remotes={remotes} staff={staff} />);
    shellStarted();
    reportSuccess('shell', 'entry');
  } catch (error) {
    reportFailure('shell/composition', error);
    shellFailed(error);
  }
}

const root = document.getElementById('root');
if (root !== null) void start(root);
