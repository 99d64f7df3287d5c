import { LIMIT_FIELDS } from '@pinpu/shared/contracts/backoffice';
import {
  barcodeFault,
  limitsFault,
  preorderFault,
  SHIP_DAYS_MAX,
  stockFault,
  WEIGHT_MAX,
} from '@pinpu/shared/domain';
import { dateFindings } from './date-findings.ts';
import { BY_VARIANT, type Draft, EMPTY_CELL, SOLD_FIELDS } from './draft.ts';
import type { Finding } from './finding.ts';
import type { GoodsRow, StoredGoods } from './goods-row-repository.ts';

const CATEGORY = ['cate_name', 'cate_id'] as const;

/** Whether a row puts a product on sale before the day that it, or the stored product, is listed from. */
function isListedEarly(
  { values }: Draft,
  stored: Pick<GoodsRow, 'enabled' | 'u_date'> | undefined,
  now: Date,
): boolean {
  if (!values.has('u_date') && !values.has('enabled')) return false;
  const isListed = (values.get('enabled') ?? stored?.enabled ?? true) !== false;
  const day = values.get('u_date') ?? stored?.u_date;
  return isListed && day instanceof Date && day > now;
}

/** Findings about dates of pre-orders that a row changes: stored ones of a past round may stay. */
function preorderFindings(
  { values, finding, faulty }: Draft,
  stored: StoredGoods | undefined,
  now: Date,
): Finding[] {
  const was = { until: stored?.preorder_until ?? null, ships: stored?.preorder_ships ?? '' };
  const cell = values.get('preorder_until');
  const until = cell === undefined ? was.until : (cell as Date | null);
  const ships = String(
    values.has('preorder_ships') ? (values.get('preorder_ships') ?? '') : was.ships,
  );
  const isSame = until?.getTime() === was.until?.getTime() && ships === was.ships;
  const isUnread = faulty.has('preorder_until') || faulty.has('preorder_ships');
  const fault = isSame || isUnread ? undefined : preorderFault({ until, ships }, now);
  return fault ? [finding(fault.field, fault.message)] : [];
}

/** Findings about what a product is sold for: cells that would change nothing where it has options. */
function soldFindings(
  { values, finding, hasVariants, prd_id, faulty }: Draft,
  stored: StoredGoods | undefined,
): Finding[] {
  if (hasVariants) return [];
  if (stored && stored.options.length > 0)
    return SOLD_FIELDS.filter((field) => {
      const value = values.get(field) ?? null;
      return value !== null && value !== stored[field];
    }).map((field) => finding(field, BY_VARIANT));
  const findings = (['price', 'on_hand'] as const)
    .filter((field) => values.get(field) === null)
    .map((field) => finding(field, EMPTY_CELL));
  if (!stored && !values.has('price') && !faulty.has('price'))
    findings.push(finding('price', `${prd_id} 是新商品，請填寫。`));
  const on_hand = values.get('on_hand');
  const fault = typeof on_hand === 'number' ? stockFault(on_hand, stored?.reserved ?? 0) : '';
  if (fault !== '') findings.push(finding('on_hand', fault));
  const barcode = barcodeFault(String(values.get('barcode') ?? ''));
  if (barcode !== '') findings.push(finding('barcode', barcode));
  if (Number(values.get('weight') ?? 0) > WEIGHT_MAX)
    findings.push(finding('weight', `最多 ${WEIGHT_MAX} 公克。`));
  return findings;
}

/** Why a row can't be a product, apart from its pictures and its category's name. */
export function productFindings(
  draft: Draft,
  stored: StoredGoods | undefined,
  now: Date,
): Finding[] {
  const { values, faulty } = draft;
  const findings: Finding[] = [];
  if (!stored && !values.has('prd_name') && !faulty.has('prd_name'))
    findings.push(draft.finding('prd_name', `${draft.prd_id} 是新商品，請填寫。`));
  if (!stored && !CATEGORY.some((field) => values.get(field) || faulty.has(field)))
    findings.push(draft.finding('cate_name', `${draft.prd_id} 是新商品，請填寫分類。`));
  findings.push(...soldFindings(draft, stored));
  if (Number(values.get('ship_days') ?? 0) > SHIP_DAYS_MAX)
    findings.push(draft.finding('ship_days', `備貨最多 ${SHIP_DAYS_MAX} 天。`));
  const limits = Object.fromEntries(
    LIMIT_FIELDS.map((field) => [field, Number(values.get(field) ?? stored?.[field] ?? 0)]),
  ) as Record<(typeof LIMIT_FIELDS)[number], number>;
  const wrong = limitsFault(limits);
  if (wrong) findings.push(draft.finding(wrong.field, wrong.message));
  findings.push(...dateFindings(draft, stored, now));
  findings.push(...preorderFindings(draft, stored, now));
  if (isListedEarly(draft, stored, now))
    findings.push(
      draft.finding(
        'u_date',
        '這一天還沒到，商品還不能上架：請先取消上架（可勾選自動上架），或填今天以前的日期。',
      ),
    );
  return findings;
}
