/** A tab of the member centre's orders (spec §4). */
export type OrderTab =
  | 'awaiting-payment'
  | 'processing'
  | 'awaiting-shipment'
  | 'shipped'
  | 'cancelled';

/** The tone of the badge that shows a status (spec §4). */
type StatusTone = 'grey' | 'success' | 'warning' | 'danger';

interface StatusFacts {
  text: string;
  tone: StatusTone;
  /** Absent for the internal status 1, which is in no tab. */
  tab?: OrderTab;
  /** Whether the order dialog offers 重新付款. */
  repayable: boolean;
}

/** Numeric status of an order (spec §4). */
export const ORDER_STATUS = {
  cancelled: 0,
  draft: 1,
  placed: 2,
  paid: 3,
  storePickup: 4,
  cashOnDelivery: 5,
  awaitingAsyncPayment: 6,
  processing: 7,
  failed: 88,
  fulfilled: 99,
} as const;
export type OrderStatus = (typeof ORDER_STATUS)[keyof typeof ORDER_STATUS];

/** The single source for everything about a status (spec §4). */
const STATUSES: Record<OrderStatus, StatusFacts> = {
  0: { text: '已取消', tone: 'grey', tab: 'cancelled', repayable: false },
  1: { text: '暫存', tone: 'grey', repayable: false },
  2: { text: '待付款', tone: 'danger', tab: 'awaiting-payment', repayable: true },
  3: { text: '已付款，待出貨', tone: 'success', tab: 'awaiting-shipment', repayable: false },
  4: { text: '超商取貨付款', tone: 'warning', tab: 'processing', repayable: false },
  5: { text: '貨到付款，待出貨', tone: 'success', tab: 'awaiting-shipment', repayable: false },
  6: { text: '待繳款', tone: 'warning', tab: 'processing', repayable: false },
  7: { text: '付款處理中', tone: 'warning', tab: 'processing', repayable: false },
  88: { text: '付款失敗', tone: 'danger', tab: 'awaiting-payment', repayable: true },
  99: { text: '已出貨', tone: 'success', tab: 'shipped', repayable: false },
};

/** The member centre's tabs in their order; the first is the default (spec §4). */
export const ORDER_TABS: readonly { tab: OrderTab; label: string }[] = [
  { tab: 'awaiting-payment', label: '待付款' },
  { tab: 'processing', label: '付款處理中' },
  { tab: 'awaiting-shipment', label: '待出貨' },
  { tab: 'shipped', label: '已出貨' },
  { tab: 'cancelled', label: '已取消' },
];

/** Whether a number is a status of spec §4. */
export const isOrderStatus = (status: number): status is OrderStatus =>
  Object.hasOwn(STATUSES, status);

const factsOf = (status: number) => (isOrderStatus(status) ? STATUSES[status] : undefined);

/** The status as text; '' for an unknown number. */
export const orderStatusText = (status: number): string => factsOf(status)?.text ?? '';

/** The colour of a status; grey for an unknown number. */
export const orderStatusTone = (status: number): StatusTone => factsOf(status)?.tone ?? 'grey';

/** The tab that shows an order of this status; undefined for the internal status 1. */
export const tabOf = (status: number): OrderTab | undefined => factsOf(status)?.tab;

/** The statuses that a tab shows (spec §4). */
export const statusesOfTab = (tab: OrderTab): OrderStatus[] =>
  Object.keys(STATUSES)
    .map(Number)
    .filter((status): status is OrderStatus => tabOf(status) === tab);

/** Whether an order offers 重新付款 (ledger D5): placed and failed ones, but not 6, whose code can still be paid. */
export const isRepayable = (status: number): boolean => factsOf(status)?.repayable ?? false;
