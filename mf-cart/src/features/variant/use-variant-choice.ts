import type { CartLine, Product } from '@pinpu/shared/contracts';
import {
  chosenVariant,
  nextChoice,
  type OptionChoice,
  type ProductOption,
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
  const [missing, setMissing] = useState<{ first: number }>();
  return {
    variant: chosenVariant(variants, choice),
    /** Shows which options lack a choice, and moves the focus to the first. */
    showMissing: () => setMissing({ first: choice.indexOf(undefined) }),
    picker: {
      ...{ options, variants, choice, missing },
      onChoose: (at: number, value: string) => setChoice(nextChoice(variants, choice, at, value)),
    },
  };
}
