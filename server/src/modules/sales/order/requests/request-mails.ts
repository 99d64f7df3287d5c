import { formatTwd, orderRequestText } from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import { type Fact, type OrderMail, postOrderMail, type Sending } from '../mails/order-mail.ts';
import type { OrderRow } from '../repository.ts';
import type { RequestRow } from '../request-repository.ts';

export function postRequestMail(
  tx: Database,
  order: OrderRow,
  { id }: RequestRow,
  { subject, facts = [], ...mail }: OrderMail,
  sending: Sending,
) {
  const content = {
    ...mail,
    about: id,
    subject: `訂單 ${order.ord_code} ${subject}`,
    facts: [['訂單編號', order.ord_code] as Fact, ...facts],
  };
  return postOrderMail(tx, order, content, sending);
}

const answerFact = ({ answer }: RequestRow): Fact[] => (answer ? [['商店回覆', answer]] : []);

/** 已收到申請: the shop will answer. */
export const requestReceived = ({ kind }: RequestRow): OrderMail => ({
  kind: 'request-received',
  subject: `的${orderRequestText(kind)}申請`,
  opening: `您好，我們已收到您的${orderRequestText(kind)}申請，會儘快回覆。`,
  closing:
    kind === 'return'
      ? '請先保留商品與完整包裝，待回覆後再寄回。您可以由以下連結查看進度或撤回申請。'
      : '回覆前商品不會寄出。您可以由以下連結查看進度或撤回申請。',
});

/** 同意退貨: the amount to refund. An accepted cancellation sends another mail. */
export const returnAccepted = (request: RequestRow, amount: number): OrderMail => ({
  kind: 'request-accepted',
  subject: '的退貨申請已同意',
  opening: '您好，我們已同意您的退貨申請。',
  facts: [...(amount > 0 ? [['退款金額', formatTwd(amount)] as Fact] : []), ...answerFact(request)],
  closing:
    '請將商品連同完整包裝寄回，退款後再寄信通知您；若需要收款帳號，會另外寄信請您填寫。您可以由以下連結查看訂單。',
});

/** 未同意申請: with the shop's reason for declining. */
export const requestDeclined = (request: RequestRow): OrderMail => ({
  kind: 'request-declined',
  subject: `的${orderRequestText(request.kind)}申請未能同意`,
  opening: `您好，很抱歉，您的${orderRequestText(request.kind)}申請未能同意。`,
  facts: answerFact(request),
  closing: '如有疑問，歡迎回覆這封信。您可以由以下連結查看訂單。',
});
