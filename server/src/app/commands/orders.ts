import type { ShopMove, ShopMoveBody, ShopOrderRow } from '@pinpu/shared/contracts/backoffice';
import {
  CARRIERS,
  formatTwd,
  ORDER_STATUS,
  orderRequestText,
  orderStatusText,
} from '@pinpu/shared/domain';
import type {
  OrderFacts,
  Unshipped,
} from '../../modules/office/backoffice/command-list-repository.ts';
import type { findOpenRequests } from '../../modules/sales/order/request-repository.ts';
import {
  commandParser,
  flag,
  limitOf,
  type Options,
  runShopCommand,
  subcommand,
  text,
  type Usage,
  type Values,
  wholeNumber,
} from './command-line.ts';
import type { ShopConnection } from './shop-connection.ts';
import { momentText, tableLines } from './text-table.ts';

const names = Object.keys(ORDER_STATUS).filter((name) => name !== 'draft');
const carriers = Object.entries(CARRIERS).map(([id, { name }]) => `${id} ${name}`);

const USAGE = `npm run orders -- list [${names.join(' | ')} | number …] [--limit 50]
npm run orders -- requests [--limit 50]    待回覆的取消與退貨申請
npm run orders -- ship ORD [--tracking NO] [--carrier NAME]   已出貨；已出貨的訂單則更新貨運單號
                                (${carriers.join('、')})
npm run orders -- cancel ORD [--reason TEXT]    取消（未付款，或退回的貨到付款訂單）
npm run orders -- refund ORD [--reason TEXT]    退款並取消；再執行一次，記錄退款完成
npm run orders -- refund ORD --duplicate   重複或多付的款項已退還；訂單不變
npm run orders -- accept ORD [--reason TEXT] [--amount TWD]   同意申請：取消訂單，或同意退貨與退款
npm run orders -- decline ORD --reason TEXT                   婉拒申請，原因會寄給訂購人
npm run orders -- invoice ORD --number AB12345678 [--date 2026-11-22]   登錄發票號碼；再登錄一次則更正
npm run orders -- invoice ORD --void   發票已作廢`;

/** An order as it is printed. */
interface ListedOrder
  extends OrderFacts,
    Pick<
      ShopOrderRow,
      | 'ord_code'
      | 'ord_date'
      | 'status'
      | 'inv_amt'
      | 'cnt_name'
      | 'store'
      | 'request'
      | 'refund_due'
    > {
  status_text: string;
}

interface OrderList {
  orders: ListedOrder[];
  total: number;
  /** Absent where there is none. */
  unshipped?: Unshipped;
  /** How many requests of buyers wait for an answer. */
  requests?: number;
}

const SANDBOX_PAID = '沙盒付款，未收到款項，請勿出貨';

const ORDERS = '/api/backoffice/orders';

const HEAD = [
  ...['訂單編號', '時間', '狀態', '金額', '金流', '收件人', '取貨門市', '推廣', '發票', '申請'],
  '待退款',
];

