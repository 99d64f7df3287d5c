import type { RulePreview, RulePreviewResult } from '@pinpu/shared/contracts/backoffice';
import {
  type DiscountedCart,
  discounted,
  haveCommonDay,
  isEverything,
  isForBuyer,
  isForLevels,
  isRuleTime,
  isScoped,
  type PriceRules,
  type RuleCombination,
  type RuledLine,
  type StoredRule,
} from '@pinpu/shared/domain';
import type { Database } from '../../../platform/db/index.ts';
import { findSettings } from '../../base/settings/repository.ts';
import { levelsOf } from '../level/service.ts';
import { validRule } from './change-rule.ts';
import {
  type BoughtLine,
  findBoughtLines,
  findRecentOrders,
  type RecentOrder,
} from './preview-repository.ts';
import { warningsOf } from './rule-facts.ts';
import { findOtherRules } from './shop-rules-repository.ts';

const ORDERS = 500;
const DAYS_MS = 30 * 86_400_000;
const EXAMPLES = 5;
/** After so many orders, other requests have their turn. */
const TURN = 50;

/** Stands for the previewed rule, which may have no id yet; no stored id has small letters. */
const PREVIEWED = 'previewed';

type IdentifiedRule = StoredRule & { rule_id: string };

/** An order with the level that its buyer has now. */
type TriedOrder = RecentOrder & { level_id?: string | undefined };

/** Levels are those of today: what they were when the order was placed is not stored. */
async function withLevels(
  db: Database,
  orders: readonly RecentOrder[],
  rules: readonly StoredRule[],
  now: Date,
): Promise<TriedOrder[]> {
  if (!rules.some(({ conditions }) => isForLevels(conditions))) return [...orders];
  const ids = new Set(orders.flatMap(({ cus_id }) => cus_id ?? []));
  const levels = await levelsOf(db, [...ids], now);
  return orders.map((order) => ({ ...order, level_id: levels.get(order.cus_id ?? '')?.level_id }));
}

/** Whether a rule holds for an order's buyer, and for its weekday and time; on which days is left out. */
function holdsFor({ conditions }: StoredRule, order: TriedOrder): boolean {
  const { pl, cus_id, has_ordered, ord_date, level_id } = order;
  const time = { ...conditions, starts_on: '', ends_on: '' };
  return (
    isRuleTime(time, ord_date) &&
    isForBuyer(conditions, { pl, is_member: cus_id !== null, has_ordered, level_id })
  );
}

interface Tried {
  order: TriedOrder;
  lines: readonly BoughtLine[];
  combine: RuleCombination;
}

/** What rules make of an order's lines, at the prices at which they were sold. */
function cartWith(
  rules: readonly IdentifiedRule[],
  { order, lines, combine }: Tried,
): DiscountedCart {
  const holding = rules.filter((rule) => holdsFor(rule, order));
  const priceRules: PriceRules = {
    combine,
    rules: holding.map(({ rule_id, name, terms, scope }) => ({
      ...{ rule_id, name, terms, everything: isEverything(scope) },
    })),
  };
  const ruled: RuledLine[] = lines.map(({ prd_id, prd_price, qty, goods }) => ({
    ...{ prd_id, prd_price, qty },
    rules: holding.flatMap(({ rule_id, scope }) =>
      goods && !isEverything(scope) && isScoped(scope, goods) ? [rule_id] : [],
    ),
  }));
  const ship_fee = order.ship_amt + order.dis_ship_amt;
  const shipped = ruled.map((line) => ({ ...line, ship_fee: 0, ship_fee_free_amt: 0 }));
  return discounted(shipped, { coupon: undefined, rules: priceRules, ship_fee });
}

const savedBy = ({ dis_inv_amt, dis_ship_amt }: DiscountedCart) => dis_inv_amt + dis_ship_amt;

/** An order with and without the previewed rule. */
function tryOrder(tried: Tried, rule: IdentifiedRule, others: readonly IdentifiedRule[]) {
  const cart = cartWith([...others, rule], tried);
  const found = cart.applied.find(({ rule_id }) => rule_id === rule.rule_id);
  if (!found) return undefined;
  const { ord_code, ord_date } = tried.order;
  const before = tried.lines.reduce((sum, { prd_price, qty }) => sum + prd_price * qty, 0);
  return {
    ...{ ord_code, ord_date: ord_date.toISOString(), before, after: before - cart.dis_inv_amt },
    amount: found.amount,
    gifts: (found.gifts ?? []).reduce((sum, { qty }) => sum + qty, 0),
    more: savedBy(cart) - savedBy(cartWith(others, tried)),
  };
}

type Result = NonNullable<ReturnType<typeof tryOrder>>;

const sumOf = (results: readonly Result[], of: (one: Result) => number) =>
  results.reduce((sum, one) => sum + of(one), 0);

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** What a rule, stored or not, would have done to the newest orders of the last 30 days. @throws Rejection */
export async function previewRule(
  db: Database,
  { rule_id, ...typed }: RulePreview,
  now: Date,
): Promise<RulePreviewResult> {
  const rule = { ...(await validRule(db, typed)), rule_id: PREVIEWED };
  const others = (await findOtherRules(db, rule_id, now)).filter((other) =>
    haveCommonDay(rule.conditions, other.conditions),
  );
  const { price_rule_combination: combine } = await findSettings(db);
  const recent = await findRecentOrders(db, new Date(now.getTime() - DAYS_MS), ORDERS);
  const orders = await withLevels(db, recent, [...others, rule], now);
  const bought = Map.groupBy(
    await findBoughtLines(
      db,
      orders.map(({ ord_id }) => ord_id),
    ),
    ({ ord_id }) => ord_id,
  );
  const results: Result[] = [];
  for (const [at, order] of orders.entries()) {
    if (at % TURN === TURN - 1) await nextTurn();
    const result = tryOrder(
      { order, lines: bought.get(order.ord_id) ?? [], combine },
      rule,
      others,
    );
    if (result) results.push(result);
  }
  return {
    ...{ orders: orders.length, applied: results.length },
    amount: sumOf(results, ({ amount }) => amount),
    more: sumOf(results, ({ more }) => more),
    gifts: sumOf(results, ({ gifts }) => gifts),
    examples: results
      .toSorted((a, b) => b.amount / b.before - a.amount / a.before)
      .slice(0, EXAMPLES)
      .map(({ more: _, ...example }) => example),
    warnings: await warningsOf(db, rule, others, now),
  };
}
