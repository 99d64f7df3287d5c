import type { ProductRule } from '@pinpu/shared/contracts';
import {
  isRuleTime,
  isScoped,
  type RuleBuyers,
  type RuleLevels,
  ruleTermsText,
} from '@pinpu/shared/domain';
import type { Database } from '../../../platform/db/index.ts';
import { availableTerms, offeredGoods } from './available-terms.ts';
import {
  type EnabledRule,
  findEnabledRules,
  findOfferedGoods,
  findScopedProduct,
} from './repository.ts';

const BUYERS: Readonly<Record<RuleBuyers, string>> = {
  ...{ anyone: '', members: '會員', 'first-order': '首購' },
};
const LEVELS: Readonly<Record<RuleLevels, string>> = { any: '', list: '一般價', group: '團購價' };

/** Who a rule is for, as its text begins: `會員限定`. */
function limitText({ buyers, levels }: EnabledRule['conditions']): string {
  const limits = [BUYERS[buyers], LEVELS[levels]].filter((word) => word !== '');
  return limits.length > 0 ? `${limits.join('、')}限定：` : '';
}

/**
 * The rules of price that hold for a product now, for whoever reads its page: its text says whom one is for. What is sold
 * out is not promised.
 */
export async function productRules(
  db: Database,
  prd_id: string,
  now: Date,
): Promise<ProductRule[]> {
  const rules = (await findEnabledRules(db)).filter(({ conditions }) =>
    isRuleTime(conditions, now),
  );
  if (rules.length === 0) return [];
  const goods = [...(await findScopedProduct(db, prd_id)).values()];
  const own = rules.filter(({ scope }) => goods.some((one) => isScoped(scope, one)));
  const offered = await findOfferedGoods(db, offeredGoods(own.map(({ terms }) => terms)), now);
  return own.flatMap(({ rule_id, name, conditions, ...rule }) => {
    const isAvailable = (id: string, qty: number) => (offered.get(id)?.units ?? 0) >= qty;
    const terms = availableTerms(rule.terms, isAvailable);
    if (!terms) return [];
    const text =
      limitText(conditions) + ruleTermsText(terms, (id) => `「${offered.get(id)?.name ?? ''}」`);
    const { ends_on, levels } = conditions;
    return [{ rule_id, name, text, ends_on, ...(levels !== 'any' && { level: levels }) }];
  });
}
