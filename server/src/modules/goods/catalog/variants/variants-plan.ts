import type { VariantInput, VariantsSave } from '@pinpu/shared/contracts/backoffice';
import {
  amountCell,
  cleanBarcode,
  cleanOptions,
  GOODS_AMOUNT_MAX,
  namesOfSets,
  optionText,
  type ProductOption,
  readStockCell,
  readVariantCell,
  STOCK_FIELDS,
  type VariantFault,
  variantCode,
  variantFaults,
  variantNumbers,
  variantValues,
} from '@pinpu/shared/domain';
import type { GoodsChange } from '../stock/goods-edit-repository.ts';
import type { CodeChange, StoredVariant, VariantRow } from './repository.ts';
import { isInUse, type VariantsState } from './variants-state.ts';

/** A row to save, with the stored variant that it is. */
interface PlannedRow extends VariantInput {
  price_special: string;
  stored: StoredVariant | undefined;
}

/** What a save writes, in the order of these fields. */
export interface VariantsPlan {
  options: ProductOption[];
  removed: string[];
  codes: CodeChange[];
  /** Former variants whose values another one gets. */
  displaced: string[];
  updated: VariantRow[];
  /** New variants; those without a code get one. */
  added: VariantRow[];
  base: Partial<VariantRow>;
  changes: GoodsChange[];
}

/** The stored variant that a row is: by its code, or a former one that has its values. */
function storedOf({ sold, former }: VariantsState, row: VariantInput): StoredVariant | undefined {
  const was = row.was || variantCode(row);
  const key = JSON.stringify(variantValues(row));
  return (
    sold.find(({ var_id }) => var_id === was) ??
    former.find(({ option_values }) => JSON.stringify(option_values) === key)
  );
}

/** The stock of a row: where it was not edited, what is stored; for a former variant, its reserved units are added. */
function stockOf(state: VariantsState, row: VariantInput, stored: StoredVariant) {
  const read = readStockCell('on_hand', row.on_hand);
  if ('why' in read) return {};
  const { on_hand } = stored;
  if (state.former.includes(stored))
    return { on_hand: String(on_hand + read.value), on_hand_from: on_hand };
  return read.value === row.on_hand_from ? { on_hand: String(on_hand) } : {};
}

/** How many more of a row can be pre-ordered, by the same rule. */
function quotaOf(state: VariantsState, row: VariantInput, { pre_left, ...stored }: StoredVariant) {
  const read = readVariantCell('pre_left', row.pre_left ?? '');
  const isShown = 'value' in read && read.value === row.pre_left_from;
  if (row.pre_left === undefined || isShown) return { pre_left: String(pre_left) };
  const isFormer = state.former.some(({ var_id }) => var_id === stored.var_id);
  return isFormer ? { pre_left_from: pre_left } : {};
}

function plannedRow(state: VariantsState, row: VariantInput): PlannedRow {
  const stored = storedOf(state, row);
  const price_special =
    row.price_special ?? amountCell('price_special', stored?.price_special ?? 0);
  if (!stored) return { ...row, price_special, was: '', stored };
  const counts = { ...stockOf(state, row, stored), ...quotaOf(state, row, stored) };
  return { ...row, price_special, ...counts, was: stored.var_id, stored };
}

export const plannedRows = (state: VariantsState, { variants }: VariantsSave): PlannedRow[] =>
  variants.map((row) => plannedRow(state, row));

/** Whether a row changes a stock that is not the one that was shown. */
export const isStale = ({ stored, on_hand, on_hand_from }: PlannedRow): boolean => {
  const read = readStockCell('on_hand', on_hand);
  return (
    stored !== undefined &&
    stored.on_hand !== on_hand_from &&
    'value' in read &&
    read.value !== stored.on_hand
  );
};

/** Whether a row changes a number of pre-orders that is not the one that was shown. */
export const isStaleQuota = ({ stored, pre_left = '', pre_left_from }: PlannedRow): boolean => {
  const read = readVariantCell('pre_left', pre_left);
  return (
    stored !== undefined &&
    stored.pre_left !== pre_left_from &&
    'value' in read &&
    read.value !== stored.pre_left
  );
};

function codeFault(state: VariantsState, row: PlannedRow): string {
  const code = variantCode(row);
  if (row.stored === undefined || code === row.stored.var_id) return '';
  if (isInUse(state, row.stored))
    return `有訂單買過這個規格，編號要維持 ${row.stored.var_id}，不能改。`;
  return [...state.sold, ...state.former].some(({ var_id }) => var_id === code)
    ? `編號 ${code} 還是另一種規格的，請先用別的編號儲存。`
    : '';
}

/** Variants that a save leaves out. */
const missingOf = ({ sold }: VariantsState, rows: readonly PlannedRow[]) =>
  sold.filter((one) => rows.every(({ stored }) => stored !== one));

/** A set has no options, and what sets contain neither gets options nor is deleted. */
function setFaults(
  state: VariantsState,
  { options }: VariantsSave,
  rows: readonly PlannedRow[],
): VariantFault[] {
  const fault = (message: string) => ({ row: -1, field: '', message });
  const withBase = state.sets.get(state.prd_id) ?? [];
  const isFirst = options.length > 0 && state.options.length === 0;
  if (isFirst && state.is_set)
    return [fault('組合不能加規格；要加規格，請先在「組合內容」移除所有商品。')];
  if (isFirst && withBase.length > 0)
    return [fault(`這個商品在組合${namesOfSets(withBase)}裡，不能加規格；請先從組合移除。`)];
  return missingOf(state, rows).flatMap(({ var_id, option_values }) => {
    const sets = state.sets.get(var_id) ?? [];
    const text = optionText(option_values);
    return sets.length === 0
      ? []
      : [fault(`「${text}」在組合${namesOfSets(sets)}裡，可以停售，不能刪除。`)];
  });
}

