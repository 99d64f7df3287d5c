import { readdirSync, readFileSync } from 'node:fs';

/** The id of a process's parent, from Linux's `/proc`; 0 if the process has ended. */
function parentOf(pid: string): number {
  try {
    // The fields after the name, which is in parentheses and can contain anything: the state, then the parent.
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0;
  }
}

const childrenOf = (pid: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === pid)
    .map(Number);

/** Sends a signal to a process first, so that it starts no more children, and then to its children. */
export function signalTree(pid: number, signal: NodeJS.Signals): void {
  process.kill(pid, signal);
  for (const child of childrenOf(pid)) {
    try {
      process.kill(child, signal);
    } catch {
      // It has already ended.
    }
  }
}
