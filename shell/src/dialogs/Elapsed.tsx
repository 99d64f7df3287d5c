import { theme } from '@pinpu/shared/theme';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { elapsedText } from './elapsed-text.ts';

/** The elapsed time of a process; updates are not announced to screen readers. */
export function Elapsed({ since }: { since: number }) {
  const [text, setText] = useState(() => elapsedText(Date.now() - since));
  useEffect(() => {
    const tick = () => setText(elapsedText(Date.now() - since));
    // Updated at once, since on a busy page this runs some time after the render.
    tick();
    let seconds: ReturnType<typeof setInterval> | undefined;
    const nextSecond = setTimeout(
      () => {
        tick();
        seconds = setInterval(tick, 1000);
      },
      1000 - ((Date.now() - since) % 1000),
    );
    return () => {
      clearTimeout(nextSecond);
      clearInterval(seconds);
    };
  }, [since]);
  return (
    <Time role="timer" aria-live="off" aria-label="已經過時間">
      {text}
    </Time>
  );
}

const Time = styled.p`
  color: ${theme.colour.ink};
  font-size: ${theme.size[25]};
  font-variant-numeric: tabular-nums;
  line-height: ${theme.leading.heading};
`;
