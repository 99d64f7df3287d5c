import type { CartLine, Product } from '@pinpu/shared/contracts';
import {
  chosenVariant,
  missingOptions,
  nextChoice,
  type OptionChoice,
  type ProductOption,
  valueState,
} from '@pinpu/shared/domain';
import { useState } from 'react';

export type ProductWithOptions = Product & Required<Pick<Product, 'options' | 'variants'>>;

/** What the line has; of an option with one value, that one. */
function firstChoice({ options, variants }: ProductWithOptions, prd_id: string): OptionChoice {
  const own = variants.find(({ var_id }) => var_id === prd_id);
  const onlyValue = ({ values }: ProductOption) =>
    values.length === 1 ? values[0]?.value : undefined;
  return own?.option_values ?? options.map(onlyValue);
}

/** The choice of a variant of a line's product. */
export function useVariantChoice(product: ProductWithOptions, { prd_id }: CartLine) {
  const { options, variants } = product;
  const [choice, setChoice] = useState(() => firstChoice(product, prd_id));
  const [isChecked, setChecked] = useState(false);
  const missing = missingOptions(options, choice);
  return {
    variant: chosenVariant(variants, choice),
    missing,
    /** Shows what is missing as errors, from now on. */
    check: () => setChecked(true),
    picker: {
      options,
      choice,
      missing: isChecked ? missing : [],
      stateOf: (at: number, value: string) => valueState(variants, choice, at, value),
      onChoose: (at: number, value: string) => setChoice(nextChoice(variants, choice, at, value)),
    },
  };
}
