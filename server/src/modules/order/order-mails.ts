import { formatTwd, ORDER_STATUS, orderPath, payWayText } from '@pinpu/shared/domain';
import type { Database } from '../../platform/db/index.ts';
import { html, type Markup } from '../../platform/html/html.ts';
import { insertMail } from '../mail/repository.ts';
import { shopName } from '../settings/service.ts';
import { soldLines } from './order-view.ts';
import { receivingFacts } from './receiving-facts.ts';
import type { OrderRow } from './repository.ts';

/** A mail's content, as plain text and as simple HTML. */
interface Content {
  /** The subject, after the shop's name. */
  subject: string;
  /** Without a word of the buyer's: a mail must not begin with what a stranger has typed. */
  opening: string;
  facts: readonly (readonly [name: string, value: string])[];
  closing: string;
  link: string;
}

const asText = ({ opening, facts, closing, link }: Content, shop: string): string =>
  [
    opening,
    '',
    ...facts.map(([name, value]) => `${name}：${value}`),
    '',
    closing,
    link,
    '',
    shop,
  ].join('\n');

const factRow = ([name, value]: readonly [string, string]): Markup =>
  html`<tr><td>${name}</td><td>${value}</td></tr>`;

const asHtml = ({ opening, facts, closing, link }: Content, shop: string): string =>
  html`<p>${opening}</p><table cellpadding="6">${facts.map(factRow)}</table><p>${closing}</p><p><a href="${link}">查看訂單</a></p><p>${shop}</p>`
    .markup;

async function post(
  tx: Database,
  kind: string,
  dedupe_key: string,
  order: OrderRow,
  content: Content,
  now: Date,
) {
  // The buyer's data were erased (ADR 0154).
  if (order.cus_email === '') return;
  const shop = await shopName(tx);
  const subject = `${shop}${content.subject}`;
  const mail = { kind, dedupe_key, to: order.cus_email, subject };
  await insertMail(tx, { ...mail, text: asText(content, shop), html: asHtml(content, shop) }, now);
}

const lineFacts = (order: OrderRow) =>
  soldLines(order).map(
    ({ prd_name, qty, prd_price }) => [`${prd_name} × ${qty}`, formatTwd(prd_price * qty)] as const,
  );

const amountFacts = (order: OrderRow) => [
  ['運費', formatTwd(order.ship_amt)] as const,
  ['訂單金額', formatTwd(order.inv_amt)] as const,
];

const orderLink = (publicUrl: string, { guid }: OrderRow) => publicUrl + orderPath('order', guid);

const PLACED = {
  online: {
    opening: '商品為您保留 30 分鐘，完成付款後即為您安排出貨。',
    closing: '您可以由以下連結查看訂單或完成付款，開啟時請輸入訂購時填寫的電子郵件。',
  },
  free: {
    opening: '這筆訂單無需付款，將儘快為您出貨。',
    closing: '您可以由以下連結查看訂單，開啟時請輸入訂購時填寫的電子郵件。',
  },
  door: {
    opening: '將儘快為您出貨，款項於收到商品時支付。',
    closing: '您可以由以下連結查看訂單，開啟時請輸入訂購時填寫的電子郵件。',
  },
  store: {
    opening: '將儘快寄往您選擇的門市，款項於取貨時支付。',
    closing:
      '取貨時請出示與取貨人姓名相符的證件。您可以由以下連結查看訂單，開啟時請輸入訂購時填寫的電子郵件。',
  },
} as const;

const placedWords = ({ status, ap_amt }: OrderRow) => {
  if (ap_amt === 0) return PLACED.free;
  if (status === ORDER_STATUS.cashOnDelivery) return PLACED.door;
  return status === ORDER_STATUS.storePickup ? PLACED.store : PLACED.online;
};

