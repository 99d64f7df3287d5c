import { formatTwd, orderRequestText } from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import { type Fact, orderLink, postOrderMail } from '../mails/order-mail.ts';
import type { OrderRow } from '../repository.ts';
import type { RequestRow } from '../request-repository.ts';

interface Sending {
  publicUrl: string;
  now: Date;
}

interface Words {
  /** The outcome of the request, as the kind of the mail and the end of its `dedupe_key`. */
  kind: 'request-received' | 'request-accepted' | 'request-declined';
  subject: string;
  opening: string;
  facts: Fact[];
  closing: string;
}

async function send(
  tx: Database,
  order: OrderRow,
  { id }: RequestRow,
  { kind, subject, facts, ...rest }: Words,
  { publicUrl, now }: Sending,
): Promise<void> {
  const content = {
    ...rest,
    subject: `訂單 ${order.ord_code} ${subject}`,
    facts: [['訂單編號', order.ord_code] as const, ...facts],
    link: orderLink(publicUrl, order),
  };
  await postOrderMail(tx, kind, `${kind} ${order.ord_id} ${id}`, order, content, now);
}

const answerFact = ({ answer }: RequestRow): Fact[] => (answer ? [['商店回覆', answer]] : []);

type RequestMail = (
  tx: Database,
  order: OrderRow,
  request: RequestRow,
  sending: Sending,
) => Promise<void>;

/** 已收到申請: the shop will answer. */
export const requestReceivedMail: RequestMail = (tx, order, request, sending) => {
  const name = orderRequestText(request.kind);
  const words = {
    kind: 'request-received',
    subject: `的${name}申請`,
    opening: `您好，我們已收到您的${name}申請，會儘快回覆。`,
    facts: [],
    closing:
      request.kind === 'return'
        ? '請先保留商品與完整包裝，待回覆後再寄回。您可以由以下連結查看進度或撤回申請。'
        : '回覆前商品不會寄出。您可以由以下連結查看進度或撤回申請。',
  } as const;
  return send(tx, order, request, { ...words, facts: [] }, sending);
};

/** 同意退貨: the amount to refund. An accepted cancellation sends another mail. */
export const returnAcceptedMail = (
  tx: Database,
  order: OrderRow,
  request: RequestRow,
  amount: number,
  sending: Sending,
): Promise<void> =>
  send(
    tx,
    order,
    request,
    {
      kind: 'request-accepted',
      subject: '的退貨申請已同意',
      opening: '您好，我們已同意您的退貨申請。',
      facts: [
        ...(amount > 0 ? [['退款金額', formatTwd(amount)] as const] : []),
        ...answerFact(request),
      ],
      closing:
        '請將商品連同完整包裝寄回，款項會依原付款方式退還，退款後再寄信通知您。您可以由以下連結查看訂單。',
    },
    sending,
  );

/** 未同意申請: with the shop's reason for declining. */
export const requestDeclinedMail: RequestMail = (tx, order, request, sending) => {
  const name = orderRequestText(request.kind);
  const words = {
    kind: 'request-declined',
    subject: `的${name}申請未能同意`,
    opening: `您好，很抱歉，您的${name}申請未能同意。`,
    closing: '如有疑問，歡迎回覆這封信。您可以由以下連結查看訂單。',
  } as const;
  return send(tx, order, request, { ...words, facts: answerFact(request) }, sending);
};
