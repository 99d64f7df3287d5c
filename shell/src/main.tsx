import { CLIENT_VERSION } from '@pinpu/shared/domain';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { readComposition } from './composition/composition.ts';
import { watchFailedScripts } from './composition/failed-scripts.ts';
import { checkScriptsOf } from './composition/file-integrity.ts';
import { shellHost } from './composition/host.ts';
import { openRemotes } from './composition/remotes.ts';
import { reportError, reportSuccess, startReports } from './part-reports.ts';
import { reportFailure } from './report.ts';
import { loadStaff } from './staff/load-staff.ts';
import { startApp } from './start/start-app.ts';
import { pageLost, shellFailed, shellStarted } from './start/start-watch.ts';

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
    const staff = await loadStaff(chosen, shellHost);
    const composition = staff?.composition ?? chosen;
    checkScriptsOf(composition);
    startReports(composition);
    for (const { remote, version, reason } of composition.refused)
      reportFailure(`${remote} ${version}`, reason);
    const opened = openRemotes(composition);
    const remotes = staff?.timed(opened) ?? opened;
    void startApp(remotes);
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
