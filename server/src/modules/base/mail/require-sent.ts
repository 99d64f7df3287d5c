import { Rejection } from '../../../platform/errors/rejection.ts';
import type { Deps } from '../../../platform/module.ts';

/**
 * For mails that a person waits for. A mail whose first attempt takes longer counts as sent. @throws Rejection where it
 * failed; the mail is still retried until it expires.
 */
export async function requireSent(
  { isMailSent }: Pick<Deps, 'isMailSent'>,
  mail_id: string,
): Promise<void> {
  if ((await isMailSent(mail_id)) !== false) return;
  throw new Rejection(
    503,
    'MAIL_NOT_SENT',
    '信件目前無法寄到這個信箱，請確認電子郵件是否正確，或稍後再試一次。',
  );
}
