import { existsSync, readdirSync, readFileSync } from 'node:fs';

const NS_PER_MS = 1_000_000;

/** The time that a thread has run, in milliseconds; 0 if it has already ended. */
function threadTime(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8').split(' ')[0]) / NS_PER_MS;
  } catch {
    return 0;
  }
}

/** Milliseconds that all threads of these processes have run; null if the kernel does not provide it. */
export function processorTime(pids: readonly number[]): number | null {
  if (!existsSync('/proc/self/schedstat')) return null;
  const files = pids.flatMap((pid) => {
    const threads = `/proc/${pid}/task`;
    return existsSync(threads)
      ? readdirSync(threads).map((id) => `${threads}/${id}/schedstat`)
      : [];
  });
  return files.reduce((sum, file) => sum + threadTime(file), 0);
}
