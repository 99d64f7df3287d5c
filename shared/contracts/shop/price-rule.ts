import * as s from '@pinpu/shared/contracts/schema';
import {
  type AppliedRule,
  type PriceRule,
  type PriceRules,
  RULE_BUYERS,
  RULE_COMBINATIONS,
  RULE_LEVELS,
  RULE_MEASURES,
  type RuleConditions,
  type RuleScope,
  type RuleTerms,
  type StoredRule,
} from '@pinpu/shared/domain';
import { productId, twd } from './primitives.ts';

const by = s.oneOf(RULE_MEASURES);
const kindOf = <Kind extends RuleTerms['kind']>(kind: Kind) => s.literal(kind);

/** What a rule of price does; `ruleFaults` of the domain validates it. */
export const ruleTermsSchema = s.union([
  s.object({
    ...{ kind: kindOf('off'), by, repeat: s.boolean() },
    steps: s.array(s.object({ from: s.int(), percent: s.int(), amount: twd })),
  }),
  s.object({ kind: kindOf('bundle'), pieces: s.int(), price: twd }),
  s.object({
    ...{ kind: kindOf('cheapest'), pieces: s.int(), reduced: s.int(), percent: s.int() },
  }),
  s.object({
    ...{ kind: kindOf('add-on'), from: s.int(), max: s.int() },
    items: s.array(s.object({ prd_id: productId, price: twd })),
  }),
  s.object({
    ...{ kind: kindOf('gift'), by },
    steps: s.array(s.object({ from: s.int(), prd_id: productId, qty: s.int() })),
  }),
  s.object({ kind: kindOf('shipping'), by, from: s.int() }),
]) satisfies s.Schema<RuleTerms>;

const ids = s.array(s.string().check(s.maxLength(100)));

const ruleScopeSchema = s.object({
  ...{ variants: ids, products: ids, categories: ids, makers: ids, except: ids },
}) satisfies s.Schema<RuleScope>;

const ruleConditionsSchema = s.object({
  ...{ starts_on: s.string(), ends_on: s.string(), weekdays: s.array(s.int()) },
  ...{ from_time: s.string(), until_time: s.string() },
  ...{ buyers: s.oneOf(RULE_BUYERS), levels: s.oneOf(RULE_LEVELS) },
  member_levels: s.optional(ids),
}) satisfies s.Schema<RuleConditions>;

/** A rule as the shop edits it. */
export const storedRuleSchema = s.object({
  name: s.string(),
  terms: ruleTermsSchema,
  scope: ruleScopeSchema,
  conditions: ruleConditionsSchema,
}) satisfies s.Schema<StoredRule>;

const priceRuleSchema = s.object({
  ...{ rule_id: s.string(), name: s.string() },
  terms: ruleTermsSchema,
  everything: s.boolean(),
}) satisfies s.Schema<PriceRule>;

/** The rules of price that hold for a cart, for `orderAmounts` of the domain. */
export const priceRulesSchema = s.object({
  rules: s.array(priceRuleSchema),
  combine: s.oneOf(RULE_COMBINATIONS),
}) satisfies s.Schema<PriceRules>;

/** What a rule did to an order. Amounts in TWD. */
export const appliedRuleSchema = s.object({
  ...{ rule_id: s.string(), name: s.string() },
  kind: s.oneOf(['off', 'bundle', 'cheapest', 'add-on', 'gift', 'shipping']),
  amount: twd,
  lines: s.array(s.object({ prd_id: s.string(), amount: twd })),
  gifts: s.optional(s.array(s.object({ prd_id: s.string(), qty: s.int() }))),
}) satisfies s.Schema<AppliedRule>;

/** A rule that holds for a product, as its page states it. */
export const productRuleSchema = s.object({
  rule_id: s.string(),
  name: s.string(),
  /** `滿 NT$1,500 折 NT$100` */
  text: s.string(),
  /** The last day in Taipei, YYYY-MM-DD; '' for an open end. */
  ends_on: s.string(),
  /** The price level that it holds for, as its text says, too; missing for both. */
  level: s.withFallback(s.optional(s.oneOf(['list', 'group'])), undefined),
});
export type ProductRule = s.Infer<typeof productRuleSchema>;
