import { readdirSync, readFileSync } from 'node:fs';

/** The parent of a process, from Linux's `/proc`; 0 for one that has ended. */
function parentOf(pid: string): number {
  try {
    // After the name, which is in parentheses and may hold anything: state, then the parent.
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0;
  }
}

/** The children of a process. */
const childrenOf = (pid: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === pid)
    .map(Number);

/** Sends a signal to a process first, so that it has no new children, and then to those it has. */
export function signalTree(pid: number, signal: NodeJS.Signals): void {
  process.kill(pid, signal);
  for (const child of childrenOf(pid)) {
    try {
      process.kill(child, signal);
    } catch {
      // It has ended meanwhile.
    }
  }
}
