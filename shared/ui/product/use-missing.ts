import { useEffect, useState } from 'react';

/** Whether the picture at an address failed to load; loading is tried again when the network is back. */
export function useMissing(src: string) {
  const [missing, setMissing] = useState<string>();
  const isMissing = missing === src;
  useEffect(() => {
    if (!isMissing) return;
    const tryAgain = () => setMissing(undefined);
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [isMissing]);
  return { isMissing, fail: () => setMissing(src) };
}
