/** The provider did not answer, or its answer could not be verified: the state of the trade is unknown. */
export class ProviderUnreachable extends Error {
  override name = 'ProviderUnreachable';
}

/** The provider has opened this trade before, and its answer was lost: only a new trade number leads to a page. */
export class TradeNumberUsed extends Error {
  override name = 'TradeNumberUsed';
}
