import { failureText, isApiFailure } from '@pinpu/shared/api/failure';

/** The device already has a passkey of this member. */
export class PasskeyThere extends Error {}

/** The code of a rejection; '' for any other failure. */
export const rejectionCode = (error: unknown): string =>
  (isApiFailure(error) && error.notices[0]?.code) || '';

/** Why adding a passkey failed, as a sentence. */
export const addFailure = (error: unknown): string =>
  error instanceof PasskeyThere
    ? '這個裝置已經有您的通行密鑰了，可以直接用它登入。'
    : failureText(error, '目前無法新增通行密鑰，請稍後再試一次。');
