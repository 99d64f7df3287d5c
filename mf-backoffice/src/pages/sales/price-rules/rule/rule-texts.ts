import type { PriceRuleState, RuleNames } from '@pinpu/shared/contracts/backoffice';
import {
  isEverything,
  levelTitle,
  type MemberLevel,
  type RuleBuyers,
  type RuleConditions,
  type RuleLevels,
  type RuleScope,
  ruleTermsText,
  type StoredRule,
  weekdayName,
} from '@pinpu/shared/domain';
import type { BadgeTone } from '@pinpu/shared/ui';

/** The states in the order of the list's tabs. */
export const STATES: readonly { state: PriceRuleState; text: string; tone: BadgeTone }[] = [
  { state: 'running', text: '進行中', tone: 'success' },
  { state: 'upcoming', text: '尚未開始', tone: 'warning' },
  { state: 'ended', text: '已結束', tone: 'grey' },
  { state: 'disabled', text: '未啟用', tone: 'danger' },
];

export const BUYERS: Readonly<Record<RuleBuyers, string>> = {
  ...{ anyone: '所有人', members: '會員', 'first-order': '第一次購買的人' },
};

export const LEVELS: Readonly<Record<RuleLevels, string>> = {
  ...{ any: '售價與團購價', list: '只限售價', group: '只限團購價' },
};

const shown = (day: string) => day.replaceAll('-', '/');

/** The days on which a rule holds. */
function daysText({ starts_on, ends_on }: RuleConditions): string {
  if (starts_on === '' && ends_on === '') return '不限期間';
  if (ends_on === '') return `${shown(starts_on)} 起`;
  return starts_on === '' ? `到 ${shown(ends_on)}` : `${shown(starts_on)}～${shown(ends_on)}`;
}

/** `限銀卡會員、金卡會員`; '' for no limit. Levels are undefined until they are read. */
function levelsText(
  { member_levels = [] }: RuleConditions,
  levels: readonly MemberLevel[] | undefined,
): string {
  if (member_levels.length === 0) return '';
  if (levels === undefined) return '限指定的會員等級';
  const names = member_levels.map((id) => {
    const name = levels.find(({ level_id }) => level_id === id)?.name;
    return name === undefined ? '已刪除的等級' : levelTitle(name);
  });
  return `限${names.join('、')}`;
}

/** Everything else that limits when and for whom it holds; '' for nothing. */
function limitsText(conditions: RuleConditions, memberLevels?: readonly MemberLevel[]): string {
  const { weekdays, from_time, until_time, buyers, levels } = conditions;
  const hours =
    from_time === '' && until_time === ''
      ? ''
      : `${from_time || '00:00'}～${until_time || '24:00'}`;
  return [
    weekdays.length > 0 ? `每週${weekdays.map(weekdayName).join('、')}` : '',
    hours,
    buyers === 'anyone' ? '' : `限${BUYERS[buyers]}`,
    levelsText(conditions, memberLevels),
    levels === 'any' ? '' : LEVELS[levels],
  ]
    .filter((text) => text !== '')
    .join('，');
}

/** The days, and what else limits it. */
export const conditionsText = (
  conditions: RuleConditions,
  levels?: readonly MemberLevel[],
): string =>
  [daysText(conditions), limitsText(conditions, levels)].filter((text) => text !== '').join('，');

const GONE = '（已刪除）';

/** The name of what a rule refers to; an id without a name has been deleted. */
export const nameIn = (names: Readonly<Record<string, string>>, id: string): string =>
  names[id] ?? `${id}${GONE}`;

const SHOWN = 3;

function listText(texts: readonly string[]): string {
  const first = texts.slice(0, SHOWN).join('、');
  return texts.length > SHOWN ? `${first}等 ${texts.length} 項` : first;
}

/** What a rule holds for: `全部商品`, `「茶」、「點心」`. */
export function scopeText(scope: RuleScope, names: RuleNames): string {
  const quoted = (ids: readonly string[], of: keyof RuleNames) =>
    ids.map((id) => `「${nameIn(names[of], id)}」`);
  const listed = [
    ...quoted(scope.categories, 'categories'),
    ...quoted(scope.makers, 'makers'),
    ...quoted(scope.products, 'products'),
    ...quoted(scope.variants, 'goods'),
  ];
  const goods = listed.length === 0 ? '全部商品' : listText(listed);
  return scope.except.length > 0
    ? `${goods}（${listText(quoted(scope.except, 'products'))}除外）`
    : goods;
}

const quotedGoods = (names: RuleNames) => (id: string) => `「${nameIn(names.goods, id)}」`;

/** A number that is not filled in yet. */
const withBlanks = (text: string) => text.replaceAll('NaN', '＿');

/** A rule as one sentence: `當顧客購買全部商品，就滿 NT$1,000 折 NT$100。` */
export function ruleSentence(
  { terms, scope }: Pick<StoredRule, 'terms' | 'scope'>,
  names: RuleNames,
) {
  const nameOf = (id: string) => (id === '' ? '＿' : quotedGoods(names)(id));
  return `當顧客購買${scopeText(scope, names)}，就${withBlanks(ruleTermsText(terms, nameOf))}。`;
}

/** The same without what is meant by itself, for the list. */
export function shortSentence(rule: Pick<StoredRule, 'terms' | 'scope'>, names: RuleNames): string {
  const what = ruleTermsText(rule.terms, quotedGoods(names));
  return isEverything(rule.scope) ? what : `${scopeText(rule.scope, names)}：${what}`;
}
