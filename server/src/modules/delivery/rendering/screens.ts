import type { Clock } from '../../../platform/clock.ts';

/** For how long a stored screen's data count as fresh, in ms; a price on it may be that old. */
export const FRESH_MS = 3000;

/**
 * For how long after it was rendered a screen may be used again while its data stay the same, in ms; relative times on
 * it are as old.
 */
const RENDERED_MS = 60_000;

interface Stored<Screen> {
  screen: Screen;
  bytes: number;
  until: number;
  renderedAt: number;
}

/** Stores rendered screens for a short time: the most recent ones, limited by number and size. */
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
    /** A screen with fresh data. */
    find(key: string): Screen | undefined {
      const stored = screens.get(key);
      return stored && stored.until > clock().getTime() ? stored.screen : undefined;
    },
    /** A screen that may be stored again if its data are the same. */
    findOld(key: string): Stored<Screen> | undefined {
      const stored = screens.get(key);
      if (stored && clock().getTime() - stored.renderedAt < RENDERED_MS) return stored;
      remove(key);
      return undefined;
    },
    store(key: string, screen: Screen, renderedAt = clock().getTime()) {
      remove(key);
      const bytes = bytesOf(screen) + key.length;
      const until = clock().getTime() + FRESH_MS;
      screens.set(key, { screen, bytes, until, renderedAt });
      size += bytes;
      for (const oldest of screens.keys()) {
        if (screens.size <= max && size <= maxBytes) return;
        remove(oldest);
      }
    },
    size: () => ({ screens: screens.size, bytes: size }),
  };
}
