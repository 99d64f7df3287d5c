import { formatTwd } from '../money.ts';
import { daysLater, weekdayOf } from '../taipei-date.ts';
import type { RuleTerms } from './price-rule.ts';
import { type PricedGoods, type RuleCase, ruleCases } from './rule-cases.ts';
import { canCompete } from './rule-meeting.ts';
import type { RuleConditions, StoredRule } from './stored-rule.ts';

export const RULE_WARNINGS = ['giveaway', 'below-cost', 'never', 'sold-out', 'conflict'] as const;

/** Why a rule is probably not what the shop means, as a sentence. */
export interface RuleWarning {
  kind: (typeof RULE_WARNINGS)[number];
  text: string;
}

/** Warnings with which a rule is only enabled after a second confirmation. */
export const isToConfirm = ({ kind }: RuleWarning): boolean =>
  kind === 'giveaway' || kind === 'below-cost';

/** What is known about the goods of a rule. */
export interface RuleFacts {
  /** The day in Taipei. */
  today: string;
  /** Goods on sale that it holds for: all of them, or those with the extreme prices and costs. */
  goods: readonly PricedGoods[];
  /** Goods that it gives or offers, as far as they are on sale, and how many of them are left. */
  offered: readonly (PricedGoods & { free: number })[];
  /** Ids of the shop's levels of members. */
  levels: readonly string[];
}

/** Another rule that is enabled. */
export interface MetRule extends Pick<StoredRule, 'name' | 'terms' | 'conditions'> {
  /** The name of goods that both rules hold for; undefined where there are none. */
  shared: string | undefined;
}

/** Of the price, at least this share of 1 is usually left. */
const STEEP = 0.2;

const lowestBy = (cases: readonly RuleCase[], measure: (one: RuleCase) => number) =>
  cases.toSorted((a, b) => measure(a) - measure(b))[0];

const cartText = ({ name, qty }: RuleCase) => `買 ${qty} 件「${name}」`;

function giveawayText(rule: StoredRule, cases: readonly RuleCase[]): string {
  const { terms, name } = rule;
  const worst =
    terms.kind === 'gift' ? undefined : lowestBy(cases, ({ paid, full }) => paid / full);
  if (worst && worst.paid <= 0)
    return `「${name}」會免費送出商品：${cartText(worst)}（原價 ${formatTwd(worst.full)}）只付 ${formatTwd(0)}。`;
  const isFree =
    terms.kind === 'off' &&
    terms.steps.some(
      ({ percent, amount, from }) => percent >= 100 || (terms.by === 'amount' && amount >= from),
    );
  if (isFree) return `「${name}」會免費送出商品。`;
  if (worst && worst.paid < worst.full * STEEP)
    return `「${name}」的折扣很大：${cartText(worst)}（原價 ${formatTwd(worst.full)}）只付 ${formatTwd(worst.paid)}。`;
  return '';
}

function belowCostText({ terms, name }: StoredRule, cases: readonly RuleCase[]): string {
  const worst = lowestBy(
    cases.filter(({ paid, cost }) => paid < cost),
    ({ paid, cost }) => paid / cost,
  );
  if (!worst) return '';
  const { paid, cost } = worst;
  const withGift = terms.kind === 'gift' ? '（含贈品）' : '';
  return `「${name}」會低於成本：${cartText(worst)}只付 ${formatTwd(paid)}，成本${withGift} ${formatTwd(cost)}。`;
}

/** Whether none of the days that are left is one of the weekdays. */
function hasNoDay({ starts_on, ends_on, weekdays }: RuleConditions, today: string): boolean {
  if (weekdays.length === 0 || ends_on === '') return false;
  const first = starts_on > today ? starts_on : today;
  for (let n = 0; n < 7; n += 1) {
    const day = daysLater(first, n);
    if (day > ends_on) return true;
    if (weekdays.includes(weekdayOf(day))) return false;
  }
  return false;
}

function neverText({ terms, conditions }: StoredRule, { today, goods }: RuleFacts): string {
  const { ends_on } = conditions;
  if (ends_on !== '' && ends_on < today)
    return `最後一天 ${ends_on.replaceAll('-', '/')} 已經過了，啟用後不會套用。`;
  if (hasNoDay(conditions, today)) return '期間內沒有選到的星期，不會套用。';
  if (goods.length === 0) return '選擇的範圍裡沒有上架的商品，不會套用。';
  if (terms.kind === 'bundle' && goods.every(({ price }) => price * terms.pieces <= terms.price))
    return `任選 ${terms.pieces} 件 ${formatTwd(terms.price)} 沒有比原價便宜，不會套用。`;
  return '';
}

/** A level that was deleted, or that another rule's copy names. */
function levelTexts({ conditions: { member_levels = [] } }: StoredRule, { levels }: RuleFacts) {
  const gone = member_levels.filter((id) => !levels.includes(id));
  if (gone.length === 0) return [];
  return gone.length === member_levels.length
    ? ['選擇的會員等級都已經刪除，不會套用。請重新選擇會員等級。']
    : [`選擇的會員等級有 ${gone.length} 個已經刪除，只適用於其他等級。`];
}

const offeredIds = (terms: RuleTerms): string[] => {
  if (terms.kind === 'gift') return [...new Set(terms.steps.map(({ prd_id }) => prd_id))];
  return terms.kind === 'add-on' ? terms.items.map(({ prd_id }) => prd_id) : [];
};

function soldOutTexts({ terms }: StoredRule, { offered }: RuleFacts): string[] {
  const what = terms.kind === 'gift' ? '贈品' : '加購商品';
  return offeredIds(terms).flatMap((id) => {
    const goods = offered.find(({ prd_id }) => prd_id === id);
    if (!goods) return [`${what} ${id} 沒有上架，不會提供給顧客。`];
    return goods.free > 0 ? [] : [`${what}「${goods.name}」已經沒有庫存，補貨前不會提供給顧客。`];
  });
}

const conflictTexts = (rule: StoredRule, others: readonly MetRule[]) =>
  others.flatMap((other) =>
    other.shared !== undefined && canCompete(rule, other)
      ? [
          `與「${other.name}」適用同一批商品（例如「${other.shared}」），每件只會套用比較划算的一個。`,
        ]
      : [],
  );

/** Why a rule is probably not what the shop means: it is named before it starts, and those that lose money are confirmed twice. */
export function ruleWarnings(
  rule: StoredRule,
  others: readonly MetRule[],
  facts: RuleFacts,
): RuleWarning[] {
  const of = (kind: RuleWarning['kind'], texts: readonly string[]) =>
    texts.flatMap((text) => (text === '' ? [] : [{ kind, text }]));
  const cases = ruleCases(rule.terms, facts.goods, facts.offered);
  const giveaway = giveawayText(rule, cases);
  return [
    ...of('giveaway', [giveaway]),
    ...of('below-cost', [giveaway === '' ? belowCostText(rule, cases) : '']),
    ...of('never', [neverText(rule, facts), ...levelTexts(rule, facts)]),
    ...of('sold-out', soldOutTexts(rule, facts)),
    ...of('conflict', conflictTexts(rule, others)),
  ];
}
