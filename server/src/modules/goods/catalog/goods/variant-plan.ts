import {
  cleanBarcode,
  lineName,
  optionText,
  type ProductOption,
  VARIANT_NUMBERS,
  type VariantNumbers,
  variantNumbers,
} from '@pinpu/shared/domain';
import { type Change, shownValue } from './product-plan.ts';
import {
  type MatchedRow,
  type MatchedVariants,
  type StoredVariant,
  type StoredVariants,
  typedVariant,
  type VariantRecord,
  valuesKey,
  valuesOf,
} from './variant-match.ts';
import { interleaved, mergedOrder } from './variant-options.ts';
import { VALUES, type VariantRow } from './variant-rows.ts';

export interface VariantChange {
  var_id: string;
  /** The product with the variant's values. */
  name: string;
  kind: 'created' | 'updated' | 'disabled';
  changes: Change[];
  before: StoredVariant | undefined;
  after: VariantRecord;
  /** The row of the file; undefined for a variant that it doesn't list. */
  row: VariantRow | undefined;
}

export interface VariantsPlan {
  options: ProductOption[];
  /** Variants to write, also those that only have another place. */
  records: VariantRecord[];
  /** Codes of stored variants whose values change: two of them may exchange theirs. */
  moved: string[];
  changes: VariantChange[];
  /** Changes of options and of the variants' order. */
  product: Change[];
  /** The variant for which the product is offered. */
  cheapest: VariantRecord | undefined;
}

export interface VariantsContext {
  prd_name: string;
  /** The address of the picture that a row names; undefined where it has no such cell. */
  pictureOf: (row: VariantRow) => string | undefined;
  /** A code for a new variant without one; never the same twice. */
  newCode: () => string;
}

const COMPARED = [...VARIANT_NUMBERS, 'barcode'] as const;

function changesOf(before: StoredVariant | undefined, after: VariantRecord): Change[] {
  const pairs = [
    ...VALUES.map(
      (field, at) => [field, before?.option_values[at], after.option_values[at]] as const,
    ),
    ...COMPARED.map((field) => [field, before?.[field], after[field]] as const),
    ['var_picture', before?.picture, after.picture] as const,
    ['var_enabled', before?.enabled, after.enabled] as const,
  ];
  return pairs.flatMap(([field, one = null, other = null]) => {
    const [was, is] = [one, other].map((value) =>
      field === 'price_special' && value === 0 ? '' : shownValue(value),
    );
    return was === is ? [] : [{ field, before: was ?? '', after: is ?? '' }];
  });
}

/** A variant of a row without findings. */
function recordOf(matched: MatchedRow, prd_id: string, context: VariantsContext): VariantRecord {
  const { row, stored } = matched;
  const typed = typedVariant(matched);
  const numbers = variantNumbers(typed);
  if (!numbers) throw new Error(`${row.draft.place.label} has findings`);
  const enabled = row.draft.values.get('var_enabled') ?? stored?.enabled;
  return {
    ...{ var_id: row.var_id || stored?.var_id || context.newCode(), prd_id, ...numbers },
    ...{ option_values: valuesOf(matched), barcode: cleanBarcode(typed.barcode) },
    picture: context.pictureOf(row) ?? stored?.picture ?? '',
    ...{ enabled: enabled !== false, sort: stored?.sort ?? 0 },
  };
}

/** Places for records in their new order. Stored ones keep theirs where only new ones are added at the end. */
function withPlaces(ordered: readonly VariantRecord[], stored: readonly StoredVariant[]) {
  const isAppended = stored.every(({ var_id }, at) => ordered[at]?.var_id === var_id);
  const next = (stored.at(-1)?.sort ?? -1) + 1 - stored.length;
  return ordered.map((record, at): VariantRecord => {
    if (!isAppended) return { ...record, sort: at };
    return at < stored.length ? record : { ...record, sort: next + at };
  });
}

const isSame = (one: VariantRecord, other: VariantRecord) =>
  COMPARED.every((field) => one[field] === other[field]) &&
  one.picture === other.picture &&
  one.enabled === other.enabled &&
  one.sort === other.sort &&
  valuesKey(one.option_values) === valuesKey(other.option_values);

