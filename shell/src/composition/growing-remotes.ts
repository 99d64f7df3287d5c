import type { Composition } from '@pinpu/shared/contracts';
import { retryOnce } from '../loading/retry-once.ts';
import { LoadError } from '../report.ts';
import { forgetFailedParts } from './parts.ts';
import { openRemotes, type Remotes } from './remotes.ts';
import { withinTimeLimit } from './time-limit.ts';

/** The time limit for each of two attempts, in ms. */
const REST_TIME_LIMIT_MS = 6000;

/** The remotes of this page: first those in its part of the composition, later all of them. */
export interface GrowingRemotes {
  /** Returns another object once the rest has arrived. */
  current: () => Remotes;
  subscribe: (listener: GrowthListener) => () => void;
}

/** `isAhead` where no page is waiting for what has arrived. */
export type GrowthListener = (isAhead?: boolean) => void;

interface Growth {
  /** Loads the whole composition; bypasses the browser's cache where `again`. */
  fetchWhole: (carried: Composition, again: boolean) => Promise<Composition>;
  /** Called before anything of the whole composition can be loaded. */
  adopt: (whole: Composition) => void;
  /** Extends the loading of pages and slots. */
  wrap?: ((remotes: Remotes) => Remotes) | undefined;
}

/**
 * Opens the remotes in a page's part of the composition. Requesting any other remote waits for the rest; what is
 * already shown does not change.
 */
export function growingRemotes(
  carried: Composition,
  { fetchWhole, adopt, wrap = (remotes) => remotes }: Growth,
): GrowingRemotes {
  const listeners = new Set<GrowthListener>();
  let opened = openRemotes(carried);
  let growing: Promise<void> | undefined;
  let isAwaited = false;

  async function grow() {
    let whole: Composition;
    try {
      whole = await retryOnce((again) =>
        withinTimeLimit(REST_TIME_LIMIT_MS, () => fetchWhole(carried, again)),
      );
    } catch (cause) {
      growing = undefined;
      const why = cause instanceof Error ? cause.message : String(cause);
      throw new LoadError(`the rest of the composition failed: ${why}`, { cause });
    }
    adopt(whole);
    opened = openRemotes(whole);
    current = { ...current, composition: whole };
    forgetFailedParts();
    for (const listener of listeners) listener(!isAwaited);
  }

  const loadRest = async ({ isAhead = false } = {}) => {
    if (current.composition.rest === undefined) return;
    if (!isAhead) isAwaited = true;
    growing ??= grow();
    await growing;
  };
  /** A slot renders its filler itself, so the rest of the page need not render again at once. */
  const withRemote = async (remote: string, { isAhead }: { isAhead: boolean }) => {
    if (!Object.hasOwn(current.composition.remotes, remote)) await loadRest({ isAhead });
    return opened;
  };
  let current: Remotes = wrap({
    composition: carried,
    loadPage: async (remote, page, attempt) =>
      (await withRemote(remote, { isAhead: false })).loadPage(remote, page, attempt),
    loadSlot: async (remote, slot, attempt) =>
      (await withRemote(remote, { isAhead: true })).loadSlot(remote, slot, attempt),
    loadRest,
  });
  return {
    current: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
