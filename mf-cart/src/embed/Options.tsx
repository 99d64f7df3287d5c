import type { EmbedProduct } from '@pinpu/shared/contracts';
import {
  chosenVariant,
  missingOptions,
  nextChoice,
  type OptionChoice,
  optionText,
  type ValueState,
  valueState,
} from '@pinpu/shared/domain';
import { useId, useState } from 'react';

const NOTES: Record<ValueState, string> = {
  available: '',
  'sold-out': '（售完）',
  'no-variant': '（無此組合）',
};

/** The product as its chosen variant is offered; unchanged where nothing is to be chosen, or nothing is chosen yet. */
function offered(product: EmbedProduct, choice: OptionChoice): EmbedProduct {
  const variant = chosenVariant(product.variants ?? [], choice);
  if (!variant || product.options === undefined) return product;
  const { option_values, ...offer } = variant;
  const of = { option_text: optionText(option_values), product_id: product.prd_id };
  return { ...product, ...offer, ...of };
}

/** The choice of a product's variant; `missing` names the options without one. */
export function useOptions(product: EmbedProduct) {
  const { options = [], variants = [] } = product;
  const [choice, setChoice] = useState<OptionChoice>(() =>
    options.map(({ values }) => (values.length === 1 ? values[0]?.value : undefined)),
  );
  const [isChecked, setChecked] = useState(false);
  const missing = missingOptions(options, choice);
  return {
    offer: offered(product, choice),
    missing,
    /** Shows what is missing as errors, from now on. */
    check: () => setChecked(true),
    selects: {
      options,
      choice,
      missing: isChecked ? missing : [],
      stateOf: (at: number, value: string) => valueState(variants, choice, at, value),
      onChoose: (at: number, value: string) => setChoice(nextChoice(variants, choice, at, value)),
    },
  };
}

type OptionsProps = ReturnType<typeof useOptions>['selects'];

/** A select for each option of a product. */
export function Options({ options, choice, missing, stateOf, onChoose }: OptionsProps) {
  const id = useId();
  return options.map(({ name, values }, at) => {
    const isMissing = missing.includes(name);
    return (
      <label key={name} part="option">
        {name}
        <select
          value={choice[at] ?? ''}
          required
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? `${id}${at}` : undefined}
          onChange={({ currentTarget }) => onChoose(at, currentTarget.value)}
        >
          <option value="" disabled>
            請選擇
          </option>
          {values.map(({ value }) => (
            <option key={value} value={value}>
              {value}
              {NOTES[stateOf(at, value)]}
            </option>
          ))}
        </select>
        {isMissing && (
          <span id={`${id}${at}`} className="bad">
            請選擇{name}
          </span>
        )}
      </label>
    );
  });
}
