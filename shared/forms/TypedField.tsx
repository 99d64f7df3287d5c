import {
  cleanTyped,
  lengthFault,
  type TypedKind,
  typedFault,
  typedMax,
} from '@pinpu/shared/domain';
import { TextField, type TextFieldProps } from '@pinpu/shared/ui';
import { useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { EmailHint } from './EmailHint.tsx';

type Keyboard = Pick<TextFieldProps, 'type' | 'inputMode'>;
const TEXT: Keyboard = { type: 'text', inputMode: 'text' };
const PHONE: Keyboard = { type: 'tel', inputMode: 'tel' };

const KEYBOARDS: Readonly<Record<TypedKind, Keyboard>> = {
  name: TEXT,
  pickupName: TEXT,
  title: TEXT,
  address: TEXT,
  email: { type: 'email', inputMode: 'email' },
  phone: PHONE,
  mobile: PHONE,
  // A number input would change under the mouse wheel, and accept 1e3.
  postcode: { type: 'text', inputMode: 'numeric' },
};

type TypedFieldProps = Omit<TextFieldProps, 'onChange' | 'onBlur' | 'maxLength' | 'pattern'> & {
  kind: TypedKind;
  value: string;
  onChange: (value: string) => void;
};

/** Kinds that a carrier refuses, so that their faults are shown once the input is left, and not only at the end. */
const SHOWN_WHEN_LEFT: readonly TypedKind[] = ['pickupName', 'mobile'];

/**
 * An input for one kind of text of the domain's table, whose rule is the input's validity. The text is cleaned when the
 * input is left; nothing is cut.
 */
export function TypedField({ kind, value, error, ref, onChange, ...field }: TypedFieldProps) {
  const { label } = field;
  const control = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => control.current);
  const fault = typedFault(kind, value, label);
  useLayoutEffect(() => control.current?.setCustomValidity(fault), [fault]);
  const [wasLeft, setWasLeft] = useState(false);
  const cleaned = cleanTyped(kind, value);
  const shown = wasLeft && SHOWN_WHEN_LEFT.includes(kind) ? fault : '';
  return (
    <>
      <TextField
        {...KEYBOARDS[kind]}
        {...field}
        ref={control}
        value={value}
        error={error || lengthFault(cleaned, typedMax(kind), label) || shown}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onBlur={() => {
          setWasLeft(value !== '');
          if (cleaned !== value) onChange(cleaned);
        }}
      />
      {kind === 'email' && <EmailHint email={value} onTake={onChange} />}
    </>
  );
}
