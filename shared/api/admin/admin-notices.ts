import { messagesOfRefusal, noticesOfSuccess } from '@pinpu/shared/api/client';
import type { Notice } from '@pinpu/shared/contracts';

const adminError = (code: string, message: string): Notice => ({
  code,
  message,
  variant: 'danger',
  title: 'ERROR',
});

/** The message of a 401 (spec §8). */
export const SESSION_ENDED = adminError('401', '登入授權驗證錯誤');

/** Statuses for which administrative calls always show the same sentence, whatever the body is (spec §8). */
const ADMIN_STATUS: Record<number, Notice> = {
  401: SESSION_ENDED,
  403: adminError('403', '使用者帳號或密碼錯誤，請重新輸入，謝謝。'),
  404: {
    code: '404',
    message: '查無指定查詢條件資料，請重新確認後再試一次，謝謝。',
    variant: 'warning',
    title: 'WARNING',
  },
};

/** The result check of administrative calls (spec §8): no notice means success. */
export function adminNoticesOf(response: Response, body: unknown): Notice[] {
  if (response.ok) return noticesOfSuccess(response, body);
  const messages = messagesOfRefusal(response, body);
  const fixed = ADMIN_STATUS[response.status];
  // With this error, the server has not checked the password.
  const isXsrf = messages.some(({ code }) => code === 'XSRF');
  if (fixed !== undefined && !isXsrf) return [fixed];
  if (messages.length === 0) return [adminError(String(response.status), '伺服器暫時無回應')];
  return [
    ...messages.map((notice) => ({ ...notice, title: 'ERROR' })),
    adminError('NOTICE', '資料處理發生錯誤'),
  ];
}
