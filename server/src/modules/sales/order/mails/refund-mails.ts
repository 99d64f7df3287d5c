import { formatTwd, refundReasonText } from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import type { PaymentEvent } from '../../payment/port.ts';
import type { RefundTask, UNAWAITED } from '../../payment/refund-repository.ts';
import type { OrderRow } from '../repository.ts';
import { orderLink, postOrderMail } from './order-mail.ts';

type Unawaited = (typeof UNAWAITED)[number];

const OPENINGS: Record<Unawaited, string> = {
  twice: '您好，這筆訂單先前已經付款，我們又收到一筆重複的款項，會依原付款方式全額退還給您。',
  late: '您好，這筆訂單已經取消，之後收到的款項會依原付款方式全額退還給您。',
  amount: '您好，我們收到的款項與訂單金額不符，會依原付款方式全額退還給您。',
};

/** 退款處理中: a payment that was late, a duplicate or of another amount will be refunded. */
export async function refundOwedMail(
  tx: Database,
  order: OrderRow,
  { trade_no, amount }: Pick<PaymentEvent, 'trade_no' | 'amount'>,
  reason: Unawaited,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<void> {
  const content = {
    subject: `訂單 ${order.ord_code} 的退款`,
    opening: OPENINGS[reason],
    facts: [['訂單編號', order.ord_code] as const, ['退款金額', formatTwd(amount)] as const],
    closing: '完成退款後會再寄信通知您，您不需要做任何事。您可以由以下連結查看訂單。',
    link: orderLink(publicUrl, order),
  };
  const key = `refund-owed ${order.ord_id} ${trade_no} ${reason}`;
  await postOrderMail(tx, 'refund-owed', key, order, content, now);
}

/** 退款完成: what the shop has paid back. */
export async function refundDoneMail(
  tx: Database,
  order: OrderRow,
  tasks: readonly RefundTask[],
  publicUrl: string,
  now: Date,
): Promise<void> {
  const [first] = tasks;
  if (!first) return;
  const content = {
    subject: `訂單 ${order.ord_code} 已退款`,
    opening: '您好，以下款項已經依原付款方式退還，入帳時間依銀行或發卡機構作業而定。',
    facts: [
      ['訂單編號', order.ord_code] as const,
      ...tasks.map(
        ({ reason, amount }) => [refundReasonText(reason) || '款項', formatTwd(amount)] as const,
      ),
    ],
    closing: '如有疑問，歡迎回覆這封信。您可以由以下連結查看訂單。',
    link: orderLink(publicUrl, order),
  };
  const key = `refund-done ${order.ord_id} ${first.id}`;
  await postOrderMail(tx, 'refund-done', key, order, content, now);
}
