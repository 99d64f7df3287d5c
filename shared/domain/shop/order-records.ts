import { orderStatusText } from './order-status.ts';

/** Texts of causes in an order's history, for the shop; '' where the new status says enough. */
const ORDER_RECORDS: Readonly<Record<string, string>> = {
  checkout: '成立訂單',
  repay: '重新付款',
  'nothing to pay': '無須付款',
  packed: '已備貨',
  shipped: '已出貨',
  'parcel corrected': '更正貨運單號',
  returned: '退回並取消',
  'cancelled by the shop': '由商店取消',
  'cancelled by the buyer': '由訂購人取消',
  'cancelled on request': '依申請取消',
  refunded: '取消並退款',
  'refund owed': '有款項待退還',
  'sold out before it was paid': '付款前已售完',
  'refund recorded': '退款完成',
  'cancel requested': '申請取消',
  'cancel withdrawn': '撤回取消申請',
  'cancel declined': '婉拒取消申請',
  'return requested': '申請退貨',
  'return withdrawn': '撤回退貨申請',
  'return declined': '婉拒退貨申請',
  'return accepted': '同意退貨',
  'invoice issued': '登錄發票',
  'invoice corrected': '更正發票',
  'invoice voided': '作廢發票',
  'invoice details changed': '更正發票資料',
  'allowance issued': '開立折讓',
  'allowance voided': '作廢折讓',
};

/** An entry of an order's history as text, for the shop. */
export const orderRecordText = ({ cause, status }: { cause: string; status: number }): string =>
  ORDER_RECORDS[cause] ?? orderStatusText(status);

const ACTORS: Readonly<Record<string, string>> = {
  checkout: '訂購人',
  member: '訂購人',
  guest: '訂購人',
  gateway: '金流商',
  sweeper: '系統',
  admin: '指令',
};

/** The actor of an entry as text: an administrator's account, or a role. */
export const orderActorText = (actor: string): string =>
  actor.startsWith('admin:') ? actor.slice('admin:'.length) : (ACTORS[actor] ?? actor);
