import {
  amountCell,
  areValuesOf,
  cleanOptions,
  type ProductOption,
  type TypedVariant,
  VARIANT_NUMBERS,
  type VariantNumber,
  type VariantNumbers,
} from '@pinpu/shared/domain';
import { LOW_STOCK_DEFAULT } from '../../../../platform/db/low-stock-default.ts';
import { distinct, optionAfter } from './variant-options.ts';
import type { VariantRow, VariantRows } from './variant-rows.ts';

/** A variant as it is stored. */
export interface VariantRecord extends VariantNumbers {
  var_id: string;
  prd_id: string;
  option_values: string[];
  barcode: string;
  picture: string;
  enabled: boolean;
  sort: number;
}

export interface StoredVariant extends VariantRecord {
  reserved: number;
}

/** A product with options as the shop has it; `options` is empty for one without. */
export interface StoredVariants {
  prd_id: string;
  options: ProductOption[];
  /** In the shop's order. */
  variants: readonly StoredVariant[];
  /** Variants of earlier options: they are switched off, and a row can name them again. */
  former: readonly StoredVariant[];
}

/** @param own The variants of a product, without the one that has its id. */
export function storedVariants(
  prd_id: string,
  options: ProductOption[],
  own: readonly StoredVariant[],
): StoredVariants {
  const isSold = ({ option_values }: StoredVariant) =>
    options.length > 0 && areValuesOf(option_values, options);
  const former = own.filter((one) => !isSold(one));
  return { prd_id, options, variants: own.filter(isSold), former };
}

/** Equal for equal values. */
export const valuesKey = (values: readonly string[]) => JSON.stringify(values);

export interface MatchedRow {
  row: VariantRow;
  stored: StoredVariant | undefined;
}

/** The stored variant of each row: by its code, or by its values where it has no code and no other row names that. */
function matchedRows({ rows }: VariantRows, { variants, former }: StoredVariants): MatchedRow[] {
  const all = [...former, ...variants];
  const byCode = new Map(all.map((one) => [one.var_id, one]));
  const named = new Set(rows.map(({ var_id }) => var_id));
  const byValues = new Map(
    all
      .filter(({ var_id }) => !named.has(var_id))
      .map((one) => [valuesKey(one.option_values), one] as const),
  );
  return rows.map((row) => ({
    row,
    stored: row.var_id === '' ? byValues.get(valuesKey(row.values)) : byCode.get(row.var_id),
  }));
}

export const valuesOf = ({ row, stored }: MatchedRow): string[] =>
  row.values.length > 0 ? row.values : (stored?.option_values ?? []);

/** The options after the import. */
function optionsAfter(
  { rows, options, listsAll }: VariantRows,
  stored: StoredVariants,
  unlisted: readonly StoredVariant[],
): ProductOption[] {
  if (!listsAll) return stored.options;
  const after = options.map(({ name, colours }, at) => {
    const isAsMany = options.length === stored.options.length;
    const own = stored.options.findIndex((one) => one.name === name);
    const place = own < 0 && isAsMany ? at : own;
    const of = (variants: readonly StoredVariant[]) =>
      distinct(variants.flatMap(({ option_values }) => option_values[place] ?? []));
    return optionAfter({
      ...{ name: name || (stored.options[at]?.name ?? ''), colours },
      file: distinct(rows.flatMap(({ values }) => values[at] ?? [])),
      ...{ before: stored.options[place], exported: of(stored.variants), unlisted: of(unlisted) },
    });
  });
  return cleanOptions(after);
}

const numberTexts = (text: (field: VariantNumber) => string) =>
  Object.fromEntries(VARIANT_NUMBERS.map((field) => [field, text(field)])) as Record<
    VariantNumber,
    string
  >;

/** A row as the editor would send it: cells that the file lacks as they are stored. */
export function typedVariant(matched: MatchedRow): TypedVariant {
  const { row, stored } = matched;
  const { values } = row.draft;
  const fresh = {
    ...{ price_special: 0, price1: 0, cost_wholesale: 0, on_hand: 0, weight: 0 },
    pre_left: 0,
  };
  const before: Partial<VariantNumbers> = stored ?? { ...fresh, low_stock: LOW_STOCK_DEFAULT };
  const number = (field: VariantNumber) => {
    if (values.has(field)) return String(values.get(field) ?? '');
    const own = before[field];
    return own === undefined ? '' : amountCell(field, own);
  };
  return {
    was: stored?.var_id ?? '',
    ...{ var_id: row.var_id, option_values: valuesOf(matched) },
    barcode: String(
      values.has('barcode') ? (values.get('barcode') ?? '') : (stored?.barcode ?? ''),
    ),
    ...numberTexts(number),
  };
}

/** A variant that the file doesn't list, as the editor would send it. */
export const typedStored = ({
  var_id,
  option_values,
  barcode,
  ...one
}: StoredVariant): TypedVariant => ({
  ...{ was: var_id, var_id, option_values, barcode },
  ...numberTexts((field) => amountCell(field, one[field])),
});

/** What a file's rows make of a product: matched with its variants, and with the options after the import. */
export function matchedVariants(listing: VariantRows, stored: StoredVariants) {
  const matched = matchedRows(listing, stored);
  const listed = new Set(matched.flatMap((one) => one.stored?.var_id ?? []));
  const others = stored.variants.filter(({ var_id }) => !listed.has(var_id));
  const staysWhole = !listing.listsAll || listing.options.length === stored.options.length;
  /** Variants that the file doesn't list, but that the options after the import still have. */
  const unlisted = staysWhole ? others : [];
  return {
    ...{ listing, stored, matched, unlisted, options: optionsAfter(listing, stored, unlisted) },
    /** Variants that become former ones. */
    dropped: staysWhole ? [] : others,
    /** Former ones whose values a row may get. */
    former: stored.former.filter(({ var_id }) => !listed.has(var_id)),
  };
}
export type MatchedVariants = ReturnType<typeof matchedVariants>;
