import { isApiFailure } from '@pinpu/shared/api/failure';

/** Why a file was not uploaded: the server's message, else one that says that `what` was not uploaded. */
export const uploadFailure = (error: unknown, what = ''): string =>
  (isApiFailure(error) && error.status > 0 ? error.notices[0]?.message : undefined) ??
  `${what}沒有上傳成功，請檢查網路後再試一次。`;
