import { PRICE_RULE_STATES, type ShopPriceRulesQuery } from '@pinpu/shared/contracts/backoffice';
import { listAddress, searchTextOf } from '../../../features/lists/list-address.ts';

export const RULES_PATH = '/el/shop/price-rules';

/** Reads the filter from the address, which keeps it for links, Back and reloads. */
export function ruleFilterOf(query: Pick<URLSearchParams, 'get'>): ShopPriceRulesQuery {
  const param = query.get('state');
  const after = query.get('after');
  return {
    state: PRICE_RULE_STATES.find((state) => state === param) ?? 'all',
    q: searchTextOf(query),
    ...(after && { after }),
  };
}

export const pathOfRules = ({ state, q, after }: ShopPriceRulesQuery): string =>
  listAddress(RULES_PATH, { state, q, after }, { state: 'all' });

export const pathOfRule = (id: string): string => `${RULES_PATH}/${encodeURIComponent(id)}`;

/** The form of a new rule that begins as a copy of another. */
export const pathOfCopy = (id: string): string => listAddress(`${RULES_PATH}/new`, { from: id });
