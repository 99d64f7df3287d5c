import {
  isOrderStatus,
  isRepayable,
  ORDER_STATUS,
  ORDER_TABS,
  orderStatusText,
  orderStatusTone,
  tabOf,
} from './order-status.ts';

it.each([
  [0, '已取消', 'grey', 'cancelled'],
  [1, '暫存', 'grey', undefined],
  [2, '待付款', 'danger', 'awaiting-payment'],
  [3, '已付款，待出貨', 'success', 'awaiting-shipment'],
  [4, '超商取貨付款', 'warning', 'processing'],
  [5, '貨到付款，待出貨', 'success', 'awaiting-shipment'],
  [6, '待繳款', 'warning', 'processing'],
  [7, '付款處理中', 'warning', 'processing'],
  [88, '付款失敗', 'danger', 'awaiting-payment'],
  [99, '已出貨', 'success', 'shipped'],
])('shows status %d as %s in %s under %s [B4, V1]', (status, text, tone, tab) => {
  expect(orderStatusText(status)).toBe(text);
  expect(orderStatusTone(status)).toBe(tone);
  expect(tabOf(status)).toBe(tab);
});

it.each([
  ['awaiting-payment', '待付款', [2, 88]],
  ['processing', '付款處理中', [4, 6, 7]],
  ['awaiting-shipment', '待出貨', [3, 5]],
  ['shipped', '已出貨', [99]],
  ['cancelled', '已取消', [0]],
] as const)('groups under the tab %s (%s) the statuses %j [V1]', (tab, label, statuses) => {
  const ofTab = Object.values(ORDER_STATUS).filter((status) => tabOf(status) === tab);
  expect(ofTab.sort((a, b) => a - b)).toEqual(statuses);
  expect(ORDER_TABS.find((entry) => entry.tab === tab)?.label).toBe(label);
});

it('opens the orders that await payment first [V1]', () => {
  expect(ORDER_TABS[0]?.tab).toBe('awaiting-payment');
});

it('lets only placed and failed orders be paid again [D5]', () => {
  expect(Object.values(ORDER_STATUS).filter(isRepayable)).toEqual([2, 88]);
});

it.each([[-1], [8], [100], [2.5]])('returns nothing for %d, which is no status [B4]', (status) => {
  expect(isOrderStatus(status)).toBe(false);
  expect(orderStatusText(status)).toBe('');
  expect(tabOf(status)).toBeUndefined();
  expect(isRepayable(status)).toBe(false);
});
