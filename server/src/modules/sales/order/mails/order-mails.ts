import { formatTwd, ORDER_STATUS, type Parcel, parcelOf, payWayText } from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import { amounts, button, codes, facts } from '../../../base/mail/template/blocks.ts';
import type { OrderRow } from '../repository.ts';
import {
  discountFacts,
  lineFacts,
  type MailedOrder,
  type OrderMail,
  orderLink,
  postOrderMail,
} from './order-mail.ts';
import { receivingFacts } from './receiving-facts.ts';

const amountsOf = (order: MailedOrder, [name, total]: readonly [name: string, total: number]) =>
  amounts(lineFacts(order), [
    ...discountFacts(order),
    ['運費', formatTwd(order.ship_amt)],
    [name, formatTwd(total)],
  ]);

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

const placedWords = ({ status, ap_amt }: MailedOrder) => {
  if (ap_amt === 0) return PLACED.free;
  if (status === ORDER_STATUS.cashOnDelivery) return PLACED.door;
  return status === ORDER_STATUS.storePickup ? PLACED.store : PLACED.online;
};

/** 訂單成立: the ordered lines, and the payment deadline. */
export function orderPlaced(order: MailedOrder, publicUrl: string): OrderMail {
  const words = placedWords(order);
  return {
    subject: `訂單 ${order.ord_code} 已成立`,
    opening: `您好，我們已收到您的訂單，${words.opening}`,
    blocks: [facts(['訂單編號', order.ord_code]), amountsOf(order, ['訂單金額', order.inv_amt])],
    facts: receivingFacts(order),
    closing: words.closing,
    link: orderLink(publicUrl, order),
  };
}

export async function orderPlacedMail(
  tx: Database,
  order: OrderRow,
  publicUrl: string,
  now: Date,
): Promise<void> {
  const mail = orderPlaced(order, publicUrl);
  await postOrderMail(tx, 'order-placed', `order-placed ${order.ord_id}`, order, mail, now);
}

/** 付款完成: the amount received. */
export const paymentReceived = (order: MailedOrder, publicUrl: string): OrderMail => ({
  subject: `訂單 ${order.ord_code} 已收到款項`,
  headline: '已收到您的款項',
  opening: '您好，我們已收到您的款項，將儘快為您出貨。',
  blocks: [
    facts(['訂單編號', order.ord_code], ['付款方式', payWayText(order.pay_way)]),
    amountsOf(order, ['實付金額', order.pay_amt]),
  ],
  facts: [],
  closing: '您可以由以下連結查看訂單。',
  link: orderLink(publicUrl, order),
});

export async function paymentReceivedMail(
  tx: Database,
  order: OrderRow,
  publicUrl: string,
  now: Date,
): Promise<void> {
  const mail = paymentReceived(order, publicUrl);
  await postOrderMail(tx, 'payment-received', `payment-received ${order.ord_id}`, order, mail, now);
}

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
export async function paymentCodeMail(
  tx: Database,
  order: OrderRow,
  meta: Readonly<Record<string, string>>,
  publicUrl: string,
  now: Date,
): Promise<void> {
  const numbers = Object.entries(CODE_NAMES).flatMap(([field, name]) =>
    meta[field] ? [[name, meta[field]] as const] : [],
  );
  const content = {
    subject: `訂單 ${order.ord_code} 的繳費資訊`,
    headline: '繳費資訊',
    opening: '您好，請於期限前完成繳費，收到款項後即為您安排出貨。',
    blocks: [
      facts(['訂單編號', order.ord_code], ['付款方式', payWayText(order.pay_way)]),
      codes(...numbers),
    ],
    facts: [
      ['應繳金額', formatTwd(order.ap_amt)] as const,
      ['繳費期限', order.pay_deadline ? taipei.format(order.pay_deadline) : ''] as const,
    ],
    closing: '您可以由以下連結查看訂單與繳費資訊。',
    link: orderLink(publicUrl, order),
  };
  await postOrderMail(
    tx,
    'payment-code',
    `payment-code ${order.ord_id} ${order.pay_way}`,
    order,
    content,
    now,
  );
}

const parcelFacts = (parcel: Parcel | undefined) =>
  parcel
    ? [['物流', parcel.carrier] as const, ['貨運單號', parcel.number] as const].filter(
        ([, value]) => value !== '',
      )
    : [];

/** 已出貨: the parcel, the shipped lines, and the destination. */
export async function orderShippedMail(
  tx: Database,
  order: OrderRow,
  publicUrl: string,
  now: Date,
): Promise<void> {
  const parcel = parcelOf(order);
  const content = {
    subject: `訂單 ${order.ord_code} 已出貨`,
    opening: `您好，您訂購的商品已經出貨，${order.rec_meta === '' ? '近日即會送達' : '送達門市後會以簡訊通知取貨'}。`,
    blocks: [
      facts(['訂單編號', order.ord_code], ...parcelFacts(parcel)),
      ...(parcel?.url ? [button('查詢包裹', parcel.url)] : []),
      amounts(lineFacts(order)),
    ],
    facts: receivingFacts(order),
    closing: '收到商品後七天內可以申請退貨。您可以由以下連結查看訂單。',
    link: orderLink(publicUrl, order),
  };
  // A corrected parcel number sends a further mail.
  const key = `order-shipped ${order.ord_id}${parcel ? ` ${parcel.number}` : ''}`;
  await postOrderMail(tx, 'order-shipped', key, order, content, now);
}

/** 已取消: who cancelled, how a payment is refunded, and the shop's message, if any. */
export async function orderCancelledMail(
  tx: Database,
  order: OrderRow,
  publicUrl: string,
  now: Date,
  answer = '',
): Promise<void> {
  const back = order.pay_amt > 0 && [['退款金額', formatTwd(order.pay_amt)] as const];
  const content = {
    subject: `訂單 ${order.ord_code} 已取消`,
    opening: `您好，您的訂單已經取消。${back ? '已付的款項將依原付款方式退還。' : ''}`,
    blocks: [facts(['訂單編號', order.ord_code]), amounts(lineFacts(order), back || [])],
    facts: answer ? [['商店回覆', answer] as const] : [],
    closing: '如有疑問，歡迎回覆這封信。您可以由以下連結查看訂單。',
    link: orderLink(publicUrl, order),
  };
  await postOrderMail(
    tx,
    'order-cancelled',
    `order-cancelled ${order.ord_id}`,
    order,
    content,
    now,
  );
}
