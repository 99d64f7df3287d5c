import { theme } from '@pinpu/shared/theme';
import styled, { keyframes } from 'styled-components';
import { MARK_PIECES } from './pieces.ts';

type LoadingMarkProps = {
  size?: number;
  /** Accessible name of what is loading; '' where a text beside it says so. */
  label?: string;
  /** `inherit` uses the text's colour, as on a button. */
  tone?: 'seal' | 'inherit';
};

/** An animated mark shown while something loads; the only looping animation (brand, Motion). */
export function LoadingMark({ size = 64, label = '載入中', tone = 'seal' }: LoadingMarkProps) {
  const status = label ? { role: 'status', 'aria-label': label } : {};
  return (
    <Status {...status}>
      <Square viewBox="0 0 64 64" width={size} height={size} $tone={tone} aria-hidden>
        {MARK_PIECES.map((piece) => (
          <path key={piece} d={piece} />
        ))}
      </Square>
    </Status>
  );
}

const lay = keyframes`
  from, 4% { opacity: 0; transform: var(--from); }
  22%, 82% { opacity: 1; transform: none; }
  96%, to { opacity: 0; transform: none; }
`;

const Status = styled.span`
  display: inline-grid;
`;

const Square = styled.svg<{ $tone: 'seal' | 'inherit' }>`
  overflow: visible;
  fill: ${({ $tone }) => ($tone === 'seal' ? theme.colour.seal : 'currentColor')};
  path { animation: ${lay} 2400ms ${theme.motion.ease} infinite both; --from: translate(-8px, -8px); }
  path:nth-child(2) { animation-delay: 160ms; --from: translate(-10px, 0); }
  path:nth-child(3) { animation-delay: 320ms; --from: translate(-6px, 10px); }
  path:nth-child(4) { animation-delay: 480ms; --from: translate(12px, 0); }
  ${theme.media.stillness} {
    path { animation: none; }
  }
`;
