import type { CartLine } from '@pinpu/shared/contracts';
import {
  creditOfOrder,
  dayText,
  dispatchText,
  FIND_ORDER_PATH,
  formatTwd,
  lineName,
  orderArrivalText,
  orderPath,
  orderShips,
  partsText,
  pickupStore,
  shippingRows,
  storeTitle,
  TEMPERATURE_NAMES,
} from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import { postMail } from '../../../base/mail/post-mail.ts';
import {
  type Block,
  button,
  type Fact,
  facts,
  type MailContent,
  note,
  paragraph,
} from '../../../base/mail/template/blocks.ts';
import { findSettings } from '../../../base/settings/repository.ts';
import { soldLines } from '../order-view.ts';
import type { OrderRow } from '../repository.ts';

export type { Fact };

export interface Sending {
  publicUrl: string;
  now: Date;
}

export interface OrderMail {
  kind: string;
  /** What distinguishes several mails of this kind about the same order. */
  about?: string;
  /** The subject, after the shop's name. Without the order's code, it is also the default headline. */
  subject: string;
  headline?: string;
  /** Contains no text typed by the buyer: a mail must not begin with what a stranger may have written. */
  opening: string;
  blocks?: readonly Block[];
  facts?: readonly Fact[];
  closing: string;
}

const GREETING = /^您好，/;

/** A guest must type the e-mail after opening the link; a member's browser opens it by its session. */
const withAccess = (closing: string, { cus_id }: OrderRow): string =>
  cus_id === null ? `${closing}開啟時請輸入訂購時填寫的電子郵件。` : closing;

const findHint = (publicUrl: string): string =>
  `之後也可以在 ${publicUrl}${FIND_ORDER_PATH} 以訂單編號與電子郵件或手機查詢。`;

export const orderMailContent = (
  mail: OrderMail,
  order: OrderRow,
  publicUrl: string,
): MailContent => ({
  subject: mail.subject,
  preview: mail.opening.replace(GREETING, ''),
  headline: mail.headline ?? mail.subject.replace(` ${order.ord_code} `, ''),
  blocks: [
    paragraph(mail.opening),
    ...(mail.blocks ?? []),
    ...(mail.facts?.length ? [facts(...mail.facts)] : []),
    paragraph(withAccess(mail.closing, order)),
    button('查看訂單', publicUrl + orderPath('order', order.guid)),
    ...(order.cus_id === null ? [note(findHint(publicUrl))] : []),
  ],
  reason: '您收到這封信，是因為您在本店訂購了商品。',
});

/** Queues a mail to the buyer; of several about the same, only the first is sent. */
export async function postOrderMail(
  tx: Database,
  order: OrderRow,
  mail: OrderMail,
  { publicUrl, now }: Sending,
) {
  // Empty where the buyer's data were erased.
  if (order.cus_email === '') return;
  const { kind, about = '' } = mail;
  const dedupe_key = `${kind} ${order.ord_id}${about && ` ${about}`}`;
  const head = { kind, dedupe_key, to: order.cus_email };
  await postMail(tx, head, orderMailContent(mail, order, publicUrl), now);
}

/** A sentence that promises to ship soon; of an order with pre-orders, from their day on. */
export function shippingWords(sentence: string, order: OrderRow): string {
  const ships = orderShips(soldLines(order));
  return ships === '' ? sentence : sentence.replace('儘快', `於 ${dayText(ships)}起`);
}

/** A line as mails list it, with its temperature, the day of a pre-order, and what a set contains. */
function lineText(line: CartLine): string {
  const { qty, temperature, preorder, parts = [] } = line;
  const cold = temperature ? `〔${TEMPERATURE_NAMES[temperature]}〕` : '';
  const day = preorder ? `（預購，${dispatchText(preorder)}）` : '';
  const content = parts.length > 0 ? `（每組內含：${partsText(parts)}）` : '';
  return `${lineName(line)}${cold} × ${qty}${day}${content}`;
}

export const lineFacts = (order: OrderRow): Fact[] =>
  soldLines(order).map((line) => [lineText(line), formatTwd(line.prd_price * line.qty)]);

const off = (what: string, amount: number): Fact[] =>
  amount > 0 ? [[what, `−${formatTwd(amount)}`]] : [];

/** What rules of price took off, the coupon's discount, the shipping fee and store credit: with the lines, the amount due. */
export function feeFacts(order: OrderRow): Fact[] {
  const { coupon_code, ship_amt, dis_inv_amt, dis_ship_amt, parcel_fees } = order;
  const coupon = coupon_code && `（${coupon_code}）`;
  const ofGoods = order.applied_rules.filter(({ kind }) => kind !== 'shipping');
  const ofShipping = order.applied_rules.find(({ kind }) => kind === 'shipping');
  const credit = creditOfOrder(order);
  const byRules = ofGoods.reduce((sum, { amount }) => sum + amount, 0);
  return [
    ...ofGoods.flatMap(({ name, amount }) => off(name, amount)),
    ...off(`優惠折抵${coupon}`, dis_inv_amt - byRules - credit.bonus),
    ...off('購物金折抵', credit.bonus),
    ...shippingRows(ship_amt + dis_ship_amt, parcel_fees).map(
      ({ name, amount }): Fact => [name, formatTwd(amount)],
    ),
    ...off(ofShipping ? `運費優惠（${ofShipping.name}）` : `運費優惠${coupon}`, dis_ship_amt),
    ...off('購物金支付', credit.paid),
  ];
}

/** The promised days; none where the shop promises none, or before the order is paid. */
export async function arrivalFacts(tx: Database, order: OrderRow): Promise<Fact[]> {
  const { delivery } = await findSettings(tx);
  const dates = {
    ord_date: order.ord_date?.toISOString() ?? '',
    pay_date: order.pay_date?.toISOString() ?? '',
    ship_date: order.ship_date?.toISOString() ?? '',
  };
  const text = orderArrivalText(delivery, { ...order, ...dates, lines: soldLines(order) });
  return text === '' ? [] : [['到貨時間', text]];
}

/** The pickup store of an order as text; '' for an order to an address. */
export function storeLine({ rec_meta }: Pick<OrderRow, 'rec_meta'>): string {
  const store = pickupStore(rec_meta);
  return store ? `${storeTitle(store)}（${store.CVSStoreID}）` : '';
}

export function receivingFacts(order: OrderRow): Fact[] {
  const store = pickupStore(order.rec_meta);
  if (!store)
    return [
      ['收件人', order.cnt_name],
      ['地址', `${order.addr1_postcode} ${order.addr1}`],
    ];
  return [
    ['取貨人', order.cnt_name],
    ['取貨門市', storeLine(order)],
    ['門市地址', store.CVSAddress],
  ];
}
