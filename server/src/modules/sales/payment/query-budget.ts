import type { Clock } from '../../../platform/clock.ts';

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
