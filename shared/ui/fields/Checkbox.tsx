import { theme } from '@pinpu/shared/theme';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';

type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & { label: ReactNode };

/** A checkbox; its label is part of the target. */
export function Checkbox({ label, ...input }: CheckboxProps) {
  return (
    <Line>
      <Box type="checkbox" {...input} />
      <span>{label}</span>
    </Line>
  );
}

const Line = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[12]};
  min-height: ${theme.width.touch};
  cursor: pointer;
`;

const Box = styled.input`
  appearance: none;
  display: grid;
  place-items: center;
  flex: none;
  width: 24px;
  height: 24px;
  border: ${theme.border.edge};
  border-radius: ${theme.radius.small};
  background: ${theme.colour.card};
  cursor: pointer;
  &::after {
    content: '';
    width: 14px;
    height: 14px;
    background: ${theme.colour.paper};
    clip-path: polygon(0 52%, 12% 40%, 38% 64%, 88% 10%, 100% 22%, 38% 90%);
    transform: scale(0);
    transition: transform ${theme.motion.quick} ${theme.motion.ease};
  }
  &:checked { background: ${theme.colour.ink}; border-color: ${theme.colour.ink}; }
  &:checked::after { transform: none; }
  /* Forced colours remove backgrounds and so the tick; the browser's own is used then. */
  @media (forced-colors: active) { appearance: auto; &::after { content: none; } }
  &:disabled { opacity: .5; cursor: not-allowed; }
`;
