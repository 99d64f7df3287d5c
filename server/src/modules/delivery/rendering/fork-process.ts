import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../../platform/config/config.ts';

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

export interface RenderLimits {
  /** How long a page may take before the process is ended, in ms. */
  taskMs: number;
  /** The process's heap, in MB. */
  memoryMb: number;
}

export const limitsOf = ({ renderLimitMs, renderMemoryMb }: Config): RenderLimits => ({
  taskMs: renderLimitMs,
  memoryMb: renderMemoryMb,
});

const EVERY_MS = 100;
const PAGE_BYTES = 4096;
const MB = 1024 * 1024;

/** Memory in addition to the heap, in MB: code, the young generation, and buffers, which no option of Node limits. */
const BESIDES_MB = 256;

/** The memory of a process, in MB; 0 where the system does not report it. */
async function residentMb(pid: number): Promise<number> {
  const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return (Number(statm.split(' ')[1] ?? 0) * PAGE_BYTES) / MB;
}

/** Returns a function that stops watching. */
export function watchMemory(
  pid: number | undefined,
  heapMb: number,
  onTooMuch: () => void,
): () => void {
  if (pid === undefined) return () => undefined;
  const look = async () => {
    if ((await residentMb(pid)) > heapMb + BESIDES_MB) onTooMuch();
  };
  const timer = setInterval(() => void look(), EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
