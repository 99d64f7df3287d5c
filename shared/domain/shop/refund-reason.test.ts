import { orderRequestText, refundReasonText } from '../index.ts';

it.each([
  ['twice', '重複付款'],
  ['late', '取消後收到的款項'],
  ['amount', '金額不符的款項'],
  ['cancelled', '訂單取消'],
  ['returned', '退貨'],
  ['of a later release', ''],
])('money owed because of %j is called %j', (reason, text) => {
  expect(refundReasonText(reason)).toBe(text);
});

it.each([
  ['cancel', '取消'],
  ['return', '退貨'],
  ['', ''],
])('a request of kind %j is called %j', (kind, text) => {
  expect(orderRequestText(kind)).toBe(text);
});
