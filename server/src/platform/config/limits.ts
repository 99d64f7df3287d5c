import type * as z from 'zod/mini';
import { wholeNumber } from './variables.ts';

/** What open orders are counted by. */
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

export interface Limits {
  /** Checkouts of one address in ten minutes; repeated payments have the same limit. */
  orderCalls: number;
  /** The pause between queries to a payment provider about the same order, in ms. */
  paymentQueryPauseMs: number;
  /** The most unpaid orders that reserve stock at the same time. */
  openOrders: Readonly<Record<LimitScope, number>>;
  /** The most units that these orders reserve together. */
  heldUnits: Readonly<Record<LimitScope, number>>;
  /** The most different wrong coupon codes in half an hour. */
  couponMisses: Readonly<Record<'session' | 'address', number>>;
  /** Searches per address and minute: all of them, and those for looser matches. */
  searches: Readonly<Record<'all' | 'loose', number>>;
  /** Calls per minute with one site's key: of one address, and of all addresses together. */
  embedCalls: Readonly<Record<'address' | 'site', number>>;
}

export const limitsOf = (env: Values): Limits => ({
  orderCalls: env.ORDER_CALLS_PER_ADDRESS,
  paymentQueryPauseMs: env.PAYMENT_QUERY_PAUSE_MS,
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
  couponMisses: {
    session: env.COUPON_MISSES_PER_SESSION,
    address: env.COUPON_MISSES_PER_ADDRESS,
  },
  searches: { all: env.SEARCHES_PER_ADDRESS, loose: env.LOOSE_SEARCHES_PER_ADDRESS },
  embedCalls: { address: env.EMBED_CALLS_PER_ADDRESS, site: env.EMBED_CALLS_PER_SITE },
});
