import { useEffect, useState } from 'react';

const secondsUntil = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / 1000));

/** Whole seconds until a time (ms since the epoch), counting down; 0 once it has passed. */
export function useSecondsUntil(moment: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(moment));
  useEffect(() => {
    const count = () => {
      const left = secondsUntil(moment);
      setSeconds(left);
      if (left === 0) clearInterval(timer);
    };
    const timer = setInterval(count, 1000);
    count();
    return () => clearInterval(timer);
  }, [moment]);
  return seconds;
}
