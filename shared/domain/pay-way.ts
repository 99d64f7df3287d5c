interface PayWayFacts {
  text: string;
  /** The gateway issues a number or barcode first; payment follows days later. */
  asynchronous: boolean;
}

/** Pay ways by their number (spec §4). */
const PAY_WAYS = {
  1: { text: '貨到付款', asynchronous: false },
  2: { text: 'ATM 轉帳', asynchronous: true },
  3: { text: '信用卡一次付清', asynchronous: false },
  4: { text: '信用卡分期付款', asynchronous: false },
  5: { text: '超商取貨付款', asynchronous: false },
  6: { text: '網路 ATM', asynchronous: false },
  7: { text: '門市／宅配人工收款', asynchronous: false },
  8: { text: 'PayPal', asynchronous: false },
  9: { text: '超商條碼繳費', asynchronous: true },
  10: { text: '超商代碼繳費', asynchronous: true },
  99: { text: '人工收款', asynchronous: false },
} as const satisfies Record<number, PayWayFacts>;
/** Cash on delivery; no payment page involved. */
export const CASH_ON_DELIVERY = 1;

/** Paid at the counter of the pickup store. */
export const STORE_COLLECTION = 5;

/** Whether payment is collected on handover; no payment page involved. */
export const isPaidOnReceipt = (pay_way: number): boolean =>
  pay_way === CASH_ON_DELIVERY || pay_way === STORE_COLLECTION;

export type PayWay = keyof typeof PAY_WAYS;

/** Whether a number is a pay way of spec §4. */
export const isPayWay = (pay_way: number): pay_way is PayWay => Object.hasOwn(PAY_WAYS, pay_way);

/** The pay way as text; '' for an unknown number, such as 0 before one is chosen. */
export const payWayText = (pay_way: number): string =>
  isPayWay(pay_way) ? PAY_WAYS[pay_way].text : '';

/** Whether payment follows later by number or barcode: ways 2, 9 and 10. */
export const isAsynchronousPayWay = (pay_way: number): boolean =>
  isPayWay(pay_way) && PAY_WAYS[pay_way].asynchronous;
