/** The most option names of a product, values of one option, and variants of a product. */
export const OPTIONS_MAX = 3;
export const OPTION_VALUES_MAX = 100;
export const VARIANTS_MAX = 300;

/** The longest option name and value, in characters. */
export const OPTION_NAME_MAX = 20;
export const OPTION_VALUE_MAX = 40;

export interface OptionValue {
  value: string;
  /** The swatch's colour as `#rrggbb`; undefined for none. */
  colour?: string | undefined;
}

/** What a shopper chooses of a product, such as 顏色 or 尺寸. */
export interface ProductOption {
  name: string;
  values: OptionValue[];
}

/** One value for each option of the product, in their order. */
interface Valued {
  option_values: readonly string[];
}

/** The values chosen so far, in the order of the options; undefined where none is chosen. */
export type OptionChoice = readonly (string | undefined)[];

/** A variant's values as shoppers read them. */
export const optionText = (values: readonly string[]): string => values.join('／');

/** A line's product with the chosen values, for texts that have one line for both; a gift is marked as one. */
export const lineName = ({
  prd_name,
  option_text,
  gift,
}: {
  prd_name: string;
  option_text?: string | undefined;
  gift?: string | undefined;
}): string => (option_text ? `${prd_name}（${option_text}）` : prd_name) + (gift ? '（贈品）' : '');

const fits = ({ option_values }: Valued, choice: OptionChoice): boolean =>
  choice.every((value, at) => value === undefined || option_values[at] === value);

/** The variant that a complete choice means; undefined where something is missing, or none has these values. */
export const chosenVariant = <One extends Valued>(
  variants: readonly One[],
  choice: OptionChoice,
): One | undefined =>
  choice.includes(undefined) ? undefined : variants.find((one) => fits(one, choice));

/** The variants with all values chosen so far. */
export const fittingVariants = <One extends Valued>(
  variants: readonly One[],
  choice: OptionChoice,
): One[] => variants.filter((one) => fits(one, choice));

/** The variants that fit a choice with another value of one option. */
export const variantsWith = <One extends Valued>(
  variants: readonly One[],
  choice: OptionChoice,
  at: number,
  value: string,
): One[] => fittingVariants(variants, choice.with(at, value));

/** The choice after a value is chosen: values of other options that no variant has with it are no longer chosen. */
export function nextChoice(
  variants: readonly Valued[],
  choice: OptionChoice,
  at: number,
  value: string,
): OptionChoice {
  let next: OptionChoice = choice.map((_, i) => (i === at ? value : undefined));
  for (const [i, before] of choice.entries())
    if (i !== at && before !== undefined && variantsWith(variants, next, i, before).length > 0)
      next = next.with(i, before);
  return next;
}

/** The names of options without a chosen value. */
export const missingOptions = (options: readonly ProductOption[], choice: OptionChoice): string[] =>
  options.flatMap(({ name }, at) => (choice[at] === undefined ? [name] : []));

/** Whether a value leads to goods, to sold-out ones only, or to no variant at all. */
export type ValueState = 'available' | 'sold-out' | 'no-variant';

/** The state of a value beside what is chosen of the other options. */
export function valueState(
  variants: readonly (Valued & { tot_qty: number })[],
  choice: OptionChoice,
  at: number,
  value: string,
): ValueState {
  const fitting = variantsWith(variants, choice, at, value);
  if (fitting.length === 0) return 'no-variant';
  return fitting.some(({ tot_qty }) => tot_qty > 0) ? 'available' : 'sold-out';
}
