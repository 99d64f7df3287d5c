import { formatTwd, orderPath } from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import { insertMail } from '../../../base/mail/repository.ts';
import {
  type Block,
  button,
  type Fact,
  facts,
  type MailContent,
  paragraph,
} from '../../../base/mail/template/blocks.ts';
import { composeMail } from '../../../base/mail/template/compose-mail.ts';
import { mailSender } from '../../../base/settings/service.ts';
import { soldLines } from '../order-view.ts';
import type { OrderRow } from '../repository.ts';

export type { Fact };

export type MailedOrder = Pick<
  OrderRow,
  | 'ord_code'
  | 'guid'
  | 'cus_id'
  | 'status'
  | 'pay_way'
  | 'cart_json'
  | 'coupon_code'
  | 'dis_inv_amt'
  | 'dis_ship_amt'
  | 'ship_amt'
  | 'inv_amt'
  | 'ap_amt'
  | 'pay_amt'
  | 'rec_meta'
  | 'cnt_name'
  | 'addr1'
  | 'addr1_postcode'
>;

export interface OrderMail {
  /** The subject, after the shop's name. Without the order's code, it is also the default headline. */
  subject: string;
  headline?: string;
  /** Contains no text typed by the buyer: a mail must not begin with what a stranger may have written. */
  opening: string;
  blocks?: readonly Block[];
  facts: readonly Fact[];
  closing: string;
  link: string;
}

const GREETING = /^您好，/;

/** A guest must type the e-mail after opening the link; a member's browser opens it by its session. */
const withAccess = (closing: string, { cus_id }: MailedOrder): string =>
  cus_id === null ? `${closing}開啟時請輸入訂購時填寫的電子郵件。` : closing;

export const orderMailContent = (mail: OrderMail, order: MailedOrder): MailContent => ({
  subject: mail.subject,
  preview: mail.opening.replace(GREETING, ''),
  headline: mail.headline ?? mail.subject.replace(` ${order.ord_code} `, ''),
  blocks: [
    paragraph(mail.opening),
    ...(mail.blocks ?? []),
    ...(mail.facts.length > 0 ? [facts(...mail.facts)] : []),
    paragraph(withAccess(mail.closing, order)),
    button('查看訂單', mail.link),
  ],
  reason: '您收到這封信，是因為您在本店訂購了商品。',
});

/**
 * Queues a mail to the buyer. Of several with the same `dedupe_key`, which is the kind followed by the order's id, only
 * the first is sent.
 */
export async function postOrderMail(
  tx: Database,
  kind: string,
  dedupe_key: string,
  order: OrderRow,
  mail: OrderMail,
  now: Date,
) {
  // Empty where the buyer's data were erased.
  if (order.cus_email === '') return;
  const composed = composeMail(orderMailContent(mail, order), await mailSender(tx));
  await insertMail(tx, { kind, dedupe_key, to: order.cus_email, ...composed }, now);
}

export const lineFacts = (order: MailedOrder): Fact[] =>
  soldLines(order).map(({ prd_name, qty, prd_price }) => [
    `${prd_name} × ${qty}`,
    formatTwd(prd_price * qty),
  ]);

/** The coupon's discount, needed so that lines and shipping fee add up to the total. */
export function discountFacts({ coupon_code, dis_inv_amt, dis_ship_amt }: MailedOrder): Fact[] {
  const coupon = coupon_code && `（${coupon_code}）`;
  if (dis_inv_amt > 0) return [[`優惠折抵${coupon}`, `−${formatTwd(dis_inv_amt)}`]];
  return dis_ship_amt > 0 ? [[`運費優惠${coupon}`, `已折抵 ${formatTwd(dis_ship_amt)}`]] : [];
}

export const orderLink = (publicUrl: string, { guid }: MailedOrder) =>
  publicUrl + orderPath('order', guid);
