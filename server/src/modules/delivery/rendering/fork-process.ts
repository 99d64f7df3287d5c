import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { RenderLimits } from './limits.ts';

const FOLDER = path.join(import.meta.dirname, 'process');

/**
 * Starts the rendering process. It can read nothing but its own scripts, start no process, and make no code from
 * strings; its environment only has the time zone of the shop's dates. Its only worker watches whether the server lives, and is
 * started before workers are forbidden to all builds.
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
  // The server can exit without waiting for it.
  child.unref();
  child.channel?.unref();
  return child;
}
