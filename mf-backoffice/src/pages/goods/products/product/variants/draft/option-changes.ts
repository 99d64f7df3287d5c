import { OPTION_VALUES_MAX, plainLine, VARIANTS_MAX } from '@pinpu/shared/domain';
import { randomId } from '@pinpu/shared/state';
import {
  cellsOf,
  type OptionDraft,
  optionDraftOf,
  type RowDraft,
  type ValueDraft,
  type VariantsDraft,
} from './variants-draft.ts';

type Choice = RowDraft['values'];

/** A new variant of these values, with the prices of another. */
function newRow(values: Choice, like: RowDraft | undefined, draft: VariantsDraft): RowDraft {
  const { base } = draft;
  const numbers = like ? like.cells : base.base;
  return {
    ...{ id: randomId(), was: '', values, picture: '', enabled: true },
    cells: cellsOf({ ...numbers, var_id: '', barcode: '', on_hand: '0', pre_left: '0' }),
    ...{ on_hand_from: 0, pre_left_from: 0, reserved: 0, ordered: false },
  };
}

const withValue = (values: Choice, option: string, value: string | undefined): Choice => {
  const { [option]: _, ...others } = values;
  return value === undefined ? others : { ...others, [option]: value };
};

const placeIn = ({ id, values }: OptionDraft, choice: Choice) =>
  values.findIndex((value) => value.id === choice[id]);

/** Rows in the order of options and values. */
const sorted = (options: readonly OptionDraft[], rows: readonly RowDraft[]): RowDraft[] => {
  const placed = rows.map((row) => ({ row, at: options.map((one) => placeIn(one, row.values)) }));
  placed.sort((one, other) => {
    const differs = one.at.findIndex((place, at) => place !== other.at[at]);
    return differs < 0 ? 0 : (one.at[differs] ?? 0) - (other.at[differs] ?? 0);
  });
  return placed.map(({ row }) => row);
};

/** All combinations of options that have values. */
const combinations = (options: readonly OptionDraft[]): Choice[] =>
  options
    .filter(({ values }) => values.length > 0)
    .reduce<Choice[]>(
      (choices, { id, values }) =>
        choices.flatMap((choice) => values.map((value) => ({ ...choice, [id]: value.id }))),
      [{}],
    );

const countOf = (options: readonly OptionDraft[]): number =>
  options.reduce((count, { values }) => count * Math.max(values.length, 1), 1);

const keyOf = (options: readonly OptionDraft[], choice: Choice): string =>
  options.map(({ id }) => choice[id] ?? '').join(' ');

const withOption = (
  draft: VariantsDraft,
  id: string,
  change: (option: OptionDraft) => OptionDraft,
) => draft.options.map((option) => (option.id === id ? change(option) : option));

/** The draft with options in their order, and the rows in the order that follows. */
export const withOptions = (
  draft: VariantsDraft,
  options: readonly OptionDraft[],
): VariantsDraft => ({ ...draft, options, rows: sorted(options, draft.rows) });

export const addOption = (draft: VariantsDraft, name: string): VariantsDraft => ({
  ...draft,
  options: [...draft.options, optionDraftOf({ name, values: [] })],
});

export const changeOption = (
  draft: VariantsDraft,
  id: string,
  change: (option: OptionDraft) => OptionDraft,
): VariantsDraft => withOptions(draft, withOption(draft, id, change));

/** The texts that an option does not have yet, each once. */
function newTexts({ values }: OptionDraft, texts: readonly string[]): string[] {
  const formOf = (text: string) => text.normalize('NFKC').toLowerCase();
  const known = new Set(values.map(({ value }) => formOf(value)));
  return texts.map(plainLine).filter((text) => {
    const isNew = text !== '' && !known.has(formOf(text));
    known.add(formOf(text));
    return isNew;
  });
}

