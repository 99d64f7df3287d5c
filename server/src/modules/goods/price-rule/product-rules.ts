import type { ProductRule } from '@pinpu/shared/contracts';
import {
  isForLevels,
  isRuleTime,
  isScoped,
  levelTitle,
  type MemberLevel,
  type RuleBuyers,
  type RuleLevels,
  ruleTermsText,
} from '@pinpu/shared/domain';
import type { Database } from '../../../platform/db/index.ts';
import { findMemberSettings } from '../../base/settings/repository.ts';
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

type Levels = readonly MemberLevel[];
type Conditions = EnabledRule['conditions'];

/** The levels that a rule is for; those that were deleted are left out. */
const levelsOf = ({ member_levels = [] }: Conditions, levels: Levels) =>
  levels.filter(({ level_id }) => member_levels.includes(level_id));

/** Who a rule is for, as its text begins: `會員限定`, `銀卡會員、金卡會員限定`. */
function limitText(conditions: Conditions, levels: Levels): string {
  const { buyers, levels: priceLevels } = conditions;
  const names = levelsOf(conditions, levels).map(({ name }) => levelTitle(name));
  const areNamed = buyers === 'members' && names.length > 0;
  const limits = [...names, areNamed ? '' : BUYERS[buyers], LEVELS[priceLevels]];
  const words = limits.filter((word) => word !== '');
  return words.length > 0 ? `${words.join('、')}限定：` : '';
}

/** The shop's levels, where rules name any. */
const levelsFor = async (db: Database, rules: readonly EnabledRule[]): Promise<Levels> =>
  rules.some(({ conditions }) => isForLevels(conditions))
    ? (await findMemberSettings(db)).member_levels
    : [];

/**
 * The rules of price that hold for a product now, for whoever reads its page: its text says whom one is for. What is sold
 * out is not promised.
 */
export async function productRules(
  db: Database,
  prd_id: string,
  now: Date,
): Promise<ProductRule[]> {
  const running = (await findEnabledRules(db)).filter(({ conditions }) =>
    isRuleTime(conditions, now),
  );
  const levels = await levelsFor(db, running);
  const isForAnybody = ({ conditions }: EnabledRule) =>
    !isForLevels(conditions) || levelsOf(conditions, levels).length > 0;
  const rules = running.filter(isForAnybody);
  if (rules.length === 0) return [];
  const goods = [...(await findScopedProduct(db, prd_id)).values()];
  const own = rules.filter(({ scope }) => goods.some((one) => isScoped(scope, one)));
  const offered = await findOfferedGoods(db, offeredGoods(own.map(({ terms }) => terms)), now);
  return own.flatMap(({ rule_id, name, conditions, ...rule }) => {
    const isAvailable = (id: string, qty: number) => (offered.get(id)?.units ?? 0) >= qty;
    const terms = availableTerms(rule.terms, isAvailable);
    if (!terms) return [];
    const nameOf = (id: string) => `「${offered.get(id)?.name ?? ''}」`;
    const text = limitText(conditions, levels) + ruleTermsText(terms, nameOf);
    const { ends_on, levels: level } = conditions;
    return [{ rule_id, name, text, ends_on, ...(level !== 'any' && { level }) }];
  });
}
