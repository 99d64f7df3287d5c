import { connectionFailure } from '@pinpu/shared/api/failure';
import { retryOnce } from '../composition/retry-once.ts';

/**
 * The client of the shop's API with the contracts, which comes after the first screen (ADR 0201). Where its script does
 * not come, a call has no response.
 */
export const loadApi = () =>
  retryOnce(() => import(/* webpackChunkName: "api" */ './calls.ts')).catch((error: unknown) => {
    throw connectionFailure(error);
  });