/** Why a save is not possible, apart from pictures and from codes of other products. */
export function planFaults(
  state: VariantsState,
  save: VariantsSave,
  rows: readonly PlannedRow[],
): VariantFault[] {
  const faults = variantFaults(save.options, rows, {
    prd_id: state.prd_id,
    stored: [...state.sold, ...state.former],
  });
  for (const [row, planned] of rows.entries()) {
    const isTwice = rows.some(({ stored }, at) => at < row && stored && stored === planned.stored);
    if (isTwice) faults.push({ row, field: '', message: '和前面的一列是同一種規格，請移除。' });
    const message = codeFault(state, planned);
    if (message !== '') faults.push({ row, field: 'var_id', message });
  }
  faults.push(...setFaults(state, save, rows));
  if (save.options.length > 0)
    for (const one of missingOf(state, rows))
      if (isInUse(state, one)) {
        const text = optionText(one.option_values);
        const message = `「${text}」有訂單，可以停售，不能刪除。`;
        faults.push({ row: -1, field: '', message });
      }
  return faults;
}

function rowToWrite(row: PlannedRow, sort: number): VariantRow {
  const numbers = variantNumbers(row);
  if (!numbers) throw new Error('a row is written only without faults');
  return {
    ...numbers,
    var_id: variantCode(row),
    option_values: variantValues(row),
    barcode: cleanBarcode(row.barcode),
    ...{ picture: row.picture, enabled: row.enabled, sort },
  };
}

const changesBetween = (before: StoredVariant, after: Partial<VariantRow>): GoodsChange[] =>
  STOCK_FIELDS.flatMap((field) => {
    const value = after[field];
    return value === undefined || value === before[field]
      ? []
      : [{ prd_id: after.var_id ?? before.var_id, field, before: before[field], after: value }];
  });

const isChanged = ({ reserved: _, ...before }: StoredVariant, after: VariantRow): boolean =>
  Object.entries(before).some(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(after[name as keyof VariantRow]),
  );

const displacedBy = ({ former }: VariantsState, rows: readonly PlannedRow[]) => {
  const keys = new Set(rows.map((row) => JSON.stringify(variantValues(row))));
  return former.filter(
    (one) =>
      keys.has(JSON.stringify(one.option_values)) && rows.every(({ stored }) => stored !== one),
  );
};

/** What the product's own variant shows for lines from before: the prices of the cheapest variant on sale. */
function cheapest(rows: readonly VariantRow[]): Partial<VariantRow> {
  const onSale = rows.filter(({ enabled }) => enabled);
  const [first] = (onSale.length > 0 ? onSale : rows).toSorted((a, b) => a.price - b.price);
  if (!first) return {};
  const { price, price_special, price1, cost_wholesale } = first;
  return { price, price_special, price1, cost_wholesale };
}

function planOptions(
  state: VariantsState,
  save: VariantsSave,
  rows: readonly PlannedRow[],
): VariantsPlan {
  const { base, options } = state;
  const written = rows.map((row, at) => ({ row: rowToWrite(row, at), stored: row.stored }));
  const updated = written.flatMap(({ row, stored }) =>
    stored && isChanged(stored, row) ? [{ row, stored }] : [],
  );
  // What was for sale as a whole has been distributed to the variants.
  const emptied = options.length === 0 ? { on_hand: base.reserved, pre_left: 0 } : {};
  return {
    options: cleanOptions(save.options),
    removed: missingOf(state, rows).map(({ var_id }) => var_id),
    codes: updated.flatMap(({ row: { var_id }, stored: { var_id: was } }) =>
      was === var_id ? [] : [{ was, var_id }],
    ),
    displaced: displacedBy(state, rows).map(({ var_id }) => var_id),
    updated: updated.map(({ row }) => row),
    added: written.flatMap(({ row, stored }) => (stored ? [] : [row])),
    base: { enabled: false, ...emptied, ...cheapest(written.map(({ row }) => row)) },
    changes: [
      ...changesBetween(base, emptied),
      ...updated.flatMap(({ row, stored }) => changesBetween(stored, row)),
    ],
  };
}

/** The product is sold as a whole again, with what is left of its variants. */
function planWithout(state: VariantsState): VariantsPlan {
  const { base, sold, options } = state;
  const left = sold.reduce((sum, one) => sum + one.on_hand - one.reserved, 0);
  const used = sold.filter((one) => isInUse(state, one));
  const updated = used.map(({ reserved, ...one }) => ({
    ...one,
    ...{ enabled: false, on_hand: reserved, pre_left: 0 },
  }));
  const on_hand = Math.min(base.on_hand + left, GOODS_AMOUNT_MAX);
  const quota = sold.reduce((sum, { pre_left }) => sum + pre_left, base.pre_left);
  const pre_left = Math.min(quota, GOODS_AMOUNT_MAX);
  const own = options.length === 0 ? {} : { enabled: true, on_hand, pre_left };
  return {
    ...{ options: [], codes: [], displaced: [], updated, added: [], base: own },
    removed: sold.filter((one) => !used.includes(one)).map(({ var_id }) => var_id),
    changes: [
      ...changesBetween(base, own),
      ...used.flatMap((one) => changesBetween(one, { on_hand: one.reserved })),
    ],
  };
}

/** What to write for rows without faults. */
export const planVariants = (
  state: VariantsState,
  save: VariantsSave,
  rows: readonly PlannedRow[],
): VariantsPlan => (save.options.length > 0 ? planOptions(state, save, rows) : planWithout(state));
