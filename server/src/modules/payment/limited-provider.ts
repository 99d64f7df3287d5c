import { before, type Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/index.ts';
import type { PaymentEvent, PaymentProvider, TradeRef } from './port.ts';
import { ProviderUnreachable, QueryLimitReached } from './provider-unreachable.ts';
import type { QueryBudget } from './query-budget.ts';
import {
  claimQuery,
  isLastQueryAnswered,
  markAnswered,
  type QueryScope,
} from './query-repository.ts';

type Ask = (trade: TradeRef) => Promise<PaymentEvent | null>;

interface Limits {
  db: Database;
  clock: Clock;
  /** In ms, between two queries about an order. */
  pauseMs: number;
  budget: QueryBudget;
}

/**
 * One query per pause, counted in the database; until the next one, an answered query means that nothing is new. Without an
 * answer so far the state is unknown, except for a shopper who returns, perhaps in two tabs: that return is always queried.
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
  // An event counts as answered once it is applied.
  if (!event) await markAnswered(db, trade_no);
  return event;
}

/**
 * The provider, queried at most once a minute about an order, and by this process no faster than its budget. Only
 * queries that reach the provider use it up.
 */
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
    // Without webhooks the return is a query; a shopper who has just paid must not wait for those of others.
    readReturn: async (request, trade) =>
      trade && !provider.webhook
        ? oncePerMinute(limits, trade, 'attempt', (one) => provider.readReturn(request, one))
        : provider.readReturn(request, trade),
  };
}
