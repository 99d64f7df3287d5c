import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Field, type FieldProps } from './Field.tsx';
import { fieldCss } from './field-css.ts';
import { dropUnseen, withMaxLength } from './typed-input.ts';
import { useValidity } from './use-validity.ts';

export type TextFieldProps = FieldProps & ComponentPropsWithRef<'input'>;

/**
 * A single-line text input with label; accepts every attribute of an `<input>`. A text longer than `maxLength` is not
 * cut: it stays, is invalid, and the line below the field says so.
 */
export function TextField({ maxLength, pattern, ...field }: TextFieldProps) {
  return <LabelledInput {...field} limit={maxLength} pattern={withMaxLength(pattern, maxLength)} />;
}

/** The same, whose `maxLength` is the browser's, which cuts. */
export function LabelledInput({
  label,
  hint,
  error,
  optional,
  onInvalid,
  onInput,
  limit,
  ...input
}: TextFieldProps & { limit?: number | undefined }) {
  const validity = useValidity<HTMLInputElement>(label, limit);
  return (
    <Field
      label={label}
      hint={hint}
      error={error || validity.message || undefined}
      optional={optional}
    >
      {(control) => (
        <Input
          {...input}
          {...control}
          onInvalid={(event) => {
            validity.onInvalid(event);
            onInvalid?.(event);
          }}
          onInput={(event) => {
            dropUnseen(event.currentTarget);
            validity.onInput(event);
            onInput?.(event);
          }}
        />
      )}
    </Field>
  );
}

const Input = styled.input`
  ${fieldCss}
`;
