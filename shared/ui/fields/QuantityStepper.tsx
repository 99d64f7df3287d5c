import { theme } from '@pinpu/shared/theme';
import { type KeyboardEvent, useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '../actions/IconButton.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { selectOnFocus } from './select-on-focus.ts';

type QuantityStepperProps = {
  value: number;
  min?: number;
  /** Maximum quantity; 0 disables the stepper. */
  max: number;
  onChange: (quantity: number) => void;
  /** Coerces typed text to a quantity; by default the nearest integer within the bounds. */
  coerce?: (typed: string) => number;
  /** Accessible name: the product's name. */
  label: string;
  disabled?: boolean;
};

/**
 * Minus, a number input, plus. A typed number applies on blur or Enter (ledger P7, C10). At a bound, a button is only
 * `aria-disabled`, so that it keeps the focus.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, min = 1, max, label, disabled = false } = props;
  const { shown, type, leave, step } = useTypedQuantity({ ...props, min });
  const closed = disabled || max <= 0;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') leave();
    else if (event.key === 'ArrowUp') step(1);
    else if (event.key === 'ArrowDown') step(-1);
    else return;
    event.preventDefault();
  };
  return (
    <Group role="group" aria-label={`${label}的數量`}>
      <IconButton
        icon="minus"
        aria-label="減少一件"
        disabled={closed}
        aria-disabled={value <= min || undefined}
        onClick={() => step(-1)}
      />
      <Count
        inputMode="numeric"
        pattern="[0-9]*"
        autoComplete="off"
        role="spinbutton"
        aria-label={`${label}的數量`}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        disabled={closed}
        value={shown}
        {...selectOnFocus}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={leave}
        onKeyDown={onKeyDown}
      />
      <IconButton
        icon="plus"
        aria-label="增加一件"
        disabled={closed}
        aria-disabled={value >= max || undefined}
        onClick={() => step(1)}
      />
      <VisuallyHidden aria-live="polite">{`數量 ${value}`}</VisuallyHidden>
    </Group>
  );
}

const Group = styled.div`
  position: relative;
  display: inline-flex;
  max-width: 100%;
  border: ${theme.border.edge};
  border-radius: ${theme.radius.small};
  background: ${theme.colour.card};
`;

const Count = styled.input`
  width: 52px;
  min-width: 2em;
  min-height: ${theme.width.touch};
  border: solid ${theme.colour.line};
  border-width: 0 1px;
  border-radius: 0;
  background: none;
  font-size: ${theme.size[17]};
  font-weight: ${theme.weight.medium};
  text-align: center;
  &:disabled { color: ${theme.colour.grey}; }
`;

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
function useTypedQuantity({ value, min, max, onChange, coerce }: TypedQuantity) {
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
