import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Field, type FieldProps } from './Field.tsx';
import { fieldCss } from './field-css.ts';
import { useValidity } from './use-validity.ts';

export type TextFieldProps = FieldProps & ComponentPropsWithRef<'input'>;

/** A single-line text input with label; accepts every attribute of an `<input>`. */
export function TextField({
  label,
  hint,
  error,
  optional,
  onInvalid,
  onInput,
  ...input
}: TextFieldProps) {
  const validity = useValidity<HTMLInputElement>(label);
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
