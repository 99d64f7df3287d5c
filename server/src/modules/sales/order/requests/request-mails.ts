import { formatTwd, orderRequestText } from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import { type Fact, type OrderMail, postOrderMail, type Sending } from '../mails/order-mail.ts';
import type { OrderRow } from '../repository.ts';
import type { RequestRow } from '../request-repository.ts';

const answerFact = ({ answer }: RequestRow): Fact[] => (answer ? [['商店回覆', answer]] : []);

function send(
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

/** 已收到申請: the shop will answer. */
export function requestReceivedMail(
  tx: Database,
  order: OrderRow,
  request: RequestRow,
  sending: Sending,
) {
  const name = orderRequestText(request.kind);
  const mail = {
    kind: 'request-received',
    subject: `的${name}申請`,
    opening: `您好，我們已收到您的${name}申請，會儘快回覆。`,
    closing:
      request.kind === 'return'
        ? '請先保留商品與完整包裝，待回覆後再寄回。您可以由以下連結查看進度或撤回申請。'
        : '回覆前商品不會寄出。您可以由以下連結查看進度或撤回申請。',
  };
  return send(tx, order, request, mail, sending);
}

/** 同意退貨: the amount to refund. An accepted cancellation sends another mail. */
export function returnAcceptedMail(
  tx: Database,
  order: OrderRow,
  request: RequestRow,
  amount: number,
  sending: Sending,
) {
  const back: Fact[] = amount > 0 ? [['退款金額', formatTwd(amount)]] : [];
  const mail = {
    kind: 'request-accepted',
    subject: '的退貨申請已同意',
    opening: '您好，我們已同意您的退貨申請。',
    facts: [...back, ...answerFact(request)],
    closing:
      '請將商品連同完整包裝寄回，款項會依原付款方式退還，退款後再寄信通知您。您可以由以下連結查看訂單。',
  };
  return send(tx, order, request, mail, sending);
}

/** 未同意申請: with the shop's reason for declining. */
export function requestDeclinedMail(
  tx: Database,
  order: OrderRow,
  request: RequestRow,
  sending: Sending,
) {
  const name = orderRequestText(request.kind);
  const mail = {
    kind: 'request-declined',
    subject: `的${name}申請未能同意`,
    opening: `您好，很抱歉，您的${name}申請未能同意。`,
    facts: answerFact(request),
    closing: '如有疑問，歡迎回覆這封信。您可以由以下連結查看訂單。',
  };
  return send(tx, order, request, mail, sending);
}
