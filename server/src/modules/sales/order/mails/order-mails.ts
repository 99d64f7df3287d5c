import {
  formatTwd,
  ORDER_STATUS,
  parcelOf,
  payWayText,
  refundReasonText,
} from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import { amounts, button, codes, facts } from '../../../base/mail/template/blocks.ts';
import type { PaymentEvent } from '../../payment/port.ts';
import type { RefundTask, UNAWAITED } from '../../payment/refund-repository.ts';
import type { OrderRow } from '../repository.ts';
import { invoiceFacts } from './invoice-mails.ts';
import {
  arrivalFacts,
  type Fact,
  feeFacts,
  lineFacts,
  type OrderMail,
  postOrderMail,
  receivingFacts,
  type Sending,
  shippingWords,
} from './order-mail.ts';

const amountsOf = (order: OrderRow, [name, total]: readonly [name: string, total: number]) =>
  amounts(lineFacts(order), [...feeFacts(order), [name, formatTwd(total)]]);

const PLACED = {
  online: {
    opening: '商品為您保留 30 分鐘，完成付款後即為您安排出貨。',
    closing: '您可以由以下連結查看訂單或完成付款。',
  },
  free: {
    opening: '這筆訂單無需付款，將儘快為您出貨。',
    closing: '您可以由以下連結查看訂單。',
  },
  door: {
    opening: '將儘快為您出貨，款項於收到商品時支付。',
    closing: '您可以由以下連結查看訂單。',
  },
  store: {
    opening: '將儘快寄往您選擇的門市，款項於取貨時支付。',
    closing: '取貨時請出示與取貨人姓名相符的證件。您可以由以下連結查看訂單。',
  },
} as const;

const placedWords = ({ status, ap_amt }: OrderRow) => {
  if (ap_amt === 0) return PLACED.free;
  if (status === ORDER_STATUS.cashOnDelivery) return PLACED.door;
  return status === ORDER_STATUS.storePickup ? PLACED.store : PLACED.online;
};

/** 訂單成立: the ordered lines, and the payment deadline. */
export function orderPlaced(order: OrderRow, arrival: readonly Fact[] = []): OrderMail {
  const words = placedWords(order);
  return {
    kind: 'order-placed',
    subject: `訂單 ${order.ord_code} 已成立`,
    opening: `您好，我們已收到您的訂單，${shippingWords(words.opening, order)}`,
    blocks: [facts(['訂單編號', order.ord_code]), amountsOf(order, ['訂單金額', order.ap_amt])],
    facts: [...receivingFacts(order), ...arrival],
    closing: words.closing,
  };
}

export const orderPlacedMail = async (tx: Database, order: OrderRow, sending: Sending) =>
  postOrderMail(tx, order, orderPlaced(order, await arrivalFacts(tx, order)), sending);

/** 付款完成: the amount received. */
export const paymentReceived = (order: OrderRow, arrival: readonly Fact[] = []): OrderMail => ({
  kind: 'payment-received',
  subject: `訂單 ${order.ord_code} 已收到款項`,
  headline: '已收到您的款項',
  opening: shippingWords('您好，我們已收到您的款項，將儘快為您出貨。', order),
  blocks: [
    facts(['訂單編號', order.ord_code], ['付款方式', payWayText(order.pay_way)]),
    amountsOf(order, ['實付金額', order.pay_amt]),
  ],
  facts: arrival,
  closing: '您可以由以下連結查看訂單。',
});

export const paymentReceivedMail = async (tx: Database, order: OrderRow, sending: Sending) =>
  postOrderMail(tx, order, paymentReceived(order, await arrivalFacts(tx, order)), sending);

const taipei = new Intl.DateTimeFormat('zh-TW', {
  timeZone: 'Asia/Taipei',
  dateStyle: 'medium',
  timeStyle: 'short',
  hourCycle: 'h23',
});

const CODE_NAMES: Readonly<Record<string, string>> = {
  BankCode: '銀行代碼',
  vAccount: '轉帳帳號',
  PaymentNo: '繳費代碼',
  Barcode1: '條碼一',
  Barcode2: '條碼二',
  Barcode3: '條碼三',
};

/** 繳費資訊: the payment code, and its deadline. */
export function paymentCodeMail(
  tx: Database,
  order: OrderRow,
  meta: Readonly<Record<string, string>>,
  sending: Sending,
) {
  const numbers = Object.entries(CODE_NAMES).flatMap(([field, name]) =>
    meta[field] ? [[name, meta[field]] as const] : [],
  );
  const deadline = order.pay_deadline ? taipei.format(order.pay_deadline) : '';
  const mail = {
    kind: 'payment-code',
    about: String(order.pay_way),
    subject: `訂單 ${order.ord_code} 的繳費資訊`,
    headline: '繳費資訊',
    opening: '您好，請於期限前完成繳費，收到款項後即為您安排出貨。',
    blocks: [
      facts(['訂單編號', order.ord_code], ['付款方式', payWayText(order.pay_way)]),
      codes(...numbers),
    ],
    facts: [['應繳金額', formatTwd(order.ap_amt)] as Fact, ['繳費期限', deadline] as Fact],
    closing: '您可以由以下連結查看訂單與繳費資訊。',
  };
  return postOrderMail(tx, order, mail, sending);
}

