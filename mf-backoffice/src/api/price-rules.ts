import { admin } from '@pinpu/shared/api/admin';
import {
  type PriceRuleChange,
  type RulePreview,
  rulePreviewAnswerSchema,
  type ShopPriceRulesQuery,
  shopPriceRuleAnswerSchema,
  shopPriceRulesAnswerSchema,
} from '@pinpu/shared/contracts/backoffice';
import type { StoredRule } from '@pinpu/shared/domain';
import { bodyOf } from './answer.ts';

const RULES = 'backoffice/price-rules';
const pathOf = (id: string) => `${RULES}/${encodeURIComponent(id)}`;
const ruleOf = (answer: Promise<Response>) => bodyOf(answer, shopPriceRuleAnswerSchema);

export function fetchRules({ state, q, after }: ShopPriceRulesQuery) {
  const searchParams = { state, q, ...(after && { after }) };
  return bodyOf(admin.get(RULES, { searchParams }), shopPriceRulesAnswerSchema);
}

/** One rule with its figures, warnings, and the newest orders that it applied to. */
export const fetchRule = (id: string) => ruleOf(admin.get(pathOf(id)));

/** Adds a rule, which is disabled. */
export const addRule = (rule: StoredRule) => ruleOf(admin.post(RULES, { json: rule }));

/** Changes a rule; a conflict unless its version is still `version`. */
export const changeRule = (id: string, change: PriceRuleChange) =>
  ruleOf(admin.put(pathOf(id), { json: change }));

/** Enables a rule; a conflict with its warnings where they have to be confirmed. */
export const enableRule = (id: string, version: string, confirm: boolean) =>
  ruleOf(admin.post(`${pathOf(id)}/enable`, { json: { version, confirm } }));

/** Stops a rule, whoever changed it meanwhile. */
export const disableRule = (id: string) => ruleOf(admin.post(`${pathOf(id)}/disable`));

/** What a rule would have done to the orders of a month. */
export const previewRule = (rule: RulePreview) =>
  bodyOf(admin.post(`${RULES}/preview`, { json: rule }), rulePreviewAnswerSchema);