/** The rows once an option has these new values: new combinations are added. */
function rowsWith(draft: VariantsDraft, option: OptionDraft, added: readonly ValueDraft[]) {
  const [first, ...others] = added;
  const options = withOption(draft, option.id, (one) => ({
    ...one,
    values: [...one.values, ...added],
  }));
  if (draft.rows.length === 0)
    return combinations(options).map((choice) => newRow(choice, undefined, draft));
  if (option.values.length === 0)
    // An option for variants that exist: they get its first value.
    return draft.rows.flatMap((row) => [
      { ...row, values: withValue(row.values, option.id, first?.id) },
      ...others.map(({ id }) => ({
        ...newRow(withValue(row.values, option.id, id), row, draft),
        picture: row.picture,
      })),
    ]);
  const rest = draft.options.filter(({ id }) => id !== option.id);
  const alike = new Map(
    draft.rows.map((row) => [keyOf(rest, row.values), row]).toReversed() as [string, RowDraft][],
  );
  const chosen = combinations(rest).flatMap((choice) =>
    added.map(({ id }) =>
      newRow(
        withValue(choice, option.id, id),
        alike.get(keyOf(rest, choice)) ?? draft.rows[0],
        draft,
      ),
    ),
  );
  return [...draft.rows, ...chosen];
}

/** How many variants new values would add. */
function addedRows({ rows, options }: VariantsDraft, option: OptionDraft, count: number): number {
  const rest = countOf(options.filter(({ id }) => id !== option.id));
  if (rows.length === 0) return rest * (option.values.length + count);
  return option.values.length === 0 ? rows.length * (count - 1) : rest * count;
}

/** The draft with further values of an option, or why they are too many. */
export function addValues(
  draft: VariantsDraft,
  optionId: string,
  texts: readonly string[],
): { draft: VariantsDraft; fault: string } {
  const option = draft.options.find(({ id }) => id === optionId);
  if (!option) return { draft, fault: '' };
  const added = newTexts(option, texts).map((value) => ({ id: randomId(), value, colour: '' }));
  const values = option.values.length + added.length;
  const variants = draft.rows.length + addedRows(draft, option, added.length);
  if (added.length === 0) return { draft, fault: texts.length > 0 ? '這些值已經有了。' : '' };
  if (values > OPTION_VALUES_MAX)
    return { draft, fault: `最多 ${OPTION_VALUES_MAX} 個值，這樣會有 ${values} 個。` };
  if (variants > VARIANTS_MAX)
    return { draft, fault: `最多 ${VARIANTS_MAX} 種規格，這樣會有 ${variants} 種。` };
  const options = withOption(draft, optionId, (one) => ({
    ...one,
    values: [...one.values, ...added],
  }));
  const rows = sorted(options, rowsWith(draft, option, added));
  return { draft: { ...draft, options, rows }, fault: '' };
}

/** The rows without what tells them apart: of those that become equal, the first stays. */
function merged(options: readonly OptionDraft[], rows: readonly RowDraft[]): RowDraft[] {
  const seen = new Set<string>();
  return rows.filter(({ values }) => {
    const key = keyOf(options, values);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

export function removeOption(draft: VariantsDraft, optionId: string): VariantsDraft {
  const options = draft.options.filter(({ id }) => id !== optionId);
  const rows = draft.rows.map((row) => ({
    ...row,
    values: withValue(row.values, optionId, undefined),
  }));
  const isEmpty = options.every(({ values }) => values.length === 0);
  return { ...draft, options, rows: isEmpty ? [] : merged(options, rows) };
}

export function removeValue(
  draft: VariantsDraft,
  optionId: string,
  valueId: string,
): VariantsDraft {
  const options = withOption(draft, optionId, (one) => ({
    ...one,
    values: one.values.filter(({ id }) => id !== valueId),
  }));
  const rows = draft.rows.filter(({ values }) => values[optionId] !== valueId);
  return { ...draft, options, rows };
}

/** The rows that a change drops. */
export const droppedRows = (before: VariantsDraft, after: VariantsDraft): RowDraft[] => {
  const rest = new Set(after.rows.map(({ id }) => id));
  return before.rows.filter(({ id }) => !rest.has(id));
};

const MOST_LISTED = 1000;

/** The combinations that are not sold: `values` of each, in the order of the options. */
export function missingRows(draft: VariantsDraft): Choice[] {
  if (draft.rows.length === 0 || countOf(draft.options) > MOST_LISTED) return [];
  const sold = new Set(draft.rows.map(({ values }) => keyOf(draft.options, values)));
  return combinations(draft.options).filter((choice) => !sold.has(keyOf(draft.options, choice)));
}

export const addRow = (draft: VariantsDraft, values: Choice): VariantsDraft => ({
  ...draft,
  rows: sorted(draft.options, [...draft.rows, newRow(values, draft.rows[0], draft)]),
});
