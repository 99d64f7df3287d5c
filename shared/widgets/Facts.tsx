import { theme } from '@pinpu/shared/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface FactsProps {
  facts: readonly (readonly [name: string, value: ReactNode])[];
}

const isStated = (value: ReactNode) =>
  value !== '' && value !== undefined && value !== null && value !== false;

/** A list of names and values; entries with an empty value are left out. */
export const Facts = ({ facts }: FactsProps) => (
  <List>
    {facts.map(
      ([name, value]) =>
        isStated(value) && (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </List>
);

const List = styled.dl`
  display: grid;
  gap: ${theme.space[8]};
  > div { display: grid; grid-template-columns: 6em minmax(0, 1fr); align-items: baseline; gap: ${theme.space[8]}; }
  dt { color: ${theme.colour.inkSoft}; font-size: ${theme.size[15]}; }
  dd { overflow-wrap: anywhere; }
`;
