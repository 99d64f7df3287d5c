/** The provider could not be asked, or its answer could not be believed: nothing is known of the trade. */
export class ProviderUnreachable extends Error {
  override name = 'ProviderUnreachable';
}