/** 訂單成立: the ordered lines, and the payment deadline. */
export async function orderPlacedMail(
  tx: Database,
  order: OrderRow,
  publicUrl: string,
  now: Date,
): Promise<void> {
  const words = placedWords(order);
  const code = ['訂單編號', order.ord_code] as const;
  const content = {
    subject: `訂單 ${order.ord_code} 已成立`,
    opening: `您好，我們已收到您的訂單，${words.opening}`,
    facts: [code, ...lineFacts(order), ...amountFacts(order), ...receivingFacts(order)],
    closing: words.closing,
    link: orderLink(publicUrl, order),
  };
  await post(tx, 'order-placed', `order-placed ${order.ord_id}`, order, content, now);
}

/** 付款完成: the amount received. */
export async function paymentReceivedMail(
  tx: Database,
  order: OrderRow,
  publicUrl: string,
  now: Date,
): Promise<void> {
  const content = {
    subject: `訂單 ${order.ord_code} 已收到款項`,
    opening: '您好，我們已收到您的款項，將儘快為您出貨。',
    facts: [
      ['訂單編號', order.ord_code] as const,
      ['付款方式', payWayText(order.pay_way)] as const,
      ...lineFacts(order),
      ['運費', formatTwd(order.ship_amt)] as const,
      ['實付金額', formatTwd(order.pay_amt)] as const,
    ],
    closing: '您可以由以下連結查看訂單。',
    link: orderLink(publicUrl, order),
  };
  await post(tx, 'payment-received', `payment-received ${order.ord_id}`, order, content, now);
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
  const codes = Object.entries(CODE_NAMES).flatMap(([field, name]) =>
    meta[field] ? [[name, meta[field]] as const] : [],
  );
  const content = {
    subject: `訂單 ${order.ord_code} 的繳費資訊`,
    opening: '您好，請於期限前完成繳費，收到款項後即為您安排出貨。',
    facts: [
      ['訂單編號', order.ord_code] as const,
      ['付款方式', payWayText(order.pay_way)] as const,
      ...codes,
      ['應繳金額', formatTwd(order.ap_amt)] as const,
      ['繳費期限', order.pay_deadline ? taipei.format(order.pay_deadline) : ''] as const,
    ],
    closing: '您可以由以下連結查看訂單與繳費資訊。',
    link: orderLink(publicUrl, order),
  };
  await post(
    tx,
    'payment-code',
    `payment-code ${order.ord_id} ${order.pay_way}`,
    order,
    content,
    now,
  );
}

/** 已出貨: the shipped lines, and the destination. */
export async function orderShippedMail(
  tx: Database,
  order: OrderRow,
  publicUrl: string,
  now: Date,
): Promise<void> {
  const content = {
    subject: `訂單 ${order.ord_code} 已出貨`,
    opening: `您好，您訂購的商品已經出貨，${order.rec_meta === '' ? '近日即會送達' : '送達門市後會以簡訊通知取貨'}。`,
    facts: [['訂單編號', order.ord_code] as const, ...lineFacts(order), ...receivingFacts(order)],
    closing: '收到商品後七天內可以申請退貨。您可以由以下連結查看訂單。',
    link: orderLink(publicUrl, order),
  };
  await post(tx, 'order-shipped', `order-shipped ${order.ord_id}`, order, content, now);
}

/** 已取消: cancelled by the shop, and how a payment is refunded. */
export async function orderCancelledMail(
  tx: Database,
  order: OrderRow,
  publicUrl: string,
  now: Date,
): Promise<void> {
  const back = order.pay_amt > 0 && [['退款金額', formatTwd(order.pay_amt)] as const];
  const content = {
    subject: `訂單 ${order.ord_code} 已取消`,
    opening: `您好，您的訂單已經取消。${back ? '已付的款項將依原付款方式退還。' : ''}`,
    facts: [['訂單編號', order.ord_code] as const, ...lineFacts(order), ...(back || [])],
    closing: '如有疑問，歡迎回覆這封信。您可以由以下連結查看訂單。',
    link: orderLink(publicUrl, order),
  };
  await post(tx, 'order-cancelled', `order-cancelled ${order.ord_id}`, order, content, now);
}