const optionsText = (options: readonly ProductOption[]) =>
  options
    .map(({ name, values }) => {
      const texts = values.map(({ value, colour }) => (colour ? `${value} ${colour}` : value));
      return `${name}：${texts.join('、')}`;
    })
    .join('；');

const groupPrice = ({ price, price1 }: VariantNumbers) =>
  price1 > 0 && price1 < price ? price1 : price;

/** The variant that the view `offers` takes. */
const cheapestOf = (records: readonly VariantRecord[]): VariantRecord | undefined =>
  records.toSorted(
    (a, b) =>
      Number(b.enabled) - Number(a.enabled) ||
      a.price - b.price ||
      groupPrice(a) - groupPrice(b) ||
      Number(a.var_id > b.var_id) - Number(a.var_id < b.var_id),
  )[0];

/** Codes of variants whose values change, or go to another one. */
function movedCodes(written: readonly VariantRecord[], { stored, former }: MatchedVariants) {
  const before = new Map([...stored.variants, ...stored.former].map((one) => [one.var_id, one]));
  const taken = new Set(written.map(({ option_values }) => valuesKey(option_values)));
  const moved = written.filter(({ var_id, option_values }) => {
    const own = before.get(var_id);
    return own !== undefined && valuesKey(own.option_values) !== valuesKey(option_values);
  });
  const displaced = former.filter(({ option_values }) => taken.has(valuesKey(option_values)));
  return [...moved, ...displaced].map(({ var_id }) => var_id);
}

/** All variants after the import, in their new order. */
function recordsAfter(all: MatchedVariants, listed: readonly VariantRecord[]): VariantRecord[] {
  const { listing, stored, unlisted } = all;
  const off = unlisted.map((one) => ({ ...one, enabled: one.enabled && !listing.listsAll }));
  const records = new Map([...listed, ...off].map((one) => [one.var_id, one]));
  const exported = stored.variants.map(({ var_id }) => var_id).filter((code) => records.has(code));
  const file = listed.map(({ var_id }) => var_id);
  const order = listing.listsAll
    ? mergedOrder(file, { stored: exported, exported })
    : interleaved(exported, file);
  return withPlaces(
    order.flatMap((var_id) => records.get(var_id) ?? []),
    stored.variants.filter(({ var_id }) => records.has(var_id)),
  );
}

/** What rows without findings make of a product's variants. */
export function planVariants(all: MatchedVariants, context: VariantsContext): VariantsPlan {
  const { stored, matched, dropped, options } = all;
  const before = new Map([...stored.variants, ...stored.former].map((one) => [one.var_id, one]));
  const rowOf = new Map<string, VariantRow>();
  const listed = matched.map((one) => {
    const record = recordOf(one, stored.prd_id, context);
    rowOf.set(record.var_id, one.row);
    return record;
  });
  const after = recordsAfter(all, listed);
  const written = [...after, ...dropped.map((one) => ({ ...one, enabled: false }))].filter(
    (one) => {
      const own = before.get(one.var_id);
      return !own || !isSame(own, one);
    },
  );
  const changes = written.flatMap((one): VariantChange[] => {
    const own = before.get(one.var_id);
    const found = changesOf(own, one);
    if (found.length === 0) return [];
    const row = rowOf.get(one.var_id);
    const stays = row ? 'updated' : 'disabled';
    const kind = own ? stays : 'created';
    const option_text = optionText(one.option_values);
    const name = lineName({ prd_name: context.prd_name, option_text });
    return [{ var_id: one.var_id, name, kind, changes: found, before: own, after: one, row }];
  });
  return {
    ...{ options, records: written, changes, product: productChanges(stored, options, after) },
    ...{ moved: movedCodes(written, all), cheapest: cheapestOf(after) },
  };
}

/** What changes of the options, or else of the order of variants that were there. */
function productChanges(
  stored: StoredVariants,
  options: readonly ProductOption[],
  after: readonly VariantRecord[],
): Change[] {
  const [was, is] = [optionsText(stored.options), optionsText(options)];
  if (was !== is) return [{ field: 'option1', before: was, after: is }];
  const codes = stored.variants.map(({ var_id }) => var_id);
  const known = new Set(codes);
  const now = after.map(({ var_id }) => var_id).filter((var_id) => known.has(var_id));
  return codes.join() === now.join()
    ? []
    : [{ field: 'var_id', before: codes.join('、'), after: now.join('、') }];
}
