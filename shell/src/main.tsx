import { CLIENT_VERSION } from '@pinpu/shared/domain';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { readComposition } from './composition/composition.ts';
import { openRemotes } from './composition/remotes.ts';
import { sharedVersion } from './composition/shared-version.ts';
import { startApp } from './start/start-app.ts';

async function start(element: HTMLElement) {
  const remotes = openRemotes(await readComposition(), sharedVersion);
  // Read out by support when a shopper calls (spec §9).
  document.documentElement.dataset.version = CLIENT_VERSION;
  void startApp(remotes);
  createRoot(element).render(<App remotes={remotes} />);
}

const root = document.getElementById('root');
if (root !== null) void start(root);
