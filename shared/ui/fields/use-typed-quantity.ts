import { useState } from 'react';

type TypedQuantity = {
  value: number;
  min: number;
  max: number;
  onChange: (quantity: number) => void;
  coerce?: (typed: string) => number;
};

/** Full-width digits, as an input method writes them, become plain ones; letters are dropped. */
const typedText = (text: string) => text.normalize('NFKC').replace(/[^\d.,-]/g, '');

/** Holds a partially typed number separately from the quantity until blur. */
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
    // Non-digits stay until then: without its point, 3.7 would be 37.
    type: (text: string) => setTyped(typedText(text)),
    leave: () => typed !== undefined && settle((coerce ?? nearest)(typed.replaceAll(',', ''))),
    step: (by: number) => settle(within(value + by)),
  };
}
