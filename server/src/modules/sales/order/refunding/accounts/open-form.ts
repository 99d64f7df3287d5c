import { randomBytes } from 'node:crypto';
import { formatTwd, taipeiDate } from '@pinpu/shared/domain';
import { after, DAY } from '../../../../../platform/clock.ts';
import type { Database } from '../../../../../platform/db/index.ts';
import { secretHash } from '../../../../../platform/secrets/index.ts';
import { button, note } from '../../../../base/mail/template/blocks.ts';
import type { RefundTask } from '../../../payment/refund-repository.ts';
import { type Fact, postOrderMail, type Sending } from '../../mails/order-mail.ts';
import type { OrderRow } from '../../repository.ts';
import { upsertAccountForm } from './repository.ts';

/** How long a link can be used, in days. */
const TERM_DAYS = 30;

export const accountPath = (secret: string): string => `/refund-account/${secret}`;

/** Mails the buyer a link to the form for the account that a refund is transferred to; an earlier link ends. */
export async function openAccountForm(
  tx: Database,
  order: OrderRow,
  { id, amount }: RefundTask,
  sending: Sending,
): Promise<void> {
  const { publicUrl, now } = sending;
  const secret = randomBytes(24).toString('base64url');
  const hash = secretHash(secret);
  const expires_at = after(now, TERM_DAYS * DAY);
  await upsertAccountForm(tx, { refund_id: id, secret: hash, expires_at }, now);
  const mail = {
    kind: 'refund-account',
    about: hash,
    subject: `訂單 ${order.ord_code} 的退款帳號`,
    headline: '請填寫退款帳號',
    opening: '您好，這筆款項會以銀行匯款退還給您，請填寫收款帳號。',
    blocks: [
      button('填寫退款帳號', publicUrl + accountPath(secret)),
      note('帳號會加密保存，匯款完成後即刪除。我們不會以電話或簡訊請您操作 ATM。'),
    ],
    facts: [
      ['訂單編號', order.ord_code] as Fact,
      ['退款金額', formatTwd(amount)] as Fact,
      ['填寫期限', taipeiDate(expires_at).replaceAll('-', '/')] as Fact,
    ],
    closing: '匯款完成後會再寄信通知您。您可以由以下連結查看訂單。',
  };
  await postOrderMail(tx, order, mail, sending);
}
