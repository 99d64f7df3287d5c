import {
  carrierOfParcel,
  dayText,
  formatTwd,
  parcelCarrierName,
  parcelOf,
  parcelTrackingNumber,
  pickupStore,
} from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import {
  amounts,
  type Block,
  button,
  type Fact,
  facts,
  note,
} from '../../../base/mail/template/blocks.ts';
import {
  lineFacts,
  type OrderMail,
  postOrderMail,
  receivingFacts,
  type Sending,
} from '../mails/order-mail.ts';
import { soldLines } from '../order-view.ts';
import type { OrderRow } from '../repository.ts';
import type { ParcelRow } from './notice-repository.ts';
import { partContents } from './part-contents.ts';

function contentBlock(order: OrderRow, parcel: ParcelRow): Block {
  const part = partContents(soldLines(order), parcel);
  return amounts(
    part.length > 0 ? part.map(({ name, qty }): Fact => [name, `${qty} 件`]) : lineFacts(order),
  );
}

const parcelFacts = (order: OrderRow, parcel: ParcelRow): Fact[] =>
  [
    ['訂單編號', order.ord_code] as Fact,
    ['物流', parcelCarrierName(parcel.sub_type)] as Fact,
    ['貨運單號', parcelTrackingNumber(parcel)] as Fact,
  ].filter(([, value]) => value !== '');

const storeFacts = (order: OrderRow, { collects, store_until }: ParcelRow): Fact[] => [
  ...(store_until === '' ? [] : [['取貨期限', dayText(store_until)] as Fact]),
  ...(collects > 0 ? [['取貨時付款', formatTwd(collects)] as Fact] : []),
  ...receivingFacts(order),
];

/** A mail about one parcel; each kind is sent once. */
const mailOf = (
  parcel: ParcelRow,
  mail: Omit<OrderMail, 'about' | 'closing'> & { closing?: string },
): OrderMail => ({ closing: '您可以由以下連結查看訂單。', ...mail, about: parcel.id });

/** 已寄出: the number and where to track it, what is in it, and the destination. */
export function parcelSentMail(tx: Database, order: OrderRow, parcel: ParcelRow, sending: Sending) {
  const ship_code = parcelTrackingNumber(parcel);
  const url = parcelOf({ ship_carrier: carrierOfParcel(parcel.sub_type), ship_code })?.url;
  const isPart = partContents(soldLines(order), parcel).length > 0;
  const goods = isPart ? '您訂購的商品有一部分已經寄出' : '您訂購的商品已經寄出';
  const isToStore = pickupStore(order.rec_meta) !== undefined;
  const mail = mailOf(parcel, {
    kind: 'parcel-sent',
    subject: `訂單 ${order.ord_code} 已寄出`,
    opening: `您好，${goods}，${isToStore ? '送達門市後會再寄信通知您取貨' : '近日即會送達'}。`,
    blocks: [
      facts(...parcelFacts(order, parcel)),
      ...(url ? [button('查詢包裹', url)] : []),
      contentBlock(order, parcel),
    ],
    facts: receivingFacts(order),
    closing: '收到商品後七天內可以申請退貨。您可以由以下連結查看訂單。',
  });
  return postOrderMail(tx, order, mail, sending);
}

/** 已到門市: the store, and the last day. */
export function parcelAtStoreMail(
  tx: Database,
  order: OrderRow,
  parcel: ParcelRow,
  sending: Sending,
) {
  const mail = mailOf(parcel, {
    kind: 'parcel-at-store',
    subject: `訂單 ${order.ord_code} 已到門市`,
    opening: `您好，您的包裹已經到達門市，請於 ${dayText(parcel.store_until)}前取貨。`,
    blocks: [facts(...parcelFacts(order, parcel)), contentBlock(order, parcel)],
    facts: storeFacts(order, parcel),
    closing: '取貨時請出示與取貨人姓名相符的證件。您可以由以下連結查看訂單。',
  });
  return postOrderMail(tx, order, mail, sending);
}

/** 即將到期: two days before the last one. */
export function parcelReminderMail(
  tx: Database,
  order: OrderRow,
  parcel: ParcelRow,
  sending: Sending,
) {
  const mail = mailOf(parcel, {
    kind: 'parcel-reminder',
    subject: `訂單 ${order.ord_code} 請記得取貨`,
    opening: `您好，您的包裹還在門市等您，請於 ${dayText(parcel.store_until)}前取貨，逾期會退回商店。`,
    blocks: [facts(...parcelFacts(order, parcel))],
    facts: storeFacts(order, parcel),
    closing: '如果已經取貨，請不必理會這封信。您可以由以下連結查看訂單。',
  });
  return postOrderMail(tx, order, mail, sending);
}

/** 已取件: what was paid on receipt. */
export function parcelReceivedMail(
  tx: Database,
  order: OrderRow,
  parcel: ParcelRow,
  sending: Sending,
) {
  const { collects } = parcel;
  const mail = mailOf(parcel, {
    kind: 'parcel-received',
    subject: `訂單 ${order.ord_code} 已取件`,
    opening: '您好，您的包裹已經取件，謝謝您的訂購。',
    blocks: [facts(...parcelFacts(order, parcel)), contentBlock(order, parcel)],
    facts: collects > 0 ? [['已付款', formatTwd(collects)]] : [],
    closing: '收到商品後七天內可以申請退貨。您可以由以下連結查看訂單。',
  });
  return postOrderMail(tx, order, mail, sending);
}

/** 退回中: the parcel was not collected, or could not be delivered. */
export function parcelReturningMail(
  tx: Database,
  order: OrderRow,
  parcel: ParcelRow,
  sending: Sending,
) {
  const mail = mailOf(parcel, {
    kind: 'parcel-returning',
    subject: `訂單 ${order.ord_code} 的包裹退回中`,
    opening: '您好，您的包裹沒有完成取件，正在退回商店。',
    blocks: [facts(...parcelFacts(order, parcel)), contentBlock(order, parcel)],
    closing: '如果仍需要這些商品，歡迎回覆這封信與我們聯絡。您可以由以下連結查看訂單。',
  });
  return postOrderMail(tx, order, mail, sending);
}

/** 門市停止營業: a link to choose another store, and until when. */
export function storeClosedMail(
  tx: Database,
  order: OrderRow,
  { parcel, url, until }: { parcel: ParcelRow; url: string; until: string },
  sending: Sending,
) {
  const mail = mailOf(parcel, {
    kind: 'parcel-store-closed',
    subject: `訂單 ${order.ord_code} 請重新選擇門市`,
    opening: `您好，您選擇的取貨門市停止營業，請於 ${until}前重新選擇門市，逾期包裹會退回商店。`,
    blocks: [
      facts(...parcelFacts(order, parcel)),
      button('選擇其他門市', url),
      note('這個連結只能使用一次，請勿轉寄。'),
    ],
    facts: receivingFacts(order),
  });
  return postOrderMail(tx, order, mail, sending);
}
