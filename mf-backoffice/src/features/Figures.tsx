import { theme } from '@pinpu/shared/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface FiguresProps {
  figures: readonly (readonly [name: string, value: ReactNode])[];
  /** Large numbers, for the top of a page about one item. */
  large?: boolean;
}

/** Names above their numbers, side by side if there is room. */
export const Figures = ({ figures, large = false }: FiguresProps) => (
  <Numbers $large={large}>
    {figures.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </Numbers>
);

const Numbers = styled.dl<{ $large: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${({ $large }) => ($large ? '128px' : '88px')}, 1fr));
  gap: ${theme.space[8]} ${theme.space[16]};
  font-variant-numeric: tabular-nums;
  dt { color: ${theme.colour.inkSoft}; font-size: ${theme.size[13]}; }
  dd {
    white-space: nowrap;
    font-size: ${({ $large }) => theme.size[$large ? 25 : 17]};
    line-height: ${theme.leading.heading};
  }
`;
