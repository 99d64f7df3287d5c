import { isApiFailure, refusalText } from '@pinpu/shared/api/failure';

/** The server's sentence where it rejected a change, else a general one. */
export const failureText = (error: unknown): string =>
  (isApiFailure(error) && refusalText(error)) || '目前無法儲存，請稍後再試一次。';
