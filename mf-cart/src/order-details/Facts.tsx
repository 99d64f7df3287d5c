import { theme } from '@pinpu/shared/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** A list of names and values; empty values are omitted. */
export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <List>
      {facts
        .filter(([, value]) => value !== '' && value !== undefined)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  gap: ${theme.space[8]};
  > div { display: grid; grid-template-columns: 6em minmax(0, 1fr); align-items: baseline; gap: ${theme.space[8]}; }
  dt { color: ${theme.colour.inkSoft}; font-size: ${theme.size[15]}; }
`;
