import { theme } from '@pinpu/shared/theme';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { Icon } from '../brand/Icon.tsx';

/** Attributes that associate the control with label, hint and error. */
export type ControlProps = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true };

export type FieldProps = {
  label: string;
  /** Shown below the control, also beside an error, since it says what is expected. */
  hint?: ReactNode;
  /** The error and how to fix it. */
  error?: string;
  optional?: boolean;
};

/** Label, control and the line below it; `children` renders the control. */
export function Field({
  label,
  hint,
  error,
  optional,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const errorId = `${id}error`;
  const hintId = `${id}hint`;
  const notes = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <Box>
      <Label htmlFor={id}>
        {label}
        {optional && <Optional>選填</Optional>}
      </Label>
      {children({
        id,
        'aria-describedby': notes || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <Note id={errorId} $wrong>
          <Icon name="warning" size={16} />
          {error}
        </Note>
      )}
      {hint && (
        <Note id={hintId} $wrong={false}>
          {hint}
        </Note>
      )}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
`;

const Label = styled.label`
  display: flex;
  gap: ${theme.space[8]};
  align-items: baseline;
  font-size: ${theme.size[15]};
  font-weight: ${theme.weight.medium};
`;

const Optional = styled.span`
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[13]};
  font-weight: ${theme.weight.regular};
`;

const Note = styled.p<{ $wrong: boolean }>`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  color: ${({ $wrong }) => theme.colour[$wrong ? 'vermilionDeep' : 'inkSoft']};
  font-size: ${theme.size[13]};
`;