const orderCells = (order: ListedOrder) => [
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

const unshippedText = ({ orders, units }: Unshipped) =>
  `注意：${orders} 筆貨到付款或超商取貨付款的訂單超過 7 天未出貨，保留 ${units} 件商品。請出貨（ship）或取消（cancel）；查看：npm run orders -- list storePickup cashOnDelivery`;

const requestsText = (requests: number) =>
  `注意：${requests} 筆取消或退貨申請待回覆。查看：npm run orders -- requests`;

export function orderTable({ orders, total, unshipped, requests }: OrderList): string {
  const warnings = [
    ...(unshipped ? [unshippedText(unshipped)] : []),
    ...(requests ? [requestsText(requests)] : []),
  ];
  if (total === 0) return ['沒有訂單。', ...warnings].join('\n');
  const lines = tableLines(HEAD, orders.map(orderCells));
  return [...lines, `${orders.length} / ${total}`, ...warnings].join('\n');
}

type OpenRequest = Omit<Awaited<ReturnType<typeof findOpenRequests>>[number], 'c_date'> & {
  c_date: string;
};

const REQUESTS = ['訂單編號', '申請時間', '申請', '狀態', '訂單金額', '實付', '原因'];

const requestCells = (request: OpenRequest) => [
  request.ord_code,
  momentText(request.c_date),
  orderRequestText(request.kind),
  `${request.status} ${orderStatusText(request.status)}`,
  formatTwd(request.inv_amt),
  formatTwd(request.pay_amt),
  request.reason,
];

export function requestTable(requests: readonly OpenRequest[]): string {
  if (requests.length === 0) return '沒有待回覆的申請。';
  const lines = tableLines(REQUESTS, requests.map(requestCells));
  return [...lines, '回覆：npm run orders -- accept ORD，或 decline ORD --reason 原因'].join('\n');
}

const isName = (word: string): word is keyof typeof ORDER_STATUS =>
  Object.hasOwn(ORDER_STATUS, word);

function statusOf(word: string): number | undefined {
  if (isName(word)) return ORDER_STATUS[word];
  const numbers: readonly number[] = Object.values(ORDER_STATUS);
  return /^\d{1,2}$/.test(word) ? numbers.find((number) => number === Number(word)) : undefined;
}

type Move = { move: ShopMove; ord_code: string } & Partial<Omit<ShopMoveBody, 'version'>>;

const run = async (shop: ShopConnection, { move, ord_code, ...fields }: Move) => {
  const path = `${ORDERS}/${encodeURIComponent(ord_code)}/${move}`;
  return (await shop.call<{ message: string }>('POST', path, { version: '*', ...fields })).message;
};

/** A subcommand that makes a move of one order. */
const moving = <const O extends Options>(
  options: O,
  read: (values: Values<O>, usage: Usage) => Omit<Move, 'ord_code'>,
) =>
  subcommand({
    options,
    words: 'ORD',
    read: ([ord_code = ''], values, usage): Move => ({ ord_code, ...read(values, usage) }),
    run,
  });

interface OrderPage {
  orders: ShopOrderRow[];
  counts: { requests: number };
  command: { total: number; facts: Record<string, OrderFacts>; unshipped: Unshipped };
}

const NO_FACTS = { promoter: '', invoice_code: '', providers: [] };

const listed = ({
  orders,
  counts,
  command: { total, facts, unshipped },
}: OrderPage): OrderList => ({
  orders: orders.map((order) => ({
    ...order,
    ...(facts[order.ord_code] ?? NO_FACTS),
    status_text: order.pretended ? SANDBOX_PAID : orderStatusText(order.status),
  })),
  total,
  requests: counts.requests,
  ...(unshipped.orders > 0 && { unshipped }),
});

export const orderCommand = commandParser(USAGE, {
  list: subcommand({
    options: { limit: text },
    words: '[STATUS …]',
    read: (typed, { limit }, usage) => ({
      statuses: typed.map((word) => statusOf(word) ?? usage(`「${word}」 is no order status.`)),
      limit: limitOf(limit, usage),
    }),
    run: async (shop, { statuses, limit }) => {
      const only = statuses.length > 0 ? `&statuses=${statuses.join(',')}` : '';
      return orderTable(listed(await shop.call('GET', `${ORDERS}?limit=${limit}${only}`)));
    },
  }),
  requests: subcommand({
    options: { limit: text },
    words: '',
    read: (_words, { limit }, usage) => ({ limit: limitOf(limit, usage) }),
    run: async (shop, { limit }) => {
      const path = `/api/backoffice/order-requests?limit=${limit}`;
      return requestTable((await shop.call<{ requests: OpenRequest[] }>('GET', path)).requests);
    },
  }),
  ship: moving({ tracking: text, carrier: text }, (values) => ({ move: 'ship', ...values })),
  cancel: moving({ reason: text }, (values) => ({ move: 'cancel', ...values })),
  refund: moving({ duplicate: flag, reason: text }, ({ duplicate, ...fields }) => ({
    move: duplicate ? 'duplicate' : 'refund',
    ...fields,
  })),
  accept: moving({ reason: text, amount: text }, ({ amount: typed, ...fields }, usage) => {
    const amount = wholeNumber('amount', typed, usage);
    return { move: 'accept', ...fields, ...(amount !== undefined && { amount }) };
  }),
  decline: moving({ reason: text }, (values) => ({ move: 'decline', ...values })),
  invoice: moving({ number: text, date: text, void: flag }, ({ void: isVoid, ...fields }) => ({
    move: isVoid ? 'void' : 'invoice',
    ...fields,
  })),
});

if (import.meta.main) await runShopCommand(orderCommand);
