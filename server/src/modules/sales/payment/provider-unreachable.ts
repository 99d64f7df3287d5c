/** The provider did not answer, or its answer could not be verified; the state of the trade is unknown. */
export class ProviderUnreachable extends Error {
  override name = 'ProviderUnreachable';
}

/** Its answer was lost; only a new trade number leads to a payment page. */
export class TradeNumberUsed extends Error {
  override name = 'TradeNumberUsed';
}

/** The provider was not queried, because this process has queried it too often just now; try later. */
export class QueryLimitReached extends ProviderUnreachable {
  override name = 'QueryLimitReached';
}
