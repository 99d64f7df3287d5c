import { taipeiDate, weekdayOf } from '../taipei-date.ts';
import type { RuleTerms } from './price-rule.ts';

/** The goods that a rule holds for; all lists empty for all goods. A variant, product, category or maker is enough. */
export interface RuleScope {
  variants: string[];
  products: string[];
  /** A category contains its subcategories. */
  categories: string[];
  makers: string[];
  /** Products that it never holds for. */
  except: string[];
}

/** Whom a rule holds for. `first-order` is somebody without an order that was not cancelled. */
export const RULE_BUYERS = ['anyone', 'members', 'first-order'] as const;
export type RuleBuyers = (typeof RULE_BUYERS)[number];

/** Price levels: those of everybody, those of a promoter's link, or both. */
export const RULE_LEVELS = ['any', 'list', 'group'] as const;
export type RuleLevels = (typeof RULE_LEVELS)[number];

/** When and for whom a rule holds; '' and an empty list for no limit. */
export interface RuleConditions {
  /** First and last day in Taipei, YYYY-MM-DD. */
  starts_on: string;
  ends_on: string;
  /** Weekdays, 1 for Monday to 7 for Sunday. */
  weekdays: number[];
  /** Times of day in Taipei, HH:MM, the end not included; an end before the start is that of the next day. */
  from_time: string;
  until_time: string;
  buyers: RuleBuyers;
  levels: RuleLevels;
  /** Ids of the levels of members that it holds for; empty, or missing in older rules, for no limit. */
  member_levels?: string[] | undefined;
}

/** A rule as the shop edits it. */
export interface StoredRule {
  name: string;
  terms: RuleTerms;
  scope: RuleScope;
  conditions: RuleConditions;
}

export const ALL_GOODS: RuleScope = {
  ...{ variants: [], products: [], categories: [], makers: [], except: [] },
};

export const ALWAYS: RuleConditions = {
  ...{ starts_on: '', ends_on: '', weekdays: [], from_time: '', until_time: '' },
  ...{ buyers: 'anyone', levels: 'any' },
};

/** What a scope asks of goods; `categories` are the product's own and its parents. */
export interface ScopedGoods {
  var_id: string;
  prd_id: string;
  categories: readonly string[];
  maker_id: string | null;
}

export const isEverything = (scope: RuleScope): boolean =>
  Object.values(scope).every((ids) => ids.length === 0);

export function isScoped(scope: RuleScope, goods: ScopedGoods): boolean {
  const { variants, products, categories, makers, except } = scope;
  if (except.includes(goods.prd_id)) return false;
  const lists = [variants, products, categories, makers];
  if (lists.every((ids) => ids.length === 0)) return true;
  return (
    variants.includes(goods.var_id) ||
    products.includes(goods.prd_id) ||
    goods.categories.some((id) => categories.includes(id)) ||
    (goods.maker_id !== null && makers.includes(goods.maker_id))
  );
}

const MINUTES = 60_000;

const timeOfDay = (now: Date) =>
  new Date(now.getTime() + 8 * 60 * MINUTES).toISOString().slice(11, 16);

/** Whether a moment is within a rule's days, weekdays and times in Taipei. After midnight, the day before still counts. */
export function isRuleTime(
  { starts_on, ends_on, weekdays, from_time, until_time }: RuleConditions,
  now: Date,
): boolean {
  const time = timeOfDay(now);
  const isOverMidnight = from_time !== '' && until_time !== '' && until_time <= from_time;
  const isAfterMidnight = isOverMidnight && time < until_time;
  const day = taipeiDate(isAfterMidnight ? new Date(now.getTime() - 24 * 60 * MINUTES) : now);
  if (starts_on !== '' && day < starts_on) return false;
  if (ends_on !== '' && day > ends_on) return false;
  if (weekdays.length > 0 && !weekdays.includes(weekdayOf(day))) return false;
  if (isOverMidnight) return time >= from_time || time < until_time;
  return (from_time === '' || time >= from_time) && (until_time === '' || time < until_time);
}

/** The buyer of a cart, as far as it is known. */
export interface RuleBuyer {
  /** Price level: 0, or 1 for group prices. */
  pl: number;
  is_member: boolean;
  /** Undefined where nobody is known yet: a guest is taken for a new buyer until the checkout. */
  has_ordered?: boolean | undefined;
  /** The member's level; undefined for guests, and below the first. */
  level_id?: string | undefined;
}

export const isForLevels = ({ member_levels = [] }: RuleConditions): boolean =>
  member_levels.length > 0;

export function isForBuyer(conditions: RuleConditions, buyer: RuleBuyer): boolean {
  const { buyers, levels, member_levels = [] } = conditions;
  if (isForLevels(conditions) && !member_levels.includes(buyer.level_id ?? '')) return false;
  if (levels !== 'any' && (levels === 'group') !== buyer.pl > 0) return false;
  if (buyers === 'members') return buyer.is_member;
  return buyers === 'anyone' || buyer.has_ordered !== true;
}
