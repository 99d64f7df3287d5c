import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';

export const Choices = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
`;

/** One pay way; a click anywhere in the row selects it. */
export const Line = styled.label<{ $closed: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space[12]};
  min-height: 48px;
  padding-block: ${theme.space[8]};
  border-bottom: ${theme.border.hairline};
  color: ${({ $closed }) => theme.colour[$closed ? 'inkSoft' : 'ink']};
  cursor: ${({ $closed }) => ($closed ? 'not-allowed' : 'pointer')};
`;

/** Content that belongs to the row above. */
export const OfRow = styled.div`
  padding-block: ${theme.space[12]};
  border-bottom: ${theme.border.hairline};
`;

export const Dot = styled.input`
  appearance: none;
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border: ${theme.border.edge};
  border-radius: ${theme.radius.round};
  background: ${theme.colour.card};
  cursor: inherit;
  &::after {
    content: '';
    width: 12px;
    height: 12px;
    border-radius: ${theme.radius.round};
    background: ${theme.colour.ink};
    transform: scale(0);
    transition: transform ${theme.motion.quick} ${theme.motion.ease};
    ${theme.media.stillness} { transition: none; }
  }
  &:checked { border-color: ${theme.colour.ink}; }
  &:checked::after { transform: none; }
  /* Forced colours remove the background, and with it the dot: the browser draws its own. */
  @media (forced-colors: active) { appearance: auto; &::after { content: none; } }
  &:disabled { background: ${theme.colour.greyTint}; border-color: ${theme.colour.line}; }
`;

export const Words = styled.span`
  display: grid;
  line-height: ${theme.leading.heading};
  gap: ${theme.space[4]};
`;

export const Small = styled.span`
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[15]};
`;
