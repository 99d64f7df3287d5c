import { readFile } from 'node:fs/promises';
import type { Config } from '../../../platform/config/config.ts';

export interface RenderLimits {
  /** How long a page may take before the process is ended, in ms; waiting for a core does not count. */
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
export function watchMemory(pid: number | undefined, heapMb: number, onTooMuch: () => void) {
  if (pid === undefined) return () => undefined;
  const look = async () => {
    if ((await residentMb(pid)) > heapMb + BESIDES_MB) onTooMuch();
  };
  const timer = setInterval(() => void look(), EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** The most that waiting for a core can extend a page's time, in ms. */
export const MAX_WAITED_MS = 8_000;

const NS_PER_MS = 1e6;

/** How long a process was ready to run without having a core, in ms; 0 where the system does not report it. */
async function waitedMs(pid: number): Promise<number> {
  const schedstat = await readFile(`/proc/${pid}/schedstat`, 'utf8').catch(() => '');
  return Number(schedstat.split(' ')[1] ?? 0) / NS_PER_MS;
}

/**
 * Calls `onLate` once a process has had `limitMs`, without the time in which other processes kept it from its core: a
 * busy machine is no fault of what it renders. Returns a function that stops watching.
 */
export function watchTime(
  pid: number | undefined,
  limitMs: number,
  onLate: () => void,
  readWaited = waitedMs,
) {
  if (pid === undefined) return () => undefined;
  const before = readWaited(pid);
  let extendedMs = 0;
  let timer = setTimeout(look, limitMs);
  let isStopped = false;
  async function look() {
    const waited = (await readWaited(pid as number)) - (await before);
    const moreMs = Math.min(waited, MAX_WAITED_MS) - extendedMs;
    if (isStopped) return;
    if (moreMs < 1) return onLate();
    extendedMs += moreMs;
    timer = setTimeout(look, moreMs);
  }
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
