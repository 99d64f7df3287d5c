import { useState } from 'react';

type TypedQuantity = {
  value: number;
  min: number;
  max: number;
  onChange: (quantity: number) => void;
  coerce?: (typed: string) => number;
};

/** Keeps half-typed digits apart from the quantity itself, until the field is left. */
export function useTypedQuantity({ value, min, max, onChange, coerce }: TypedQuantity) {
  const [typed, setTyped] = useState<string>();
  const within = (quantity: number) => Math.min(Math.max(quantity, min), max);
  const nearest = (text: string) => within(Number.parseInt(text, 10) || min);
  const settle = (quantity: number) => {
    setTyped(undefined);
    if (quantity !== value) onChange(quantity);
  };
  return {
    shown: typed ?? String(value),
    // An input method may write full-width digits: they count as what they are.
    type: (text: string) => setTyped(text.normalize('NFKC').replace(/\D/g, '')),
    leave: () => typed !== undefined && settle((coerce ?? nearest)(typed)),
    step: (by: number) => settle(within(value + by)),
  };
}
