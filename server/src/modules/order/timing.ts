const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long an order may stay in a status, in ms (docs/specification). */
export const ORDER_TIMING = {
  /** 1 → 0: an unfinished draft. */
  draft: 30 * MINUTE,
  /** Stock reserved for an online payment, from each time it begins. */
  reservation: 30 * MINUTE,
  /** 2, 88 → 0: from when the order was made; paying again moves neither this nor reserves stock longer (ADR 0142). */
  unpaid: DAY,
  /** 7 → 2: how long to wait for a bank before the provider is queried. */
  processing: 15 * MINUTE,
  /** 6 → 88: past the deadline of the issued code, since counters report late. */
  codeGrace: 3 * DAY,
  /** The term of an issued code whose provider names no deadline. */
  codeTerm: 7 * DAY,
  /** How long stock stays reserved for an order paid on receipt; operators ship or cancel it. */
  atTheDoor: 30 * DAY,
  /** How long an order paid on receipt may wait until the list of orders warns of it. */
  shipping: 7 * DAY,
  /** How long the cart session may open its order without an e-mail. */
  sessionAccess: DAY,
} as const;
