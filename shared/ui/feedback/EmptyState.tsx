import { theme } from '@pinpu/shared/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { MARK_PIECES } from '../brand/pieces.ts';

/** An empty state: the mark's pieces, a message and the next action. */
export function EmptyState({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <Place>
      <Pieces viewBox="-14 -12 92 88" width={112} height={107} aria-hidden>
        {MARK_PIECES.map((piece) => (
          <path key={piece} d={piece} />
        ))}
      </Pieces>
      <p>{children}</p>
      {action}
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space[16]};
  padding: ${theme.space[48]} ${theme.space[16]};
  color: ${theme.colour.inkSoft};
  text-align: center;
`;

const Pieces = styled.svg`
  fill: ${theme.colour.card};
  stroke: ${theme.colour.edge};
  stroke-width: 1;
  path { transform-box: fill-box; transform-origin: center; }
  path:nth-child(1) { transform: translate(-6px, -6px) rotate(-9deg); }
  path:nth-child(2) { transform: translate(-9px, 2px) rotate(5deg); }
  path:nth-child(3) { transform: translate(-3px, 9px) rotate(-6deg); fill: ${theme.colour.tint}; }
  path:nth-child(4) { transform: translate(10px, 1px) rotate(8deg); fill: ${theme.colour.seal}; stroke: none; }
`;
