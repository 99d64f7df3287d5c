import { connectionFailure } from '@pinpu/shared/api/failure';

/**
 * The calls of this remote: no first screen that the server has rendered waits for them (ADR 0201). Where their script
 * does not come, a call has no response.
 */
export const loadApi = () =>
  import(/* webpackChunkName: "api" */ './calls.ts').catch((error: unknown) => {
    throw connectionFailure(error);
  });
