import { useState } from 'react';
import { NumberField } from './NumberField.tsx';
import { typedNumber } from './typed-number.ts';

interface AmountFieldProps {
  label: string;
  hint?: string;
  error: string;
  /** Undefined if empty. */
  value: number | undefined;
  /** Whether it may be empty. */
  optional?: boolean;
  onChange: (value: number | undefined) => void;
}

const MAX = 99_999_999;

/** The number of a text; null if it is empty, undefined if it is not a whole number of up to 8 digits. */
function readAmountText(text: string): number | null | undefined {
  const value = typedNumber(text);
  return value === null || (Number.isInteger(value) && value >= 0 && value <= MAX)
    ? value
    : undefined;
}

/**
 * A field for a whole number of up to 8 digits. Invalid text stays in the field with a message, and `onChange` is not
 * called.
 */
export function AmountField({ value, optional, error, onChange, ...field }: AmountFieldProps) {
  const stored = value === undefined ? '' : String(value);
  const [typed, setTyped] = useState(stored);
  const read = readAmountText(typed);
  const isWrong = read === undefined || (read === null && !optional);
  const text = isWrong || (read ?? undefined) === value ? typed : stored;
  return (
    <NumberField
      {...field}
      {...(optional && { optional })}
      value={text}
      error={isWrong ? '請填寫 0 以上的整數。' : error}
      onChange={({ currentTarget }) => {
        const next = readAmountText(currentTarget.value);
        setTyped(currentTarget.value);
        if (next === undefined || (next === null && !optional)) return;
        onChange(next ?? undefined);
      }}
    />
  );
}
