import type { Composition } from '@pinpu/shared/contracts';
import { reportError } from './part-reports.ts';

/** A part of a remote failed to load; reported with its phase, if known. */
export class LoadError extends Error {}

const REMOTE = /^(mf-[\w-]+)\//;

/** Logs a failure with part and phase to the console; errors while a part is shown are also reported to the shop. */
export function reportFailure(part: string, error: unknown) {
  // biome-ignore lint/suspicious/noConsole: the console is where failures of the composition are reported.
  console.error(`[pinpu] ${part}`, error);
  const [, remote] = REMOTE.exec(part) ?? [];
  if (remote !== undefined && !(error instanceof LoadError)) reportError(remote, 'render', error);
}

const rejections = new Set<string>();

/** Logs once what was left out of a composition, and why. */
export function reportRejections({ refused: rejected }: Composition) {
  for (const { remote, version, reason } of rejected) {
    const what = `${remote} ${version}`;
    if (!rejections.has(`${what} ${reason}`)) reportFailure(what, reason);
    rejections.add(`${what} ${reason}`);
  }
}
