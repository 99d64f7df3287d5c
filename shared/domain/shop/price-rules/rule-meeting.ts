import type { RuleKind } from './price-rule.ts';
import { ALL_GOODS, type RuleConditions, type RuleScope, type StoredRule } from './stored-rule.ts';

/** The layers in which a piece, or a line, has one rule (ADR 0226); of gifts and free shipping all apply. */
const LAYERS: Readonly<Partial<Record<RuleKind, 'product' | 'amount'>>> = {
  ...{ bundle: 'product', cheapest: 'product', 'add-on': 'product', off: 'amount' },
};

const MINUTES_OF_DAY = 24 * 60;
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** The part of a day from a rule's first to its last time, in minutes; one that passes midnight is two. */
function partsOfDay({ from_time, until_time }: RuleConditions): [from: number, until: number][] {
  const from = from_time === '' ? 0 : minutesOf(from_time);
  const until = until_time === '' ? MINUTES_OF_DAY : minutesOf(until_time);
  if (from < until) return [[from, until]];
  return [
    [from, MINUTES_OF_DAY],
    [0, until],
  ];
}

const haveCommonTime = (one: RuleConditions, other: RuleConditions) =>
  partsOfDay(one).some(([from, until]) =>
    partsOfDay(other).some(([first, last]) => from < last && first < until),
  );

/** Whether there are days, or at least weekdays, on which both hold. */
export const haveCommonDay = (one: RuleConditions, other: RuleConditions): boolean => {
  const isBefore = (a: RuleConditions, b: RuleConditions) =>
    a.ends_on !== '' && b.starts_on !== '' && a.ends_on < b.starts_on;
  if (isBefore(one, other) || isBefore(other, one)) return false;
  const [days, others] = [one.weekdays, other.weekdays];
  return days.length === 0 || others.length === 0 || days.some((day) => others.includes(day));
};

const haveCommonLevel = (one: RuleConditions, other: RuleConditions) => {
  const [ids, others] = [one.member_levels ?? [], other.member_levels ?? []];
  return ids.length === 0 || others.length === 0 || ids.some((id) => others.includes(id));
};

const haveCommonBuyer = (one: RuleConditions, other: RuleConditions) =>
  haveCommonLevel(one, other) &&
  (one.levels === 'any' || other.levels === 'any' || one.levels === other.levels);

/** Whether two rules compete wherever they hold for the same goods: of one layer, at a common time, for a common buyer. */
export function canCompete(
  one: Pick<StoredRule, 'terms' | 'conditions'>,
  other: Pick<StoredRule, 'terms' | 'conditions'>,
): boolean {
  const layer = LAYERS[one.terms.kind];
  return (
    layer !== undefined &&
    layer === LAYERS[other.terms.kind] &&
    haveCommonDay(one.conditions, other.conditions) &&
    haveCommonTime(one.conditions, other.conditions) &&
    haveCommonBuyer(one.conditions, other.conditions)
  );
}

/** The goods whose pieces a rule takes: its scope, or what it offers at another price. */
export const takenScope = ({ terms, scope }: Pick<StoredRule, 'terms' | 'scope'>): RuleScope =>
  terms.kind === 'add-on'
    ? { ...ALL_GOODS, variants: terms.items.map(({ prd_id }) => prd_id) }
    : scope;
