import { isApiFailure } from '@pinpu/shared/api/failure';

/** Whether the server rejected a call with this code. */
export const isRejected = (error: unknown, rejection: string): boolean =>
  isApiFailure(error) && error.notices.some(({ code }) => code === rejection);
