import { type ChildProcess, spawn } from 'node:child_process';
import { root } from '../build/workspaces.ts';

const FLAGS = [
  '--experimental-strip-types',
  '--disable-warning=ExperimentalWarning',
  '--watch',
  '--watch-preserve-output',
];

/** Restarts it when a file that it imports changes. Loopback only, unless HOST is set. */
export function startShopServer(
  devDir: string,
  port: number,
  registry: Record<string, string>,
): ChildProcess {
  return spawn(process.execPath, [...FLAGS, 'server/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: String(port),
      HOST: process.env.HOST || '127.0.0.1',
      DIST_DIR: devDir,
      ...registry,
    },
  });
}

/** Ends a process that was started here, and resolves once it has exited. */
export function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
