import { theme } from '@pinpu/shared/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface FactsProps {
  facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** Names with their values; what is empty is left out. */
export const Facts = ({ facts }: FactsProps) => (
  <Names>
    {facts.map(([name, value]) =>
      value ? (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ) : null,
    )}
  </Names>
);

const Names = styled.dl`
  display: grid;
  gap: ${theme.space[4]};
  > div { display: flex; gap: ${theme.space[12]}; }
  dt { flex: 0 0 5.5em; color: ${theme.colour.inkSoft}; font-size: ${theme.size[15]}; }
  dd { min-width: 0; overflow-wrap: anywhere; }
`;
