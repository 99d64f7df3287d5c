import type * as z from 'zod/mini';
import { wholeNumber } from './variables.ts';

export type LimitScope = 'session' | 'email' | 'address' | 'total';

const MOST = 1_000_000;

/** Limits against misuse; a shop that outgrows one can raise it (docs/operations). */
export const limitVariables = {
  ORDER_CALLS_PER_ADDRESS: wholeNumber(1, MOST, 60),
  PAYMENT_QUERY_PAUSE_MS: wholeNumber(0, 3_600_000, 60_000),
  OPEN_ORDERS_PER_SESSION: wholeNumber(1, MOST, 5),
  OPEN_ORDERS_PER_EMAIL: wholeNumber(1, MOST, 10),
  OPEN_ORDERS_PER_ADDRESS: wholeNumber(1, MOST, 30),
  OPEN_ORDERS_IN_TOTAL: wholeNumber(1, MOST, 5000),
  HELD_UNITS_PER_SESSION: wholeNumber(1, MOST, 2000),
  HELD_UNITS_PER_EMAIL: wholeNumber(1, MOST, 2000),
  HELD_UNITS_PER_ADDRESS: wholeNumber(1, MOST, 3000),
  HELD_UNITS_IN_TOTAL: wholeNumber(1, MOST, 50_000),
  COUPON_MISSES_PER_SESSION: wholeNumber(1, MOST, 10),
  COUPON_MISSES_PER_ADDRESS: wholeNumber(1, MOST, 60),
  SEARCHES_PER_ADDRESS: wholeNumber(1, MOST, 1200),
  LOOSE_SEARCHES_PER_ADDRESS: wholeNumber(1, MOST, 240),
  EMBED_CALLS_PER_ADDRESS: wholeNumber(1, MOST, 300),
  EMBED_CALLS_PER_SITE: wholeNumber(1, MOST, 6000),
};

type Values = { [Name in keyof typeof limitVariables]: z.infer<(typeof limitVariables)[Name]> };

export const limitsOf = (env: Values) => ({
  /** Checkouts of one address in ten minutes; repeated payments have the same limit. */
  orderCalls: env.ORDER_CALLS_PER_ADDRESS,
  paymentQueryPauseMs: env.PAYMENT_QUERY_PAUSE_MS,
  /** The most unpaid orders that reserve stock at the same time, and their units together. */
  openOrders: {
    session: env.OPEN_ORDERS_PER_SESSION,
    email: env.OPEN_ORDERS_PER_EMAIL,
    address: env.OPEN_ORDERS_PER_ADDRESS,
    total: env.OPEN_ORDERS_IN_TOTAL,
  },
  heldUnits: {
    session: env.HELD_UNITS_PER_SESSION,
    email: env.HELD_UNITS_PER_EMAIL,
    address: env.HELD_UNITS_PER_ADDRESS,
    total: env.HELD_UNITS_IN_TOTAL,
  },
  /** The most different wrong coupon codes in half an hour. */
  couponMisses: {
    session: env.COUPON_MISSES_PER_SESSION,
    address: env.COUPON_MISSES_PER_ADDRESS,
  },
  /** Per address and minute: all searches, and those for looser matches. */
  searches: { all: env.SEARCHES_PER_ADDRESS, loose: env.LOOSE_SEARCHES_PER_ADDRESS },
  /** Per minute with one site's key: of one address, and of all together. */
  embedCalls: { address: env.EMBED_CALLS_PER_ADDRESS, site: env.EMBED_CALLS_PER_SITE },
});

export type Limits = ReturnType<typeof limitsOf>;
