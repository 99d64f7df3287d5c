import { formatTwd } from '../money.ts';
import { isDay } from '../taipei-date.ts';
import type { GiftStep, OffStep, RuleMeasure, RuleTerms } from './price-rule.ts';
import type { RuleConditions, StoredRule } from './stored-rule.ts';

export const RULE_NAME_MAX = 40;
export const RULE_STEPS_MAX = 10;
export const RULE_PIECES_MAX = 50;
/** Ids in each list of a scope, and goods of an add-on. */
export const RULE_IDS_MAX = 500;
export const ADD_ON_ITEMS_MAX = 20;
const AMOUNT_MAX = 1_000_000;

/** The part of a form that a fault belongs to. */
export type RuleField = 'name' | 'terms' | 'scope' | 'days' | 'times';
export type RuleFaults = Partial<Record<RuleField, string>>;

const isWhole = (value: number, from: number, to: number) =>
  Number.isInteger(value) && value >= from && value <= to;

const AMOUNT = `請填 1 到 ${formatTwd(AMOUNT_MAX)} 之間的整數金額。`;

function fromFault(by: RuleMeasure, from: number): string {
  if (by === 'amount') return isWhole(from, 1, AMOUNT_MAX) ? '' : `門檻金額${AMOUNT}`;
  return isWhole(from, 1, RULE_PIECES_MAX) ? '' : `件數請填 1 到 ${RULE_PIECES_MAX} 的整數。`;
}

function stepsFault(by: RuleMeasure, steps: readonly { from: number }[]): string {
  if (steps.length === 0) return '請至少填寫一個門檻。';
  if (steps.length > RULE_STEPS_MAX) return `最多 ${RULE_STEPS_MAX} 個門檻。`;
  if (new Set(steps.map(({ from }) => from)).size < steps.length)
    return '有兩個門檻相同，請改成不同的門檻。';
  return steps.map(({ from }) => fromFault(by, from)).find((fault) => fault !== '') ?? '';
}

function offFault(by: RuleMeasure, { from, percent, amount }: OffStep): string {
  if (percent > 0 && amount > 0) return '折扣請擇一填寫：打折或折金額。';
  if (percent > 0)
    return isWhole(percent, 1, 100) ? '' : '請填 1 到 100 的整數，例如打 9 折請填 10。';
  if (!isWhole(amount, 1, AMOUNT_MAX)) return `折扣金額${AMOUNT}`;
  return by === 'amount' && amount > from
    ? `滿 ${formatTwd(from)} 不能折 ${formatTwd(amount)}，請填不超過門檻的金額。`
    : '';
}

const giftFault = ({ prd_id, qty }: GiftStep) => {
  if (prd_id === '') return '請選擇贈品。';
  return isWhole(qty, 1, RULE_PIECES_MAX) ? '' : `贈品數量請填 1 到 ${RULE_PIECES_MAX} 的整數。`;
};

const firstOf = (faults: readonly string[]) => faults.find((fault) => fault !== '') ?? '';

function groupFault(terms: Extract<RuleTerms, { kind: 'bundle' | 'cheapest' }>): string {
  if (!isWhole(terms.pieces, 2, RULE_PIECES_MAX))
    return `件數請填 2 到 ${RULE_PIECES_MAX} 的整數。`;
  if (terms.kind === 'bundle') return isWhole(terms.price, 1, AMOUNT_MAX) ? '' : `任選價${AMOUNT}`;
  if (!isWhole(terms.reduced, 1, terms.pieces - 1)) return '優惠的件數要少於每組的件數。';
  return isWhole(terms.percent, 1, 100) ? '' : '請填 1 到 100 的整數，例如打 5 折請填 50。';
}

function addOnFault({ from, items, max }: Extract<RuleTerms, { kind: 'add-on' }>): string {
  if (items.length === 0) return '請選擇加購的商品。';
  if (items.length > ADD_ON_ITEMS_MAX) return `加購商品最多 ${ADD_ON_ITEMS_MAX} 項。`;
  if (new Set(items.map(({ prd_id }) => prd_id)).size < items.length)
    return '同一項加購商品選了兩次。';
  if (!isWhole(from, 0, AMOUNT_MAX)) return `門檻金額${AMOUNT}`;
  if (!isWhole(max, 1, RULE_PIECES_MAX)) return `加購件數請填 1 到 ${RULE_PIECES_MAX} 的整數。`;
  return firstOf(
    items.map(({ price }) => (isWhole(price, 1, AMOUNT_MAX) ? '' : `加購價${AMOUNT}`)),
  );
}

function termsFault(terms: RuleTerms): string {
  switch (terms.kind) {
    case 'off':
      if (terms.repeat && (terms.steps.length !== 1 || terms.steps[0]?.percent))
        return '「每滿」只能有一個門檻，而且是折金額。';
      return firstOf([
        stepsFault(terms.by, terms.steps),
        ...terms.steps.map((step) => offFault(terms.by, step)),
      ]);
    case 'bundle':
    case 'cheapest':
      return groupFault(terms);
    case 'add-on':
      return addOnFault(terms);
    case 'gift':
      return firstOf([stepsFault(terms.by, terms.steps), ...terms.steps.map(giftFault)]);
    case 'shipping':
      return fromFault(terms.by, terms.from);
  }
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

function daysFault({ starts_on, ends_on, weekdays }: RuleConditions): string {
  if ([starts_on, ends_on].some((day) => day !== '' && !isDay(day)))
    return '這不是日期，請再確認一次。';
  if (starts_on !== '' && ends_on !== '' && ends_on < starts_on)
    return '最後一天不能早於開始日期。';
  return weekdays.every((day) => isWhole(day, 1, 7)) ? '' : '請重新選擇星期。';
}

function timesFault({ from_time, until_time }: RuleConditions): string {
  if ([from_time, until_time].some((time) => time !== '' && !TIME.test(time)))
    return '請填寫時間，例如 09:30。';
  return from_time !== '' && from_time === until_time ? '結束時間不能和開始時間相同。' : '';
}

/** What is wrong with each part of a rule, as sentences; empty where it is valid. */
export function ruleFaults({ name, terms, scope, conditions }: StoredRule): RuleFaults {
  const nameFault =
    name.trim() === '' || name.length > RULE_NAME_MAX
      ? `請填寫 1 到 ${RULE_NAME_MAX} 個字的名稱，顧客會看到。`
      : '';
  const isTooLong = Object.values(scope).some((ids) => ids.length > RULE_IDS_MAX);
  const faults: RuleFaults = {
    name: nameFault,
    terms: termsFault(terms),
    scope: isTooLong ? `每一種範圍最多 ${RULE_IDS_MAX} 項，可以改用分類或品牌。` : '',
    days: daysFault(conditions),
    times: timesFault(conditions),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, sentence]) => sentence !== ''));
}
