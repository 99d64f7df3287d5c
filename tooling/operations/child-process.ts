import type { ChildProcess } from 'node:child_process';

/** Waits until `url` responds; false if it does not within `limitMs` (milliseconds), or if its process ends. */
export async function answersFrom(
  url: string,
  child: ChildProcess,
  limitMs: number,
): Promise<boolean> {
  const deadline = Date.now() + limitMs;
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return false;
}

/** Ends a process that was started here, and resolves once it has exited. */
export async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