/** 已出貨: the parcel, the shipped lines, and the destination. */
export async function orderShippedMail(tx: Database, order: OrderRow, sending: Sending) {
  const { carrier = '', number = '', url } = parcelOf(order) ?? {};
  const parcel: Fact[] = [
    ['物流', carrier],
    ['貨運單號', number],
  ];
  const mail = {
    kind: 'order-shipped',
    // A corrected parcel number sends a further mail.
    about: number,
    subject: `訂單 ${order.ord_code} 已出貨`,
    opening: `您好，您訂購的商品已經出貨，${order.rec_meta === '' ? '近日即會送達' : '送達門市後會以簡訊通知取貨'}。`,
    blocks: [
      facts(['訂單編號', order.ord_code], ...parcel.filter(([, value]) => value !== '')),
      ...(url ? [button('查詢包裹', url)] : []),
      amounts(lineFacts(order)),
    ],
    facts: [...receivingFacts(order), ...(await invoiceFacts(tx, order))],
    closing: '收到商品後七天內可以申請退貨。您可以由以下連結查看訂單。',
  };
  return postOrderMail(tx, order, mail, sending);
}

/** Transfers and counters, to which no money can be sent back. */
const ONE_WAY: readonly number[] = [2, 6, 9, 10];

/** How money reaches the buyer again. */
const wayBack = ({ pay_way }: Pick<OrderRow, 'pay_way'>): string =>
  ONE_WAY.includes(pay_way) ? '退還給您，需要收款帳號時會再寄信請您填寫' : '依原付款方式退還';

/** 已取消: who cancelled, how a payment is refunded, and the shop's message, if any. */
export function orderCancelledMail(
  tx: Database,
  order: OrderRow,
  sending: Sending,
  { answer = '', owed = order.pay_amt }: { answer?: string; owed?: number } = {},
) {
  const back: Fact[] = owed > 0 ? [['退款金額', formatTwd(owed)]] : [];
  const mail = {
    kind: 'order-cancelled',
    subject: `訂單 ${order.ord_code} 已取消`,
    opening: `您好，您的訂單已經取消。${owed > 0 ? `已付的款項將${wayBack(order)}。` : ''}`,
    blocks: [facts(['訂單編號', order.ord_code]), amounts(lineFacts(order), back)],
    facts: answer ? [['商店回覆', answer] as Fact] : [],
    closing: '如有疑問，歡迎回覆這封信。您可以由以下連結查看訂單。',
  };
  return postOrderMail(tx, order, mail, sending);
}

/** 部分退款: what of an order will be paid back, and why. */
export function partRefundMail(
  tx: Database,
  order: OrderRow,
  { id, amount }: Pick<RefundTask, 'id' | 'amount'>,
  { reason, ...sending }: Sending & { reason: string },
) {
  const mail = {
    kind: 'refund-owed',
    about: id,
    subject: `訂單 ${order.ord_code} 的部分退款`,
    opening: `您好，這筆訂單有部分款項會${wayBack(order)}，訂單其他內容不變。`,
    facts: [
      ['訂單編號', order.ord_code] as Fact,
      ['退款金額', formatTwd(amount)] as Fact,
      ...(reason === '' ? [] : [['原因', reason] as Fact]),
    ],
    closing: '完成退款後會再寄信通知您。您可以由以下連結查看訂單。',
  };
  return postOrderMail(tx, order, mail, sending);
}

type Unawaited = (typeof UNAWAITED)[number];

const OPENINGS: Record<Unawaited, string> = {
  twice: '您好，這筆訂單先前已經付款，我們又收到一筆重複的款項，會全額退還給您。',
  late: '您好，這筆訂單已經取消，之後收到的款項會全額退還給您。',
  amount: '您好，我們收到的款項與訂單金額不符，會全額退還給您。',
};

/** 退款處理中: a payment that was late, a duplicate or of another amount will be refunded. */
export function refundOwedMail(
  tx: Database,
  order: OrderRow,
  { trade_no, amount }: Pick<PaymentEvent, 'trade_no' | 'amount'>,
  reason: Unawaited,
  sending: Sending,
) {
  const mail = {
    kind: 'refund-owed',
    about: `${trade_no} ${reason}`,
    subject: `訂單 ${order.ord_code} 的退款`,
    opening: OPENINGS[reason],
    facts: [['訂單編號', order.ord_code] as Fact, ['退款金額', formatTwd(amount)] as Fact],
    closing:
      '完成退款後會再寄信通知您；若需要收款帳號，會另外寄信請您填寫。您可以由以下連結查看訂單。',
  };
  return postOrderMail(tx, order, mail, sending);
}

const DONE: Readonly<Record<string, string>> = {
  provider: '您好，以下款項已經依原付款方式退還，入帳時間依銀行或發卡機構作業而定。',
  account: '您好，以下款項已經匯到您填寫的帳戶，入帳時間依銀行作業而定。您的帳號資料已刪除。',
};

/** 退款完成: what the shop has paid back, and how. */
export async function refundDoneMail(
  tx: Database,
  order: OrderRow,
  tasks: readonly RefundTask[],
  sending: Sending,
) {
  const [first] = tasks;
  if (!first) return;
  const refunded = tasks.map(
    ({ reason, amount }): Fact => [refundReasonText(reason) || '款項', formatTwd(amount)],
  );
  const mail = {
    kind: 'refund-done',
    about: String(first.id),
    subject: `訂單 ${order.ord_code} 已退款`,
    opening: DONE[first.way] ?? '您好，以下款項已經退還給您，入帳時間依銀行或發卡機構作業而定。',
    facts: [['訂單編號', order.ord_code] as Fact, ...refunded, ...(await invoiceFacts(tx, order))],
    closing: '如有疑問，歡迎回覆這封信。您可以由以下連結查看訂單。',
  };
  await postOrderMail(tx, order, mail, sending);
}
