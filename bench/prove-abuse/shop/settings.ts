/** The key that encrypts the shop's secrets; the same for all, since all databases are copies of one. */
const SERVER_KEY = '5'.repeat(64);

/** Resets limits that `bench/harness` raises for load to the server's own defaults: an empty value counts as unset. */
const DEFAULT_LIMITS = {
  ORDER_CALLS_PER_ADDRESS: '',
  OPEN_ORDERS_PER_EMAIL: '',
  OPEN_ORDERS_IN_TOTAL: '',
  HELD_UNITS_IN_TOTAL: '',
  SEARCHES_PER_ADDRESS: '',
  LOOSE_SEARCHES_PER_ADDRESS: '',
};

/**
 * The settings of a demo shop whose visitors reach it directly. The same ones start every version, since an unknown
 * variable is ignored:
 *
 * | variable | before the review |
 * |---|---|
 * | SHOP_MODE | unknown; an https PUBLIC_URL was all that made a shop live |
 * | SERVER_KEY | unknown; secrets were stored in clear |
 * | limits on orders | unknown; there were none |
 */
export const USUAL_SETTINGS: Readonly<Record<string, string>> = {
  ...DEFAULT_LIMITS,
  SERVER_KEY,
  TRUST_PROXY: '',
  DEMO_SHOP: 'on',
  APP_INIT_DELAY_MS: '0',
};
