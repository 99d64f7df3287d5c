import { countdownText } from '@pinpu/shared/domain';
import { useEffect, useState } from 'react';
import { serverNow } from '../../../api/server-clock.ts';

const SECOND_MS = 1000;
/** The server ends a special price some seconds late; its end is awaited by this many calls, with ticks between them. */
const CALLS = 5;
const TICKS_BETWEEN = 3;

/**
 * `05:12:33` until a moment, in its last 24 hours, by the server's clock; undefined before, afterwards, while a page is
 * hydrated, and until the server's time is known. `refresh` asks the server again: for its time, after the device was
 * asleep, and for what applies from the end on.
 */
export function useCountdown(ends: string, refresh: () => void): string | undefined {
  const [text, setText] = useState<string>();
  useEffect(() => {
    const until = Date.parse(ends);
    let passed = 0;
    const tick = () => {
      const now = serverNow();
      if (now === undefined) return;
      setText(countdownText(until - now));
      if (now < until) return;
      if (passed % TICKS_BETWEEN === 0 && passed < CALLS * TICKS_BETWEEN) refresh();
      passed += 1;
    };
    const onVisible = () => document.visibilityState === 'visible' && refresh();
    tick();
    if (serverNow() === undefined) refresh();
    const timer = setInterval(tick, SECOND_MS);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [ends, refresh]);
  return text;
}
