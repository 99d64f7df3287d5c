import { before, type Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/index.ts';
import type { PaymentEvent, PaymentProvider, TradeRef } from './port.ts';
import { ProviderUnreachable, QueryLimitReached } from './provider-unreachable.ts';
import {
  claimQuery,
  isLastQueryAnswered,
  markAnswered,
  type QueryScope,
} from './query-repository.ts';

/** The most queries that may be sent at once. */
export const QUERY_BURST = 20;

/** In ms. After too many queries, a provider may reject all for half an hour (docs/taiwan.md). */
const REFILL_MS = 2000;

/** A token bucket for the queries of this process. */
export interface QueryBudget {
  /** Takes a token; false where none is left. */
  take(): boolean;
  giveBack(): void;
}

export function queryBudget(clock: Clock): QueryBudget {
  let tokens = QUERY_BURST;
  let countedAt = clock().getTime();
  const refill = () => {
    const earned = Math.floor((clock().getTime() - countedAt) / REFILL_MS);
    if (earned <= 0) return;
    tokens = Math.min(QUERY_BURST, tokens + earned);
    countedAt += earned * REFILL_MS;
  };
  return {
    take: () => {
      refill();
      if (tokens < 1) return false;
      tokens -= 1;
      return true;
    },
    giveBack: () => {
      tokens = Math.min(QUERY_BURST, tokens + 1);
    },
  };
}

type Ask = (trade: TradeRef) => Promise<PaymentEvent | null>;

interface Limits {
  db: Database;
  clock: Clock;
  /** The pause between two queries about an order, in ms. */
  pauseMs: number;
  budget: QueryBudget;
}

/**
 * Allows one query per pause, counted in the database. Within the pause, null (nothing new) where the last query was
 * answered; where it was not, the state is unknown. A shopper's return is the exception: it is queried even then.
 */
async function oncePerMinute(
  { db, clock, pauseMs }: Limits,
  trade: TradeRef,
  scope: QueryScope,
  ask: Ask,
): Promise<PaymentEvent | null> {
  const { trade_no } = trade;
  const now = clock();
  if (!(await claimQuery(db, trade_no, scope, { now, since: before(now, pauseMs) }))) {
    if (await isLastQueryAnswered(db, trade_no)) return null;
    if (scope === 'order')
      throw new ProviderUnreachable('queried a moment ago, without an answer so far');
  }
  const event = await ask(trade);
  // With an event, the query counts as answered only once the event is applied.
  if (!event) await markAnswered(db, trade_no);
  return event;
}

/** The provider with limits: one query per minute about an order, and this process's budget for those it is sent. */
export function limitQueries(provider: PaymentProvider, limits: Limits): PaymentProvider {
  const { budget } = limits;
  const limited =
    (ask: Ask): Ask =>
    async (trade) => {
      if (!budget.take()) throw new QueryLimitReached('too many queries at once');
      let isQueried = false;
      const counted: Ask = (one) => {
        isQueried = true;
        return ask(one);
      };
      try {
        return await oncePerMinute(limits, trade, 'order', counted);
      } finally {
        if (!isQueried) budget.giveBack();
      }
    };
  return {
    ...provider,
    query: limited((trade) => provider.query(trade)),
    ...(provider.confirm && { confirm: limited(provider.confirm) }),
    // Without webhooks, the return itself is a query. It does not use the budget: a shopper who has just paid must not
    // wait because of other orders.
    readReturn: async (request, trade) =>
      trade && !provider.webhook
        ? oncePerMinute(limits, trade, 'attempt', (one) => provider.readReturn(request, one))
        : provider.readReturn(request, trade),
  };
}
