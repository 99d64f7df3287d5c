import type { CartLine } from '@pinpu/shared/contracts';
import {
  addOnOffers,
  addToCart,
  freeShippingNote,
  lineName,
  maxQuantity,
  offByLine,
  orderAmounts,
  type RuleProgress,
  ruleProgress,
} from '@pinpu/shared/domain';
import { addToCartAtom, atom, cartAtom } from '@pinpu/shared/state';
import { cartAmountsAtom, couponAtom } from './coupon.ts';
import { priceRulesAtom, ruleGoodsAtom, ruleGoodsNameAtom } from './price-rules.ts';
import { rowMessageAtom } from './removed-lines.ts';
import { shippingAtom } from './shipping.ts';

const appliedAtom = atom((get) => get(cartAmountsAtom).applied_rules ?? []);

/** What rules of price take off each line, in whole TWD; lines without a discount are missing. */
export const lineOffAtom = atom((get) => offByLine(get(appliedAtom)));

/** The names of the rules that take something off each line. */
export const lineRulesAtom = atom((get) => {
  const names = new Map<string, string[]>();
  for (const { name, lines } of get(appliedAtom))
    for (const { prd_id } of lines) names.set(prd_id, [...(names.get(prd_id) ?? []), name]);
  return names;
});

export interface CartGift {
  rule_id: string;
  /** The rule's name. */
  name: string;
  line: CartLine;
  qty: number;
}

/** What the rules give with this cart. */
export const giftsAtom = atom((get): CartGift[] => {
  const goods = get(ruleGoodsAtom);
  return get(appliedAtom).flatMap(({ rule_id, name, gifts = [] }) =>
    gifts.flatMap(({ prd_id, qty }) => {
      const line = goods.get(prd_id);
      return line ? [{ rule_id, name, line, qty }] : [];
    }),
  );
});

export interface AddOn {
  line: CartLine;
  /** Of one piece, in whole TWD. */
  price: number;
}

/** The goods that this cart can have at another price now, each at its lowest. */
export const addOnsAtom = atom((get): AddOn[] => {
  const rules = get(priceRulesAtom);
  if (!rules) return [];
  const cart = get(cartAtom);
  const isApplied = ({ line, rule_id }: { line: CartLine; rule_id: string }) => {
    // Where rules exclude one another, another one may save more than this.
    if (rules.combine === 'layers') return true;
    const more = addToCart(cart, line, 1);
    const { applied_rules = [] } = orderAmounts(
      more,
      get(couponAtom).coupon,
      get(shippingAtom),
      rules,
    );
    return applied_rules.some((rule) => rule.rule_id === rule_id);
  };
  const best = new Map<string, AddOn>();
  for (const { rule_id, prd_id, price } of addOnOffers(cart, rules.rules)) {
    const line = get(ruleGoodsAtom).get(prd_id);
    const taken = cart.find((other) => other.prd_id === prd_id)?.qty ?? 0;
    const before = best.get(prd_id)?.price ?? line?.prd_price ?? 0;
    if (line && price < before && taken < maxQuantity(line.tot_qty) && isApplied({ line, rule_id }))
      best.set(prd_id, { line, price });
  }
  return [...best.values()];
});

/** Adds one piece of an add-on to the cart. */
export const addAddOnAtom = atom(null, (get, set, line: CartLine) => {
  set(addToCartAtom, { line, qty: 1 });
  const message = `已加入「${lineName(line)}」。`;
  set(rowMessageAtom, { ...get(rowMessageAtom), message });
});

/** More sentences at once would bury each other. */
const SHOWN_PROGRESS = 2;

const isShipping = ({ rule_id }: RuleProgress, ids: ReadonlySet<string>) => ids.has(rule_id);

/**
 * How close the cart is to free shipping, and to the next steps of rules. Of two ways to free shipping by amount, only
 * the closer one is shown.
 */
export const progressAtom = atom((get) => {
  const cart = get(cartAtom);
  const amounts = get(cartAmountsAtom);
  const free = freeShippingNote(cart, amounts.ship_amt, get(shippingAtom));
  const rules = get(priceRulesAtom)?.rules ?? [];
  const shippingIds = new Set(
    rules.flatMap(({ rule_id, terms }) => (terms.kind === 'shipping' ? [rule_id] : [])),
  );
  const all = ruleProgress(cart, rules, get(appliedAtom), get(ruleGoodsNameAtom));
  const left = ({ threshold, reached }: RuleProgress) => threshold - reached;
  const isFree = amounts.ship_amt === 0;
  const next = all.filter(
    (one) =>
      !isShipping(one, shippingIds) ||
      (!isFree && (one.by === 'pieces' || !free || left(one) < free.left)),
  );
  const shown = next.slice(0, SHOWN_PROGRESS);
  const isCloser = shown.some((one) => isShipping(one, shippingIds) && one.by === 'amount');
  return {
    free: isCloser ? undefined : free,
    // In an order that does not change while the cart grows.
    rules: shown.toSorted((a, b) => (a.rule_id < b.rule_id ? -1 : 1)),
  };
});
