import { isPayWay, payWayText } from './pay-way.ts';

it.each([
  [1, '貨到付款'],
  [2, 'ATM 轉帳'],
  [3, '信用卡一次付清'],
  [4, '信用卡分期付款'],
  [5, '超商取貨付款'],
  [6, '網路 ATM'],
  [7, '門市／宅配人工收款'],
  [8, 'PayPal'],
  [9, '超商條碼繳費'],
  [10, '超商代碼繳費'],
  [99, '人工收款'],
])('calls pay way %d %s [B4]', (pay_way, text) => {
  expect(payWayText(pay_way)).toBe(text);
});

it.each([[0], [11], [-1]])('returns nothing for %d, which is no pay way [B4]', (pay_way) => {
  expect(isPayWay(pay_way)).toBe(false);
  expect(payWayText(pay_way)).toBe('');
});
