import type { Composition } from '@pinpu/shared/contracts';
import { reportError } from './part-reports.ts';

/** A part of a remote that was not loaded: reported with its phase where that is known. */
export class LoadError extends Error {}

const REMOTE = /^(mf-[\w-]+)\//;

/** Logs a failure with part and phase to the console; what failed while it was shown is reported to the shop too. */
export function reportFailure(part: string, error: unknown) {
  // biome-ignore lint/suspicious/noConsole: the console is where failures of the composition are reported.
  console.error(`[pinpu] ${part}`, error);
  const [, remote] = REMOTE.exec(part) ?? [];
  if (remote !== undefined && !(error instanceof LoadError)) reportError(remote, 'render', error);
}

const rejections = new Set<string>();

/** Logs once what a composition left out, and why. */
export function reportRejections({ refused: rejected }: Composition) {
  for (const { remote, version, reason } of rejected) {
    const what = `${remote} ${version}`;
    if (!rejections.has(`${what} ${reason}`)) reportFailure(what, reason);
    rejections.add(`${what} ${reason}`);
  }
}
