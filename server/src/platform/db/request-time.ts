import { AsyncLocalStorage } from 'node:async_hooks';

/** The age from which a request no longer waits for a database that is silent. */
const REQUEST_MS = 4200;

/** The age in milliseconds of the request that the current work belongs to. */
const requestAge = new AsyncLocalStorage<(() => number) | undefined>();

/** Runs `work` as part of a request of this age. */
export const asRequest = <T>(ageMs: () => number, work: () => T): T => requestAge.run(ageMs, work);

/** Runs `work` that no request waits for. */
export const outsideRequests = <T>(work: () => T): T => requestAge.run(undefined, work);

/** How long the current request may go on waiting for a silent database; undefined outside of requests. */
export function patienceMs(): number | undefined {
  const ageMs = requestAge.getStore();
  return ageMs && Math.max(Math.ceil(REQUEST_MS - ageMs()), 0);
}
