import { theme } from '@pinpu/shared/theme';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { elapsedText } from './elapsed-text.ts';

/** Elapsed time of a process; updates are not announced to screen readers. */
export function Elapsed({ since }: { since: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <Time role="timer" aria-live="off" aria-label="已經過時間">
      {elapsedText(now - since)}
    </Time>
  );
}

const Time = styled.p`
  color: ${theme.colour.ink};
  font-size: ${theme.size[25]};
  font-variant-numeric: tabular-nums;
  line-height: ${theme.leading.heading};
`;
