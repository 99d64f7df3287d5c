import type { Clock } from '../../../platform/clock.ts';
import type { PageRendering } from './page.ts';
import { openQueue, type Place } from './task-queue.ts';

interface InWork {
  screen: Promise<PageRendering>;
  waiting: number;
}

/** Separate space, so that screens of addresses with a query can't displace the others. */
const ROOM = {
  first: { max: 300, maxBytes: 24 * 1024 * 1024 },
  last: { max: 60, maxBytes: 6 * 1024 * 1024 },
};

/** The size of a screen in memory, counting two bytes per character, as non-Latin text needs. */
const bytesOf = ({ page }: PageRendering) =>
  page ? 2 * (page.html.length + page.styles.length + JSON.stringify(page.state).length) : 0;

/** Renders a screen once for all its pages, and stores it while its data stay the same. */
export function sharedScreens(clock: Clock, onEnd: (end: 'stored' | 'renewed') => void) {
  const queue = openQueue();
  const inWork = new Map<string, InWork>();
  const stored = {
    first: storedScreens(clock, ROOM.first, bytesOf),
    last: storedScreens(clock, ROOM.last, bytesOf),
  };

  /** Returned as another object, so that head and pictures are read again. */
  async function renewed(key: string, place: Place): Promise<PageRendering | undefined> {
    const old = stored[place].findOld(key);
    const isCurrent = await old?.screen.isCurrent?.().catch(() => false);
    if (old?.screen.page === undefined || isCurrent !== true) return undefined;
    const screen = { ...old.screen, page: { ...old.screen.page } };
    stored[place].store(key, screen, old.renderedAt);
    onEnd('renewed');
    return screen;
  }

  function begin(key: string, place: Place, render: () => Promise<PageRendering>): InWork {
    const work = async () => {
      const screen = await render();
      if (screen.page) stored[place].store(key, screen);
      return screen;
    };
    const hasWaiters = () => begun.waiting > 0;
    const load = async () => (await renewed(key, place)) ?? queue.add(place, hasWaiters, work);
    const begun: InWork = { waiting: 0, screen: load() };
    inWork.set(key, begun);
    const end = () => inWork.delete(key);
    begun.screen.then(end, end);
    return begun;
  }

  return {
    queue,
    size: () => ({ first: stored.first.size(), last: stored.last.size() }),
    /** The screen of a key. The caller no longer waits for it once `gone` is aborted. */
    get(
      { key, place, gone }: { key: string; place: Place; gone: AbortSignal },
      render: () => Promise<PageRendering>,
    ): Promise<PageRendering> | PageRendering {
      const found = stored[place].find(key);
      if (found) {
        onEnd('stored');
        return found;
      }
      const shared = inWork.get(key) ?? begin(key, place, render);
      shared.waiting += 1;
      gone.addEventListener('abort', () => {
        shared.waiting -= 1;
      });
      return shared.screen;
    },
  };
}

/** For how long a stored screen's data count as fresh, in ms; a price on it may be that old. */
export const FRESH_MS = 3000;

/** How long a screen with unchanged data may be used, in ms; relative times on it are as old. */
const RENDERED_MS = 60_000;

interface Stored<Screen> {
  screen: Screen;
  bytes: number;
  until: number;
  renderedAt: number;
}

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
