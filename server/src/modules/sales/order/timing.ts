const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long an order may stay in a status, in ms (docs/specification). */
export const ORDER_TIMING = {
  /** 1 → 0: an unfinished draft. */
  draft: 30 * MINUTE,
  /** How long stock is reserved for an online payment, counted from each time one begins. */
  reservation: 30 * MINUTE,
  /** 2, 88 → 0: counted from when the order was made; paying again does not reserve stock for longer. */
  unpaid: DAY,
  /** 7 → 2: how long to wait for the bank before the provider is queried. */
  processing: 15 * MINUTE,
  /** 6 → 88: how long to wait beyond the deadline of an issued code, since counters report late. */
  codeGrace: 3 * DAY,
  /** The validity of an issued code where the provider names no deadline. */
  codeTerm: 7 * DAY,
  /** How long stock stays reserved for an order paid on receipt; operators ship or cancel it. */
  atTheDoor: 30 * DAY,
  /** How long an order paid on receipt may wait before the list of orders warns about it. */
  shipping: 7 * DAY,
  /** How long the cart session that placed an order may open it without the e-mail. */
  sessionAccess: DAY,
} as const;
