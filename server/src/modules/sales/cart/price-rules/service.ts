import type { CartLine, CartView } from '@pinpu/shared/contracts';
import {
  isEverything,
  isForBuyer,
  isForLevels,
  isRuleTime,
  isScoped,
  levelTitle,
  type MemberLevel,
  type PriceRule,
  type ScopedGoods,
} from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import { findRuleCombination } from '../../../base/settings/repository.ts';
import { availableTerms, offeredGoods } from '../../../goods/price-rule/available-terms.ts';
import {
  type EnabledRule,
  findEnabledRules,
  findScopedVariants,
} from '../../../goods/price-rule/repository.ts';
import { levelOf } from '../../level/service.ts';
import { offeredLines } from '../cart-view.ts';
import { findProductsOnSale, type SoldProduct } from '../repository.ts';
import { GiftStock, withinGiftStock } from './gift-stock.ts';
import { hasOrdered, lockFirstOrder, type RuleBuyerFacts } from './repository.ts';

export interface RulesRequest {
  cart: CartLine[];
  pl: number;
  buyer: RuleBuyerFacts;
  now: Date;
  /** Whether an order is about to be placed: then first orders of one person wait for one another. */
  lock?: boolean;
}

export interface CartRules extends Pick<CartView, 'cart' | 'price_rules' | 'rule_goods'> {
  /** The goods that the rules give or offer. */
  offered: ReadonlyMap<string, SoldProduct>;
}

/** The rule's name for a member of a level that it is for: `週年慶（金卡會員）`. */
function named(rule: EnabledRule, level: MemberLevel | undefined): EnabledRule {
  if (!level || !isForLevels(rule.conditions) || rule.name.includes(level.name)) return rule;
  return { ...rule, name: `${rule.name}（${levelTitle(level.name)}）` };
}

/** The rules that hold now, and the member's level where one of them depends on it. */
async function rulesNow(db: Database, { buyer, now }: RulesRequest) {
  const rules = (await findEnabledRules(db)).filter(({ conditions }) =>
    isRuleTime(conditions, now),
  );
  const isNeeded = rules.some(({ conditions }) => isForLevels(conditions));
  const { cus_id } = buyer;
  const level = isNeeded && cus_id !== null ? await levelOf(db, cus_id, now) : undefined;
  return { level, rules: rules.map((rule) => named(rule, level)) };
}

/** The rules that hold now for the buyer of a cart. */
async function rulesForBuyer(db: Database, request: RulesRequest) {
  const { pl, buyer, lock } = request;
  const { level, rules } = await rulesNow(db, request);
  const known = { pl, is_member: buyer.cus_id !== null, level_id: level?.level_id };
  const isForNew = ({ conditions }: EnabledRule) =>
    conditions.buyers === 'first-order' && isForBuyer(conditions, known);
  if (!rules.some(isForNew)) return rules.filter(({ conditions }) => isForBuyer(conditions, known));
  if (lock) await lockFirstOrder(db, buyer);
  const has_ordered = await hasOrdered(db, buyer);
  return rules.filter(({ conditions }) => isForBuyer(conditions, { ...known, has_ordered }));
}

/** Each line with the ids of the rules that hold for it, besides those for all goods. */
function withRules(
  cart: readonly CartLine[],
  rules: readonly EnabledRule[],
  goods: ReadonlyMap<string, ScopedGoods>,
): CartLine[] {
  return cart.map((line) => {
    const own = goods.get(line.prd_id);
    const ids = rules.flatMap(({ rule_id, scope }) =>
      own && isScoped(scope, own) ? [rule_id] : [],
    );
    return ids.length > 0 ? { ...line, rules: ids } : line;
  });
}

/** The rules that hold for a line of the cart, as carts apply them. */
async function scopedRules(db: Database, cart: CartLine[], enabled: readonly EnabledRule[]) {
  const narrow = enabled.filter(({ scope }) => !isEverything(scope));
  const ids = cart.map(({ prd_id }) => prd_id);
  const goods = narrow.length > 0 ? await findScopedVariants(db, ids) : new Map();
  const lines = withRules(cart, narrow, goods);
  const named = new Set(lines.flatMap(({ rules = [] }) => rules));
  const rules = enabled.flatMap(({ rule_id, name, terms, scope }): PriceRule[] => {
    const everything = isEverything(scope);
    return everything || named.has(rule_id) ? [{ rule_id, name, terms, everything }] : [];
  });
  return { lines, rules };
}

/** Rules without gifts and add-ons that are sold out or not on sale. */
function available(
  cart: readonly CartLine[],
  rules: readonly PriceRule[],
  { offered, goods }: { offered: ReadonlyMap<string, SoldProduct>; goods: readonly CartLine[] },
): PriceRule[] {
  const openStock = () => new GiftStock(offered, cart);
  const stock = openStock();
  const toBuy = new Set(goods.map(({ prd_id }) => prd_id));
  return rules.flatMap((rule) => {
    const terms = availableTerms(rule.terms, (id, qty) =>
      rule.terms.kind === 'gift' ? stock.has(id, qty) : toBuy.has(id),
    );
    return terms ? [{ ...rule, terms }] : [];
  });
}

/** The rules of price that hold for a cart now, its lines with those that hold for them, and what the rules give or offer. */
export async function rulesFor(db: Database, request: RulesRequest): Promise<CartRules> {
  const { cart, pl, now } = request;
  const none = { cart, offered: new Map() };
  if (cart.length === 0) return none;
  const enabled = await rulesForBuyer(db, request);
  if (enabled.length === 0) return none;
  const { lines, rules: scoped } = await scopedRules(db, cart, enabled);
  const ids = offeredGoods(scoped.map(({ terms }) => terms));
  const offered = await findProductsOnSale(db, ids, now);
  const goods = offeredLines(offered, pl);
  const combine = await findRuleCombination(db);
  const held = available(lines, scoped, { offered, goods });
  const openStock = () => new GiftStock(offered, cart);
  // Where only one rule applies, its gifts meet no others.
  const rules = combine === 'one' ? held : withinGiftStock(lines, held, openStock);
  if (rules.length === 0) return none;
  const inUse = new Set(offeredGoods(rules.map(({ terms }) => terms)));
  const rule_goods = goods.filter(({ prd_id }) => inUse.has(prd_id));
  return {
    ...{ cart: withoutUnused(lines, rules), price_rules: { rules, combine }, offered },
    ...(rule_goods.length > 0 && { rule_goods }),
  };
}

/** Lines that name only rules of the answer. */
function withoutUnused(lines: readonly CartLine[], rules: readonly PriceRule[]): CartLine[] {
  const ids = new Set(rules.map(({ rule_id }) => rule_id));
  return lines.map(({ rules: named = [], ...line }) => {
    const own = named.filter((id) => ids.has(id));
    return own.length > 0 ? { ...line, rules: own } : line;
  });
}
