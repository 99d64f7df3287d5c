import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Field, type FieldProps } from './Field.tsx';
import { fieldCss } from './field-css.ts';
import { useValidity } from './use-validity.ts';

export type SelectFieldProps = FieldProps & ComponentPropsWithRef<'select'>;

/** A choice from a list; `children` are `<option>`s. */
export function SelectField({ label, hint, error, optional, ...select }: SelectFieldProps) {
  const { message, ...validity } = useValidity<HTMLSelectElement>(label);
  return (
    <Field label={label} hint={hint} error={error || message || undefined} optional={optional}>
      {(control) => <Select {...select} {...validity} {...control} />}
    </Field>
  );
}

const Select = styled.select`
  ${fieldCss}
`;
