import { useState } from 'react';

type TypedQuantity = {
  value: number;
  min: number;
  max: number;
  onChange: (quantity: number) => void;
  coerce?: (typed: string) => number;
};

/** Converts full-width digits to plain ones, and drops letters. */
const typedText = (text: string) => text.normalize('NFKC').replace(/[^\d.,-]/g, '');

/** Keeps a partially typed number separate from the quantity until blur. */
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
    // Non-digits are kept until blur, since 3.7 without its point would be 37.
    type: (text: string) => setTyped(typedText(text)),
    leave: () => typed !== undefined && settle((coerce ?? nearest)(typed.replaceAll(',', ''))),
    step: (by: number) => settle(within(value + by)),
  };
}
