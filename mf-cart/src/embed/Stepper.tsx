import { maxQuantity } from '@pinpu/shared/domain';
import { type KeyboardEvent, useEffect, useState } from 'react';

interface StepperProps {
  label: string;
  value: number;
  tot_qty: number;
  onChange: (value: unknown) => void;
}

/** Minus, quantity, plus. A typed quantity is applied when the field is left, or on Enter outside an input method. */
export function Stepper({ label, value, tot_qty, onChange }: StepperProps) {
  const max = maxQuantity(tot_qty);
  const [typed, setTyped] = useState(String(value));
  useEffect(() => setTyped(String(value)), [value]);
  const leave = () => {
    if (typed !== String(value)) onChange(typed);
    setTyped(String(value));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) leave();
  };
  const step = (by: number) => {
    const next = value + by;
    if (next >= 1 && next <= max) onChange(next);
  };
  return (
    <span className="stepper" role="group" aria-label={`${label}的數量`} part="quantity">
      <button
        type="button"
        aria-label="減少一件"
        aria-disabled={value <= 1}
        onClick={() => step(-1)}
      >
        −
      </button>
      <input
        className="num"
        inputMode="numeric"
        autoComplete="off"
        aria-label={`${label}的數量`}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={leave}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        aria-label="增加一件"
        aria-disabled={value >= max}
        onClick={() => step(1)}
      >
        ＋
      </button>
    </span>
  );
}
