import type { RuleNames } from '@pinpu/shared/contracts/backoffice';
import {
  canCompete,
  type MetRule,
  type RuleTerms,
  type RuleWarning,
  ruleWarnings,
  type StoredRule,
  taipeiDate,
  takenScope,
} from '@pinpu/shared/domain';
import type { Database } from '../../../platform/db/index.ts';
import { findMemberSettings } from '../../base/settings/repository.ts';
import {
  findExtremeGoods,
  findOfferedGoods,
  findRuleNames,
  findSharedGoods,
  type RuleIds,
} from './rule-goods-repository.ts';

/** The variants that a rule gives, or offers at another price. */
function offeredIds(terms: RuleTerms): string[] {
  if (terms.kind === 'gift') return terms.steps.map(({ prd_id }) => prd_id);
  return terms.kind === 'add-on' ? terms.items.map(({ prd_id }) => prd_id) : [];
}

/** Everything that rules refer to. */
function idsOf(rules: readonly Pick<StoredRule, 'terms' | 'scope'>[]): RuleIds {
  const all = (of: (rule: Pick<StoredRule, 'terms' | 'scope'>) => readonly string[]) => [
    ...new Set(rules.flatMap(of)),
  ];
  return {
    goods: all(({ terms, scope }) => [...offeredIds(terms), ...scope.variants]),
    products: all(({ scope }) => [...scope.products, ...scope.except]),
    categories: all(({ scope }) => scope.categories),
    makers: all(({ scope }) => scope.makers),
  };
}

export const namesOfRules = (
  db: Database,
  rules: readonly Pick<StoredRule, 'terms' | 'scope'>[],
): Promise<RuleNames> => findRuleNames(db, idsOf(rules));

/** The ids that a rule refers to and that do not exist. */
export async function unknownIds(db: Database, rule: StoredRule) {
  const ids = idsOf([rule]);
  const names = await findRuleNames(db, ids);
  const missing = (of: keyof RuleNames) => ids[of].filter((id) => !Object.hasOwn(names[of], id));
  const offered = offeredIds(rule.terms);
  const goods = missing('goods');
  return {
    terms: goods.filter((id) => offered.includes(id)),
    scope: [
      ...goods.filter((id) => rule.scope.variants.includes(id)),
      ...missing('products'),
      ...missing('categories'),
      ...missing('makers'),
    ],
  };
}

/** The enabled rules that compete with a rule, and goods that both hold for. */
async function meetings(
  db: Database,
  rule: StoredRule,
  others: readonly StoredRule[],
  now: Date,
): Promise<MetRule[]> {
  const met: MetRule[] = [];
  for (const other of others) {
    if (!canCompete(rule, other)) continue;
    const shared = await findSharedGoods(db, [takenScope(rule), takenScope(other)], now);
    met.push({ ...other, shared });
  }
  return met;
}

/** Why a rule is probably not what the shop means; `others` are the enabled rules besides it. */
export async function warningsOf(
  db: Database,
  rule: StoredRule,
  others: readonly StoredRule[],
  now: Date,
): Promise<RuleWarning[]> {
  const { scope, terms } = rule;
  const { levels } = rule.conditions;
  const facts = {
    today: taipeiDate(now),
    goods: await findExtremeGoods(db, { scope, levels }, now),
    offered: await findOfferedGoods(db, { ids: offeredIds(terms), levels }, now),
    levels: (await findMemberSettings(db)).member_levels.map(({ level_id }) => level_id),
  };
  return ruleWarnings(rule, await meetings(db, rule, others, now), facts);
}
