import { formatTwd, orderRequestText } from '@pinpu/shared/domain';
import type { ListedOrder } from '../../modules/office/operator/list-orders.ts';
import type { Unshipped } from '../../modules/office/operator/repository.ts';
import { momentText, tableLines } from './text-table.ts';

const HEAD = [
  '訂單編號',
  '時間',
  '狀態',
  '金額',
  '金流',
  '收件人',
  '取貨門市',
  '推廣',
  '發票',
  '申請',
  '待退款',
];

const cellsOf = (order: ListedOrder) => [
  order.ord_code,
  momentText(order.ord_date),
  `${order.status} ${order.status_text}`,
  formatTwd(order.inv_amt),
  order.providers.join(', '),
  order.cnt_name,
  order.store,
  order.promoter === '' ? '' : `經由 ${order.promoter} 的推廣連結`,
  order.invoice_code,
  orderRequestText(order.request),
  order.refund_due > 0 ? formatTwd(order.refund_due) : '',
];

export interface OrderList {
  orders: ListedOrder[];
  total: number;
  /** Absent where there is none. */
  unshipped?: Unshipped;
  /** How many requests of buyers wait for an answer; absent where none does. */
  requests?: number;
}

const warning = ({ orders, units }: Unshipped) =>
  `注意：${orders} 筆貨到付款或超商取貨付款的訂單超過 7 天未出貨，保留 ${units} 件商品。請出貨（ship）或取消（cancel）；查看：npm run orders -- list storePickup cashOnDelivery`;

const openRequests = (requests: number) =>
  `注意：${requests} 筆取消或退貨申請待回覆。查看：npm run orders -- requests`;

/** The orders as a table for a terminal, with their number and the total, and what has waited too long. */
export function orderTable({ orders, total, unshipped, requests }: OrderList): string {
  const warnings = [
    ...(unshipped ? [warning(unshipped)] : []),
    ...(requests ? [openRequests(requests)] : []),
  ];
  if (total === 0) return ['沒有訂單。', ...warnings].join('\n');
  const lines = tableLines(HEAD, orders.map(cellsOf));
  return [...lines, `${orders.length} / ${total}`, ...warnings].join('\n');
}
