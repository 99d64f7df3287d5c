import type {
  ShopVariant,
  ShopVariants,
  VariantInput,
  VariantsSave,
} from '@pinpu/shared/contracts/backoffice';
import { amountCell, optionText, type ProductOption } from '@pinpu/shared/domain';
import { randomId } from '@pinpu/shared/state';
import { VARIANT_FIELDS, type VariantField } from './variant-columns.ts';

/** Options and values have ids, so that their variants keep what was typed while they are renamed or moved. */
export interface ValueDraft {
  id: string;
  value: string;
  /** '' for none. */
  colour: string;
}

export interface OptionDraft {
  id: string;
  name: string;
  values: readonly ValueDraft[];
  /** Whether its values have colours. */
  hasColours: boolean;
}

export interface RowDraft {
  id: string;
  /** The code of the stored variant; '' for a new one. */
  was: string;
  /** The id of its value by the id of the option. */
  values: Readonly<Record<string, string>>;
  cells: Readonly<Record<VariantField, string>>;
  picture: string;
  enabled: boolean;
  on_hand_from: number;
  pre_left_from: number;
  reserved: number;
  ordered: boolean;
}

/** The state of the editor: options and variants as loaded, and the input. */
export interface VariantsDraft {
  base: ShopVariants;
  options: readonly OptionDraft[];
  rows: readonly RowDraft[];
}

const COLOUR_NAME = /色|colou?r/i;

export const optionDraftOf = ({ name, values }: ProductOption): OptionDraft => ({
  ...{ id: randomId(), name },
  values: values.map(({ value, colour = '' }) => ({ id: randomId(), value, colour })),
  hasColours: COLOUR_NAME.test(name) || values.some(({ colour }) => colour !== undefined),
});

/** The numbers of a stored variant or a product as texts of cells. */
export const cellsOf = (
  stored: Partial<Record<VariantField, string | number>>,
): RowDraft['cells'] => {
  const cells = VARIANT_FIELDS.map((field) => {
    const cell = stored[field] ?? '';
    return [field, typeof cell === 'number' ? amountCell(field, cell) : cell];
  });
  return Object.fromEntries(cells) as Record<VariantField, string>;
};

/** The ids of a variant's values by option; a value that its option lacks is left out. */
export const valueIdsOf = (
  options: readonly OptionDraft[],
  texts: readonly string[],
): Record<string, string> =>
  Object.fromEntries(
    options.flatMap(({ id, values }, at) => {
      const value = values.find((one) => one.value === texts[at]);
      return value ? [[id, value.id]] : [];
    }),
  );

export const rowDraftOf = (variant: ShopVariant, options: readonly OptionDraft[]): RowDraft => ({
  id: variant.var_id,
  was: variant.var_id,
  values: valueIdsOf(options, variant.option_values),
  cells: cellsOf(variant),
  picture: variant.picture,
  enabled: variant.enabled,
  on_hand_from: variant.on_hand,
  pre_left_from: variant.pre_left,
  reserved: variant.reserved,
  ordered: variant.ordered,
});

/** The editor without changes. */
export function draftOf(base: ShopVariants): VariantsDraft {
  const options = base.options.map(optionDraftOf);
  return { base, options, rows: base.variants.map((one) => rowDraftOf(one, options)) };
}

/** The texts of a row's values, in the order of the options. */
export const rowValues = (options: readonly OptionDraft[], row: Pick<RowDraft, 'values'>) =>
  options.map(({ id, values }) => values.find((one) => one.id === row.values[id])?.value ?? '');

export const rowName = (options: readonly OptionDraft[], row: Pick<RowDraft, 'values'>): string =>
  optionText(rowValues(options, row).filter((text) => text !== ''));

export const sentOptions = (options: readonly OptionDraft[]): ProductOption[] =>
  options.map(({ name, values, hasColours }) => ({
    name,
    values: values.map(({ value, colour }) => ({
      value,
      ...(hasColours && colour !== '' && { colour }),
    })),
  }));

/** This release sends all cells. */
export type SentRow = VariantInput & { price_special: string };

export const sentRow = (options: readonly OptionDraft[], row: RowDraft): SentRow => ({
  ...row.cells,
  was: row.was,
  option_values: rowValues(options, row),
  picture: row.picture,
  enabled: row.enabled,
  on_hand_from: row.on_hand_from,
  pre_left_from: row.pre_left_from,
});

/** The body that saves a draft. */
export const saveOf = ({
  base,
  options,
  rows,
}: VariantsDraft): VariantsSave & { variants: SentRow[] } => ({
  version: base.version,
  options: sentOptions(options),
  variants: rows.map((row) => sentRow(options, row)),
});

/** Bodies of what was loaded, as texts; they are compared at every key. */
const loaded = new WeakMap<ShopVariants, string>();

function loadedText(base: ShopVariants): string {
  const text = loaded.get(base) ?? JSON.stringify(saveOf(draftOf(base)));
  loaded.set(base, text);
  return text;
}

export const hasChanges = (draft: VariantsDraft): boolean =>
  JSON.stringify(saveOf(draft)) !== loadedText(draft.base);

/** Whether the code of a row stays, since orders name it. */
export const isCodeFixed = ({ was, ordered, reserved }: RowDraft): boolean =>
  was !== '' && (ordered || reserved > 0);
