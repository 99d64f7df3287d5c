import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';
import { Mark } from './Mark.tsx';

/** Mark and name, as on the sign above the door. */
export function Wordmark({ size = 32 }: { size?: number }) {
  return (
    <Sign style={{ fontSize: size * 0.8 }}>
      <Mark size={size} />
      拼鋪
    </Sign>
  );
}

const Sign = styled.span`
  display: inline-flex;
  align-items: center;
  gap: .4em;
  font-family: ${theme.font.serif};
  font-weight: ${theme.weight.bold};
  line-height: ${theme.leading.flat};
  letter-spacing: .08em;
  white-space: nowrap;
`;
