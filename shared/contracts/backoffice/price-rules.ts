import * as s from '@pinpu/shared/contracts/schema';
import { RULE_WARNINGS } from '@pinpu/shared/domain';
import { bodyOf } from '../shop/envelope.ts';
import { storedRuleSchema } from '../shop/price-rule.ts';
import { shortText } from '../shop/primitives.ts';

/** The states of a rule of price in its list; one that is disabled and has ended counts as disabled. */
export const PRICE_RULE_STATES = ['running', 'upcoming', 'ended', 'disabled'] as const;
export type PriceRuleState = (typeof PRICE_RULE_STATES)[number];

const version = s.string().check(s.maxLength(64));
const ruleId = s.string().check(s.regex(/^[0-9A-Z]{1,12}$/));
export const priceRuleParamsSchema = s.object({ id: s.string().check(s.maxLength(40)) });

/** Body of `POST /api/backoffice/price-rules`; the new rule is disabled. `ruleFaults` of the domain validates it. */
export const newPriceRuleSchema = storedRuleSchema;

/** Confirms the warnings of a rule that gives goods away or sells them below their cost. */
const confirm = s.withDefault(s.boolean(), false);

/** Body of `PUT /api/backoffice/price-rules/{id}`: the new rule, and the `version` that was read. */
export const priceRuleChangeSchema = s.object({ version, confirm, ...storedRuleSchema.shape });
export type PriceRuleChange = s.Infer<typeof priceRuleChangeSchema>;

/** Body of `POST /api/backoffice/price-rules/{id}/enable`; `…/disable` needs none, and is never refused. */
export const priceRuleSwitchSchema = s.object({ version, confirm });

const warningSchema = s.object({ kind: s.oneOf(RULE_WARNINGS), text: s.string() });

const texts = s.record(s.string(), s.string());
/** Names of what rules refer to, by id; what has been deleted is missing. `goods` are variants. */
const namesSchema = s.object({ goods: texts, products: texts, categories: texts, makers: texts });
export type RuleNames = s.Infer<typeof namesSchema>;

/** A rule as the shop sees it. `version` changes with everything that the shop edits. */
const shopPriceRuleSchema = s.object({
  rule_id: s.string(),
  ...storedRuleSchema.shape,
  enabled: s.boolean(),
  state: s.oneOf(PRICE_RULE_STATES),
  /** How many orders it applied to that are not cancelled, and what it took off them. */
  orders: s.int(),
  discount: s.int(),
  version: s.string(),
  c_date: s.string(),
  /** Account that last changed it, and when; '' where that is unknown. */
  changed_by: s.string(),
  changed_at: s.string(),
});
export type ShopPriceRule = s.Infer<typeof shopPriceRuleSchema>;

/** Query of `GET /api/backoffice/price-rules`. */
export const shopPriceRulesQuerySchema = s.object({
  state: s.withDefault(s.oneOf(['all', ...PRICE_RULE_STATES]), 'all'),
  /** Part of a name. */
  q: s.withDefault(shortText(60), ''),
  /** `next` of the previous page. */
  after: s.optional(s.string().check(s.regex(/^[\dT:.Z-]{24}~[\w-]{1,40}$/))),
  t: s.optional(s.string().check(s.maxLength(20))),
});
export type ShopPriceRulesQuery = s.Infer<typeof shopPriceRulesQuerySchema>;

/** `GET /api/backoffice/price-rules`: a page of rules, newest first; `next` is '' on the last. */
export const shopPriceRulesAnswerSchema = bodyOf(
  s.object({ rules: s.array(shopPriceRuleSchema), names: namesSchema, next: s.string() }),
);

/** `GET /api/backoffice/price-rules/{id}`, and the answer to every change. */
export const shopPriceRuleAnswerSchema = bodyOf(
  s.object({
    rule: shopPriceRuleSchema,
    /** What the goods of its orders were sold for, without shipping; and how many pieces it gave. */
    sales: s.int(),
    gifts: s.int(),
    /** The newest orders that it applied to. */
    recent: s.array(
      s.object({ ord_code: s.string(), ord_date: s.string(), status: s.int(), discount: s.int() }),
    ),
    warnings: s.array(warningSchema),
    names: namesSchema,
  }),
);
export type ShopPriceRulePage = s.Infer<typeof shopPriceRuleAnswerSchema>['body'];

/** 409 where the rule was changed meanwhile: `body` is its current state. */
export const shopPriceRuleConflictSchema = s.looseObject({
  body: shopPriceRuleAnswerSchema.shape.body,
});

/** 409 where `confirm` is lacking: the warnings that have to be confirmed. */
export const ruleConfirmationSchema = s.looseObject({ warnings: s.array(warningSchema) });

/** Body of `POST /api/backoffice/price-rules/preview`; `rule_id` is '' for a rule that is not stored yet. */
export const rulePreviewSchema = s.object({
  rule_id: s.union([s.literal(''), ruleId]),
  ...storedRuleSchema.shape,
});
export type RulePreview = s.Infer<typeof rulePreviewSchema>;

/** What a rule would have done to the newest orders of a month, with the other enabled rules, without coupons. */
const rulePreviewResultSchema = s.object({
  /** How many orders were tried, and of these how many it would have applied to. */
  orders: s.int(),
  applied: s.int(),
  /** What it would have taken off, shipping included, and how much lower all orders would have been together. */
  amount: s.int(),
  more: s.int(),
  /** How many pieces it would have given. */
  gifts: s.int(),
  /** The orders of which it takes the largest part: their goods before and after all rules, and its own share. */
  examples: s.array(
    s.object({
      ord_code: s.string(),
      ord_date: s.string(),
      before: s.int(),
      after: s.int(),
      amount: s.int(),
      gifts: s.int(),
    }),
  ),
  warnings: s.array(warningSchema),
});
export type RulePreviewResult = s.Infer<typeof rulePreviewResultSchema>;
export const rulePreviewAnswerSchema = bodyOf(rulePreviewResultSchema);
