import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';
import { Mark } from './Mark.tsx';
import { NAME_PATH } from './name-path.ts';

/** Mark and name; `size` is the mark's, in pixels. Accessible name 拼鋪. */
export function Wordmark({ size = 32 }: { size?: number }) {
  const height = Math.round(size * 0.86);
  return (
    <Sign>
      <Mark size={size} />
      <svg
        viewBox="0 0 412 200"
        width={Math.round(height * 2.06)}
        height={height}
        role="img"
        aria-label="拼鋪"
      >
        <path d={NAME_PATH} fill="currentColor" />
      </svg>
    </Sign>
  );
}

const Sign = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[8]};
`;
