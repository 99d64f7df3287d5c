import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';
import { MARK_PIECES } from './pieces.ts';

/**
 * The shop's mark, for sizes from 24 px. Hidden from screen readers beside the name; `label` names it where it is
 * alone.
 */
export function Mark({ size = 32, label }: { size?: number; label?: string }) {
  const name = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <Square viewBox="0 0 64 64" width={size} height={size} {...name}>
      <path d={MARK_PIECES.join('')} />
    </Square>
  );
}

const Square = styled.svg`
  flex: none;
  fill: ${theme.colour.seal};
`;
