import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { RenderLimits } from './limits.ts';

const FOLDER = path.join(import.meta.dirname, 'process');

/**
 * Starts the process that renders: it may read its own scripts and nothing else, starts no process, makes no code
 * from strings, and has no environment but the time zone of the shop's dates. Its only worker watches over the server's
 * life, and is started before the process closes workers to all builds.
 */
export function forkProcess({ memoryMb }: Pick<RenderLimits, 'memoryMb'>): ChildProcess {
  const child = fork(path.join(FOLDER, 'main.ts'), {
    execArgv: [
      '--permission',
      `--allow-fs-read=${FOLDER}/*`,
      '--allow-worker',
      '--disallow-code-generation-from-strings',
      `--max-old-space-size=${memoryMb}`,
    ],
    env: { TZ: 'Asia/Taipei' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'ipc'],
  });
  // The server stops without waiting for it.
  child.unref();
  child.channel?.unref();
  return child;
}
