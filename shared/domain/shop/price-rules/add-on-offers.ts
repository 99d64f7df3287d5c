import { addOnBasis } from './apply-rule.ts';
import type { AddOnItem, PriceRule, RuledLine } from './price-rule.ts';
import { layerOf, scopedRules } from './ruled-cart.ts';

/** Goods that a cart can have at another price now, in whole TWD. */
export interface AddOnOffer extends AddOnItem {
  rule_id: string;
}

/** The add-ons whose amount a cart has reached, without those of rules of which it has as many as it can have. */
export function addOnOffers(cart: readonly RuledLine[], rules: readonly PriceRule[]): AddOnOffer[] {
  const layer = layerOf(cart, []);
  return scopedRules(rules, layer).flatMap((scoped) => {
    const { rule_id, terms } = scoped.rule;
    if (terms.kind !== 'add-on') return [];
    const basis = addOnBasis(scoped, layer);
    if (basis === undefined || basis < terms.from) return [];
    const ids = new Set(terms.items.map(({ prd_id }) => prd_id));
    let left = terms.max;
    for (const { prd_id, qty } of layer.lines) if (ids.has(prd_id)) left -= qty;
    return left > 0 ? terms.items.map((item) => ({ rule_id, ...item })) : [];
  });
}
