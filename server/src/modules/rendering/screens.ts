import type { Clock } from '../../platform/clock.ts';

/** How old a screen may be: a price on it is at most two seconds older. */
export const FRESH_MS = 3000;

interface Stored<Screen> {
  screen: Screen;
  bytes: number;
  until: number;
}

/** Stores rendered screens for a moment, the most recent ones up to a number and a size. */
export function storedScreens<Screen>(
  clock: Clock,
  { max, maxBytes }: { max: number; maxBytes: number },
  bytesOf: (screen: Screen) => number,
) {
  const screens = new Map<string, Stored<Screen>>();
  let size = 0;

  function remove(key: string) {
    size -= screens.get(key)?.bytes ?? 0;
    screens.delete(key);
  }

  return {
    find(key: string): Screen | undefined {
      const stored = screens.get(key);
      if (stored && stored.until > clock().getTime()) return stored.screen;
      remove(key);
      return undefined;
    },
    store(key: string, screen: Screen) {
      remove(key);
      const bytes = bytesOf(screen) + key.length;
      screens.set(key, { screen, bytes, until: clock().getTime() + FRESH_MS });
      size += bytes;
      for (const oldest of screens.keys()) {
        if (screens.size <= max && size <= maxBytes) return;
        remove(oldest);
      }
    },
    size: () => ({ screens: screens.size, bytes: size }),
  };
}
