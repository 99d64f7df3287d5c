import type { Clock } from '../../../platform/clock.ts';
import type { PageRendering } from './page.ts';
import { storedScreens } from './screens.ts';
import { openQueue, type Place } from './task-queue.ts';

/** A screen that is being rendered, with the number of pages that wait for it. */
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

/**
 * Renders each screen once for all pages that request it at the same time, and stores it for the next seconds, and
 * longer while its data stay the same.
 */
export function sharedScreens(clock: Clock, onEnd: (end: 'stored' | 'renewed') => void) {
  const queue = openQueue();
  const inWork = new Map<string, InWork>();
  const stored = {
    first: storedScreens(clock, ROOM.first, bytesOf),
    last: storedScreens(clock, ROOM.last, bytesOf),
  };

  /**
   * The stored screen, if its data are still the same. Returned as another object, so that head and pictures are read
   * again.
   */
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
