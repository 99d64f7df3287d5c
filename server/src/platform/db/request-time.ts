import { AsyncLocalStorage } from 'node:async_hooks';

/** The age in ms from which a request no longer waits for a silent database. */
const REQUEST_MS = 4200;

const requestAge = new AsyncLocalStorage<(() => number) | undefined>();

export const asRequest = <T>(ageMs: () => number, work: () => T): T => requestAge.run(ageMs, work);

export const outsideRequests = <T>(work: () => T): T => requestAge.run(undefined, work);

/** For how many ms the current request may still wait for a silent database; undefined outside of requests. */
export function patienceMs(): number | undefined {
  const ageMs = requestAge.getStore();
  return ageMs && Math.max(Math.ceil(REQUEST_MS - ageMs()), 0);
}
