import { retryOnce } from '../loading/retry-once.ts';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 16_000;

/** Waits for `ms`, or less if the network returns before. */
const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
  });

/**
 * Loads until it works. A remote's build that once failed to get a shared module stays broken on its page, however
 * often it is retried; so it waits for the module instead, as long as the shell lets its part wait.
 */
export async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (let ms = FIRST_PAUSE_MS; ; ms = Math.min(2 * ms, LONGEST_PAUSE_MS)) {
    try {
      return await retryOnce(load);
    } catch {
      await pause(ms);
    }
  }
}
