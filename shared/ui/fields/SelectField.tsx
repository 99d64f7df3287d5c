import { theme } from '@pinpu/shared/theme';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Icon } from '../brand/Icon.tsx';
import { Field, type FieldProps } from './Field.tsx';
import { fieldCss } from './field-css.ts';
import { useValidity } from './use-validity.ts';

export type SelectFieldProps = FieldProps & ComponentPropsWithRef<'select'>;

/** A select with label; `children` are `<option>`s. */
export function SelectField({ label, hint, error, optional, ...select }: SelectFieldProps) {
  const { message, ...validity } = useValidity<HTMLSelectElement>(label);
  return (
    <Field label={label} hint={hint} error={error || message || undefined} optional={optional}>
      {(control) => (
        <Frame>
          <Select {...select} {...validity} {...control} />
          <Icon name="chevronDown" size={20} />
        </Frame>
      )}
    </Field>
  );
}

const Frame = styled.div`
  display: grid;
  align-items: center;
  > * { grid-area: 1 / 1; }
  > svg { justify-self: end; margin-right: ${theme.space[12]}; pointer-events: none; }
`;

const Select = styled.select`
  ${fieldCss}
  appearance: none;
  padding-right: ${theme.space[48]};
`;
