import { orderStatusText } from './order-status.ts';

/** Texts of causes in an order's history, for the shop; '' where the new status says enough. */
const ORDER_RECORDS: Readonly<Record<string, string>> = {
  checkout: '成立訂單',
  repay: '重新付款',
  'nothing to pay': '無須付款',
  packed: '已備貨',
  shipped: '已出貨',
  collected: '取件付款',
  'parcel corrected': '更正貨運單號',
  'parcels asked for': '申請託運單',
  'parcel created': '託運單已建立',
  'parcel cancelled': '取消託運單',
  'return parcel asked for': '申請退貨單',
  'return parcel created': '退貨單已建立',
  'parcel handed in': '包裹已交寄',
  'parcel at the store': '包裹已到門市',
  'parcel received': '包裹已取件',
  'parcel returning': '包裹退回中',
  'parcel returned': '包裹已退回',
  'parcel unclaimed': '包裹退回後逾期未領',
  'return parcel arrived': '退貨包裹已送回',
  'parcel lost': '包裹遺失',
  'parcel expired': '包裹逾期未交寄',
  'parcel rejected': '物流商未收件',
  'parcel store closed': '取貨門市停止營業',
  'store change sent': '送出門市變更',
  'store changed': '變更取貨門市',
  'store change refused': '門市變更未獲接受',
  returned: '退回並取消',
  'cancelled by the shop': '由商店取消',
  'cancelled by the buyer': '由訂購人取消',
  'cancelled on request': '依申請取消',
  refunded: '取消並退款',
  'refund owed': '有款項待退還',
  'sold out before it was paid': '付款前已售完',
  'refund recorded': '退款完成',
  'refunded in part': '退部分款項',
  'refund begun': '辦理退款',
  'refund to release': '送出退款覆核',
  'refund released': '覆核退款',
  'refund account entered': '填寫退款帳號',
  'refund exported': '下載匯款檔',
  'refund refused': '金流商未退款',
  'cancel requested': '申請取消',
  'cancel withdrawn': '撤回取消申請',
  'cancel declined': '婉拒取消申請',
  'return requested': '申請退貨',
  'return withdrawn': '撤回退貨申請',
  'return declined': '婉拒退貨申請',
  'return accepted': '同意退貨',
  'return received': '收到退貨',
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
  carrier: '物流商',
  sweeper: '系統',
  admin: '指令',
};

/** The actor of an entry as text: an administrator's account, or a role. */
export const orderActorText = (actor: string): string =>
  actor.startsWith('admin:') ? actor.slice('admin:'.length) : (ACTORS[actor] ?? actor);
