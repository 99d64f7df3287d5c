/** Names of the pay ways, by their number (spec §4). */
const PAY_WAYS = {
  1: '貨到付款',
  2: 'ATM 轉帳',
  3: '信用卡一次付清',
  4: '信用卡分期付款',
  5: '超商取貨付款',
  6: '網路 ATM',
  7: '門市／宅配人工收款',
  8: 'PayPal',
  9: '超商條碼繳費',
  10: '超商代碼繳費',
  99: '人工收款',
} as const satisfies Record<number, string>;

/** Cash on delivery; no payment page involved. */
export const CASH_ON_DELIVERY = 1;

/** Card instalments, where a shop offers them. */
export const CARD_INSTALMENTS = 4;

/** Paid at the counter of the pickup store. */
export const STORE_COLLECTION = 5;

/** Whether the goods are paid on receipt; no payment page is involved. */
export const isPaidOnReceipt = (pay_way: number): boolean =>
  pay_way === CASH_ON_DELIVERY || pay_way === STORE_COLLECTION;

export type PayWay = keyof typeof PAY_WAYS;

/** Whether a number is a pay way of spec §4. */
export const isPayWay = (pay_way: number): pay_way is PayWay => Object.hasOwn(PAY_WAYS, pay_way);

/** The pay way as text; '' for an unknown number, such as 0 where none is chosen. */
export const payWayText = (pay_way: number): string => (isPayWay(pay_way) ? PAY_WAYS[pay_way] : '');
