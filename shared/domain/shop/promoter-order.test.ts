import { payoutText, promoterOrderText } from './promoter-order.ts';

const ORDER = {
  status: 99,
  profit: 134,
  own: false,
  refunded: false,
  payable_on: '2026-12-03',
  returned: 0,
  asked: false,
  paid: 0,
  payout_month: '',
  paid_on: '',
};
const CLOSED = { payout_month: '2026-12', paid: 134 };
const PAID = { ...CLOSED, paid_on: '2027-01-05' };

it.each([
  [{}, '已出貨', '2026/12/03 起可撥款'],
  [{ status: 3, payable_on: '' }, '已付款，待出貨', '出貨並過了退貨期後可撥款'],
  [{ asked: true, payable_on: '' }, '已出貨', '退貨申請處理中，暫不撥款'],
  [{ returned: 60 }, '部分退貨', '2026/12/03 起可撥款，已扣除退貨 NT$60'],
  [{ returned: 134, profit: 0 }, '已退貨', '不計分潤'],
  [{ status: 0, profit: 0, payable_on: '' }, '已取消', '不計分潤'],
  [{ status: 0, profit: 0, payable_on: '', refunded: true }, '已退款', '不計分潤'],
  [{ own: true, profit: 0 }, '已出貨', '本人訂購，不計分潤'],
  [{ own: true }, '已出貨', '2026/12/03 起可撥款'],
  [{ profit: 0 }, '已出貨', '沒有分潤'],
  [CLOSED, '已出貨', '2026/12 結算，待匯款'],
  [PAID, '已出貨', '2027/01/05 已撥款'],
  [{ ...PAID, asked: true }, '已出貨', '2027/01/05 已撥款'],
  [
    { ...PAID, paid: 74, profit: 74, returned: 60 },
    '部分退貨',
    '2027/01/05 已撥款，已扣除退貨 NT$60',
  ],
  [
    { ...PAID, profit: 0, returned: 134 },
    '已退貨',
    '2027/01/05 已撥款，退貨 NT$134 於下次結算扣除',
  ],
])('the report shows an order %j as: %s, %s [G5]', (change, state, payout) => {
  const order = { ...ORDER, ...change };
  expect([promoterOrderText(order), payoutText(order)]).toEqual([state, payout]);
});
