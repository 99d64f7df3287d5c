import { formatTwd, orderRequestText, orderStatusText } from '@pinpu/shared/domain';
import type { findOpenRequests } from '../../modules/sales/order/request-repository.ts';
import { momentText, tableLines } from './text-table.ts';

type OpenRequest = Omit<Awaited<ReturnType<typeof findOpenRequests>>[number], 'c_date'> & {
  c_date: string;
};

export interface RequestList {
  requests: OpenRequest[];
}

const HEAD = ['訂單編號', '申請時間', '申請', '狀態', '訂單金額', '實付', '原因'];

const cellsOf = (request: OpenRequest) => [
  request.ord_code,
  momentText(request.c_date),
  orderRequestText(request.kind),
  `${request.status} ${orderStatusText(request.status)}`,
  formatTwd(request.inv_amt),
  formatTwd(request.pay_amt),
  request.reason,
];

/** The open requests as a table for a terminal, oldest first, and how they are answered. */
export function requestTable({ requests }: RequestList): string {
  if (requests.length === 0) return '沒有待回覆的申請。';
  const lines = tableLines(HEAD, requests.map(cellsOf));
  return [...lines, '回覆：npm run orders -- accept ORD，或 decline ORD --reason 原因'].join('\n');
}
