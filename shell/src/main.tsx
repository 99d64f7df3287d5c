import { CLIENT_VERSION } from '@pinpu/shared/domain';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { readComposition } from './composition/composition.ts';
import { openRemotes } from './composition/remotes.ts';
import { sharedVersion } from './composition/shared-version.ts';
import { reportFailure } from './report.ts';
import { StartError } from './start/StartError.tsx';
import { startApp } from './start/start-app.ts';

async function start(element: HTMLElement) {
  const root = createRoot(element);
  // Read out by support when a shopper calls (spec §9).
  document.documentElement.dataset.version = CLIENT_VERSION;
  try {
    const remotes = openRemotes(await readComposition(), sharedVersion);
    void startApp(remotes);
    root.render(<App remotes={remotes} />);
  } catch (error) {
    reportFailure('shell/composition', error);
    root.render(<StartError onRetry={() => window.location.reload()} />);
  }
}

const root = document.getElementById('root');
if (root !== null) void start(root);
