import { connectionFailure } from '@pinpu/shared/api/failure';

/**
 * Loads the calls of this remote. They are in a chunk of their own, since a first screen rendered by the server does
 * not need them. If the chunk can't be loaded, this rejects as a call without a response does.
 */
export const loadApi = () =>
  import(/* webpackChunkName: "api" */ './calls.ts').catch((error: unknown) => {
    throw connectionFailure(error);
  });
