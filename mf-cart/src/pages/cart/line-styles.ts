import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';

export const Row = styled.li`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr) auto;
  align-items: start;
  gap: ${theme.space[12]};
  padding-block: ${theme.space[16]};
  border-bottom: ${theme.border.hairline};
  ${theme.media.tablet} { grid-template-columns: 120px minmax(0, 1fr) auto; column-gap: ${theme.space[24]}; }
`;

export const Thumb = styled.a`
  display: block;
  grid-row: span 2;
`;

export const Facts = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[4]};
`;

export const Name = styled.a`
  padding-block: ${theme.space[4]};
  color: inherit;
  font-family: ${theme.font.serif};
  font-weight: ${theme.weight.bold};
  line-height: ${theme.leading.heading};
  text-decoration: none;
  ${theme.media.hover} { &:hover { text-decoration: underline 1px; } }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[8]} ${theme.space[16]};
  grid-column: 2 / -1;
`;

export const Total = styled.span`
  margin-left: auto;
`;

/** Until when the special price applies. */
export const Ends = styled.span`
  color: ${theme.colour.vermilion};
  font-size: ${theme.size[13]};
`;

/** Why no more can be ordered; shown below the stepper. */
export const Limit = styled.p<{ $isFault: boolean }>`
  grid-column: 2 / -1;
  color: ${({ $isFault }) => theme.colour[$isFault ? 'vermilion' : 'inkSoft']};
  font-size: ${theme.size[13]};
`;

/** A change by the server; one in the shopper's favour is green. */
export const Note = styled.p<{ $good: boolean }>`
  grid-column: 1 / -1;
  padding: ${theme.space[4]} ${theme.space[12]};
  background: ${({ $good }) => theme.colour[$good ? 'celadonTint' : 'gingerTint']};
  color: ${({ $good }) => theme.colour[$good ? 'celadon' : 'ginger']};
  font-size: ${theme.size[15]};
`;
