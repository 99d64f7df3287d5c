import { useState } from 'react';

type TypedQuantity = {
  value: number;
  min: number;
  max: number;
  onChange: (quantity: number) => void;
  coerce?: (typed: string) => number;
};

/** Holds partially typed digits separately from the quantity until blur. */
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
    // An input method may produce full-width digits: they are normalised.
    type: (text: string) => setTyped(text.normalize('NFKC').replace(/\D/g, '')),
    leave: () => typed !== undefined && settle((coerce ?? nearest)(typed)),
    step: (by: number) => settle(within(value + by)),
  };
}
