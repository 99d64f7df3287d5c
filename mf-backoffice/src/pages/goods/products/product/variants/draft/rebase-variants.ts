import type { ShopVariant, ShopVariants } from '@pinpu/shared/contracts/backoffice';
import { optionText, type ProductOption } from '@pinpu/shared/domain';
import { randomId } from '@pinpu/shared/state';
import { withOptions } from './option-changes.ts';
import { titleOfVariantField, VARIANT_FIELDS } from './variant-columns.ts';
import {
  draftOf,
  type RowDraft,
  rowDraftOf,
  rowValues,
  sentOptions,
  sentRow,
  type VariantsDraft,
  valueIdsOf,
} from './variants-draft.ts';

/** What somebody else changed meanwhile: its old and new value, and the typed one if that differs from both. */
export interface ForeignVariantChange {
  what: string;
  before: string;
  now: string;
  typed?: string;
}

const optionsText = (options: readonly ProductOption[]): string =>
  options
    .map(({ name, values }) => `${name}：${values.map(({ value }) => value).join('、')}`)
    .join('；');

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const nameOf = ({ option_values }: ShopVariant) => optionText(option_values);

const byCode = (variants: readonly ShopVariant[]) =>
  new Map(variants.map((variant) => [variant.var_id, variant]));

const saleText = (enabled: boolean) => (enabled ? '販售' : '停售');

/** The cells of a variant that somebody else has changed, beside the typed ones. */
function changedCells(before: ShopVariant, now: ShopVariant, row: RowDraft | undefined) {
  const changes: ForeignVariantChange[] = VARIANT_FIELDS.flatMap((field) => {
    const [from, to] = [String(before[field]), String(now[field])];
    const typed = row?.cells[field];
    if (from === to) return [];
    const isTyped = typed !== undefined && typed !== from && typed !== to;
    const what = `${nameOf(now)} ${titleOfVariantField(field)}`;
    return [{ what, before: from, now: to, ...(isTyped && { typed }) }];
  });
  if (before.enabled !== now.enabled)
    changes.push({
      ...{ what: nameOf(now), before: saleText(before.enabled), now: saleText(now.enabled) },
    });
  if (before.picture !== now.picture)
    changes.push({ what: `${nameOf(now)} 圖片`, before: '舊的', now: '新的' });
  return changes;
}

/** What differs between the options and variants as loaded and the current ones. */
export function foreignVariantChanges(
  { base, rows }: VariantsDraft,
  now: ShopVariants,
): ForeignVariantChange[] {
  const [before, after] = [byCode(base.variants), byCode(now.variants)];
  const options = isSame(base.options, now.options)
    ? []
    : [{ what: '選項', before: optionsText(base.options), now: optionsText(now.options) }];
  const removed = base.variants
    .filter(({ var_id }) => !after.has(var_id))
    .map((one) => ({ what: nameOf(one), before: '有', now: '已刪除' }));
  const changed = now.variants.flatMap((one) => {
    const old = before.get(one.var_id);
    if (!old) return [{ what: nameOf(one), before: '沒有', now: '新增' }];
    return changedCells(
      old,
      one,
      rows.find(({ was }) => was === one.var_id),
    );
  });
  return [...options, ...removed, ...changed];
}

/** A row on a newer variant: typed fields keep the input, the others get the current values. */
function rebasedRow(row: RowDraft, before: ShopVariant | undefined, fresh: RowDraft): RowDraft {
  const cells = VARIANT_FIELDS.map((field) => {
    const typed = row.cells[field];
    const isTyped = typed !== (before ? String(before[field]) : '');
    return [field, isTyped ? typed : fresh.cells[field]];
  });
  return {
    ...fresh,
    ...{ id: row.id, values: row.values, cells: Object.fromEntries(cells) as RowDraft['cells'] },
    picture: row.picture === before?.picture ? fresh.picture : row.picture,
    enabled: row.enabled === before?.enabled ? fresh.enabled : row.enabled,
  };
}

/** The options, with the values that others have added to them. */
function withForeignValues(draft: VariantsDraft, now: ShopVariants): VariantsDraft['options'] {
  return draft.options.map((option) => {
    const valuesOf = (all: readonly ProductOption[]) =>
      all.find(({ name }) => name === option.name)?.values.map(({ value }) => value) ?? [];
    const known = new Set([
      ...valuesOf(draft.base.options),
      ...option.values.map((one) => one.value),
    ]);
    const added = valuesOf(now.options).filter((value) => !known.has(value));
    const values = added.map((value) => ({ id: randomId(), value, colour: '' }));
    return { ...option, values: [...option.values, ...values] };
  });
}

/** Whether a row differs from the variant that it was loaded from. */
const isTypedRow = (row: RowDraft, before: ShopVariant | undefined, draft: VariantsDraft) =>
  before === undefined ||
  !isSame(sentRow(draft.options, row), sentRow(draft.options, rowDraftOf(before, draft.options)));

/** Moves the editor to the current options and variants: what was typed stays, the rest gets the current values. */
export function rebaseVariants(draft: VariantsDraft, now: ShopVariants): VariantsDraft {
  const [before, after] = [byCode(draft.base.variants), byCode(now.variants)];
  const isTyped = !isSame(sentOptions(draft.options), sentOptions(draftOf(draft.base).options));
  const options = isTyped ? withForeignValues(draft, now) : draftOf(now).options;
  const taken = new Set<string>();
  const rows = draft.rows.flatMap((row) => {
    const texts = rowValues(draft.options, row);
    const stored =
      after.get(row.was) ?? now.variants.find(({ option_values }) => isSame(option_values, texts));
    const old = before.get(row.was);
    if (stored) {
      taken.add(stored.var_id);
      const fresh = rowDraftOf(stored, options);
      return [rebasedRow(isTyped ? row : { ...row, values: fresh.values }, old, fresh)];
    }
    // Somebody has deleted it. Unless something was typed into it, it is gone here, too.
    if (!isTypedRow(row, old, draft)) return [];
    const values = isTyped ? row.values : valueIdsOf(options, texts);
    const counts = { on_hand_from: 0, pre_left_from: 0, reserved: 0 };
    return [{ ...row, values, was: '', ...counts, ordered: false }];
  });
  const added = now.variants
    .filter(({ var_id }) => !taken.has(var_id) && !before.has(var_id))
    .map((one) => rowDraftOf(one, options));
  return withOptions({ base: now, options, rows: [...rows, ...added] }, options);
}
