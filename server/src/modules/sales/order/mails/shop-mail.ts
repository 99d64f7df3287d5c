import {
  dispatchText,
  formatTwd,
  ORDER_STATUS,
  orderShips,
  orderStatusText,
  staffOrderPath,
} from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import { postMail } from '../../../base/mail/post-mail.ts';
import {
  amounts,
  button,
  facts,
  type MailContent,
  paragraph,
} from '../../../base/mail/template/blocks.ts';
import { findSettings } from '../../../base/settings/repository.ts';
import { soldLines } from '../order-view.ts';
import type { OrderRow } from '../repository.ts';
import { feeFacts, lineFacts, type Sending } from './order-mail.ts';

const WORDS: Readonly<Record<number, string>> = {
  [ORDER_STATUS.cashOnDelivery]: '顧客於收到商品時付款，可以安排出貨。',
  [ORDER_STATUS.storePickup]: '顧客於門市取貨時付款，可以安排出貨。',
  [ORDER_STATUS.paid]: '這筆訂單無需付款，可以安排出貨。',
};
const UNPAID = '顧客尚未付款，付款後再安排出貨。';

/** Names no buyer: the mail stays in a mailbox that a person's erasure does not reach. */
const newOrderContent = (order: OrderRow, publicUrl: string): MailContent => {
  const amount = formatTwd(order.inv_amt);
  const ships = orderShips(soldLines(order));
  const later = ships === '' ? '' : `含預購商品，${dispatchText(ships)}。`;
  const opening = `${orderStatusText(order.status)}，${amount}。${WORDS[order.status] ?? UNPAID}${later}`;
  return {
    subject: `新訂單 ${order.ord_code}，${amount}`,
    preview: opening,
    headline: '有一筆新訂單',
    blocks: [
      paragraph(opening),
      facts(['訂單編號', order.ord_code]),
      amounts(lineFacts(order), [...feeFacts(order), ['訂單金額', amount]]),
      button('查看訂單', publicUrl + staffOrderPath(order.ord_code)),
    ],
    reason: '您收到這封信，是因為商店設定的「新訂單通知」填寫了這個信箱。',
  };
};

/** Queues a mail about a new order to the shop's own address, if it has set one. */
export async function newOrderMail(tx: Database, order: OrderRow, { publicUrl, now }: Sending) {
  const { order_email: to } = await findSettings(tx);
  if (to === '') return;
  const head = { kind: 'order-notice', dedupe_key: `order-notice ${order.ord_id}`, to };
  await postMail(tx, head, newOrderContent(order, publicUrl), now);
}
