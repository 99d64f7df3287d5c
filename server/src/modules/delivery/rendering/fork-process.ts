import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import type { RenderLimits } from './process-limits.ts';

const FOLDER = path.join(import.meta.dirname, 'process');

/** Runs a program that the system ends with its parent, even in an endless loop (util-linux). */
const ENDS_WITH_PARENT = ['setpriv', '--pdeathsig', 'KILL'] as const;

let canEndWithParent: boolean | undefined;

/** The command line of a program that ends with this process, where the system offers it. */
function endingWithParent(program: string, args: readonly string[]): [string, string[]] {
  const [setpriv, ...flags] = ENDS_WITH_PARENT;
  canEndWithParent ??= spawnSync(setpriv, [...flags, 'true']).status === 0;
  return canEndWithParent ? [setpriv, [...flags, program, ...args]] : [program, [...args]];
}

/**
 * Starts the rendering process. It can read nothing but its own scripts, start no process or thread, and make no code
 * from strings; its environment only has the time zone of the shop's dates. Messages go through plain pipes
 * (channel.ts).
 */
export function forkProcess({ memoryMb }: Pick<RenderLimits, 'memoryMb'>): ChildProcess {
  const flags = [
    '--permission',
    `--allow-fs-read=${FOLDER}/*`,
    '--disallow-code-generation-from-strings',
    `--max-old-space-size=${memoryMb}`,
  ];
  const program = endingWithParent(process.execPath, [...flags, path.join(FOLDER, 'main.ts')]);
  const child = spawn(...program, {
    env: { TZ: 'Asia/Taipei' },
    stdio: ['pipe', 'pipe', 'ignore', 'pipe'],
  });
  // The server can exit without waiting for it.
  child.unref();
  for (const pipe of child.stdio) pipe?.on('error', () => undefined);
  return child;
}

/**
 * Takes from a process the right to open anything more: no file, and no socket of any kind, whatever its code reaches.
 * Returns why the system can't; its own code can't undo it.
 */
export const closeDescriptors = (pid: number | undefined) =>
  new Promise<string | undefined>((resolve) => {
    execFile('prlimit', [`--pid=${pid}`, '--nofile=0:0', '--core=0:0'], (error) =>
      resolve(error?.message),
    );
  });
