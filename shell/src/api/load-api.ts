import { connectionFailure } from '@pinpu/shared/api/failure';
import { retryOnce } from '../composition/retry-once.ts';

/** The client, then the contracts, in a task each: together they would block a slow phone for 100 ms. */
async function load() {
  await import(/* webpackChunkName: "api" */ '@pinpu/shared/api/client');
  await new Promise((resolve) => setTimeout(resolve));
  return await import(/* webpackChunkName: "api" */ './calls.ts');
}

/**
 * The client of the shop's API with the contracts, which comes after the first screen (ADR 0201). Where its script does
 * not come, a call has no response.
 */
export const loadApi = () =>
  retryOnce(load).catch((error: unknown) => {
    throw connectionFailure(error);
  });
