import { Rejection } from '../../../platform/errors/rejection.ts';

export const MOST_PASSKEYS = 10;

export type PasskeyFault = 'expired' | 'unknown' | 'rejected' | 'copied' | 'exists' | 'too many';

const SENTENCES: Record<PasskeyFault, [status: number, code: string, sentence: string]> = {
  expired: [400, 'PASSKEY_EXPIRED', '等候的時間過久，請再試一次。'],
  unknown: [400, 'PASSKEY_UNKNOWN', '這個通行密鑰已經移除，請以電子郵件的驗證碼登入。'],
  rejected: [400, 'PASSKEY_REJECTED', '無法確認這個通行密鑰，請以電子郵件的驗證碼登入。'],
  copied: [
    400,
    'PASSKEY_COPIED',
    '為保護您的帳號，無法使用這個通行密鑰：它可能被複製過。請以電子郵件的驗證碼登入後將它移除。',
  ],
  exists: [409, 'PASSKEY_EXISTS', '這個通行密鑰已經新增過了。'],
  'too many': [
    409,
    'PASSKEY_LIMIT',
    `最多可以有 ${MOST_PASSKEYS} 個通行密鑰，請先移除不再使用的。`,
  ],
};

export function passkeyRejection(fault: PasskeyFault): Rejection {
  return new Rejection(...SENTENCES[fault]);
}

/** Adding has a rejection of its own, since its text can't mention signing in. */
export const notAdded = () =>
  new Rejection(400, 'PASSKEY_REJECTED', '無法新增這個通行密鑰，請再試一次，或改用其他裝置。');

export const needsCode = () =>
  new Rejection(403, 'PASSKEY_CODE', '請輸入寄到您信箱的驗證碼，確認是您本人要新增通行密鑰。');

export const passkeyGone = () =>
  new Rejection(404, 'PASSKEY_NOT_FOUND', '這個通行密鑰已經移除了。');
