import { TextField } from '@pinpu/shared/ui';
import { useState } from 'react';

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

/** The digits of a number typed with full-width characters, commas or spaces. */
const tidy = (text: string) => text.normalize('NFKC').replaceAll(/[,\s]/g, '');

/**
 * A field for a whole number of up to 8 digits. Invalid text stays in the field with a message, and `onChange` is not
 * called.
 */
export function AmountField({ value, optional, error, onChange, ...field }: AmountFieldProps) {
  const stored = value === undefined ? '' : String(value);
  const [typed, setTyped] = useState(stored);
  const isWrong = !/^\d{0,8}$/.test(tidy(typed)) || (tidy(typed) === '' && !optional);
  const text = isWrong || tidy(typed) === stored ? typed : stored;
  return (
    <TextField
      {...field}
      {...(optional && { optional })}
      inputMode="numeric"
      autoComplete="off"
      value={text}
      error={isWrong ? '請填寫 0 以上的整數。' : error}
      onChange={({ currentTarget }) => {
        const next = tidy(currentTarget.value);
        setTyped(currentTarget.value);
        if (!/^\d{0,8}$/.test(next) || (next === '' && !optional)) return;
        onChange(next === '' ? undefined : Number(next));
      }}
    />
  );
}
