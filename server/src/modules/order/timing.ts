const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long an order may stay where it is, in ms (docs/specification). */
export const ORDER_TIMING = {
  /** 1 → 0: a draft nobody finished. */
  draft: 30 * MINUTE,
  /** 2 → 0: placed and not paid; the stock it holds is let go. */
  unpaid: DAY,
  /** 88 → 0: failed and not paid again; it holds no stock. */
  failed: 7 * DAY,
  /** 7 → 2: how long a bank is waited for before the provider is asked. */
  processing: 15 * MINUTE,
  /** 6 → 88: past the deadline of the issued code, since counters report late. */
  codeGrace: 3 * DAY,
  /** An issued code whose provider names no deadline. */
  codeTerm: 7 * DAY,
  /** How long stock waits for a parcel that is paid at the door; operators ship or cancel it. */
  atTheDoor: 30 * DAY,
  /** How long the cart session may open its order without an e-mail. */
  sessionAccess: DAY,
} as const;
