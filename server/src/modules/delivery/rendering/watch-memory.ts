import { readFile } from 'node:fs/promises';

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

/**
 * Calls `onTooMuch` when a process uses more memory than its heap limit and `BESIDES_MB` together. Returns a function
 * that stops watching.
 */
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
