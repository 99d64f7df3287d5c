import { connectionFailure } from '@pinpu/shared/api/failure';
import { retryOnce } from '../loading/retry-once.ts';
import { whenIdle } from '../loading/when-idle.ts';

/**
 * Loads the client of the shop's API with the contracts, after the first screen. Where its script fails to
 * load, a call counts as one without a response.
 */
export const loadApi = () =>
  retryOnce(() => import(/* webpackChunkName: "api" */ './calls.ts')).catch((error: unknown) => {
    throw connectionFailure(error);
  });

/**
 * Loads it before it is needed: client and contracts separately, each while the page is idle, since together they block
 * it for 100 ms.
 */
export const prepareApi = () =>
  whenIdle(async () => {
    await import(/* webpackChunkName: "api" */ '@pinpu/shared/api/client').catch(() => undefined);
    whenIdle(() => void loadApi().catch(() => undefined));
  });
