import type { App } from '../../platform/module.ts';

/** How much of the time to stop is reserved for what remains once slow clients are no longer waited for, in ms. */
const LAST_MS = 2000;

/**
 * Stops within `limitMs`: answers requests in flight, then ends the connections of slow clients, then runs `release`. What
 * still runs after that is ended with the process: a stop is no worse than a crash, which loses nothing.
 */
export async function stopWithin(
  limitMs: number,
  app: App,
  release: () => Promise<void>,
): Promise<void> {
  const last = Math.min(LAST_MS, limitMs / 2);
  const impatient = setTimeout(() => app.server.closeAllConnections(), limitMs - last);
  const { promise: expired, resolve: expire } = Promise.withResolvers<void>();
  const deadline = setTimeout(expire, limitMs);
  const stopped = app.close().then(release);
  await Promise.race([stopped, expired]).finally(() => {
    clearTimeout(impatient);
    clearTimeout(deadline);
  });
}
