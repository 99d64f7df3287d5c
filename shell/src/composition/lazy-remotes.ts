import type { Composition } from '@pinpu/shared/contracts';
import { retryOnce } from '../loading/retry-once.ts';
import { LoadError } from '../report.ts';
import { forgetFailedParts } from './parts.ts';
import { openRemotes, type Remotes } from './remotes.ts';
import { withinTimeLimit } from './time-limit.ts';

/** The time limit for each of two attempts, in ms. */
const LAZY_TIME_LIMIT_MS = 6000;

/** The remotes of this page: first those of its initial composition, later all of them. */
export interface LazyRemotes {
  /** Returns another object once the lazy composition has arrived. */
  current: () => Remotes;
  subscribe: (listener: LazyListener) => () => void;
}

/** `isAhead` where no page is waiting for what has arrived. */
export type LazyListener = (isAhead?: boolean) => void;

interface LazyLoading {
  /** Loads the lazy composition; bypasses the browser's cache where `again`. */
  fetchLazy: (initial: Composition, again: boolean) => Promise<Composition>;
  /** Called before anything of the lazy composition can be loaded. */
  adopt: (full: Composition) => void;
  /** Extends the loading of pages and slots. */
  wrap?: ((remotes: Remotes) => Remotes) | undefined;
}

/**
 * Opens the remotes in a page's initial composition. Requesting any other remote waits for the lazy composition; what is
 * already shown does not change.
 */
export function lazyRemotes(
  initial: Composition,
  { fetchLazy, adopt, wrap = (remotes) => remotes }: LazyLoading,
): LazyRemotes {
  const listeners = new Set<LazyListener>();
  let opened = openRemotes(initial);
  let loading: Promise<void> | undefined;
  let isAwaited = false;

  async function load() {
    let full: Composition;
    try {
      full = await retryOnce((again) =>
        withinTimeLimit(LAZY_TIME_LIMIT_MS, () => fetchLazy(initial, again)),
      );
    } catch (cause) {
      loading = undefined;
      const why = cause instanceof Error ? cause.message : String(cause);
      throw new LoadError(`the lazy composition failed: ${why}`, { cause });
    }
    adopt(full);
    opened = openRemotes(full);
    current = { ...current, composition: full };
    forgetFailedParts();
    for (const listener of listeners) listener(!isAwaited);
  }

  const loadLazy = async ({ isAhead = false } = {}) => {
    if (current.composition.rest === undefined) return;
    if (!isAhead) isAwaited = true;
    loading ??= load();
    await loading;
  };
  /** A slot renders its filler itself, so the rest of the page need not render again at once. */
  const withRemote = async (remote: string, { isAhead }: { isAhead: boolean }) => {
    if (!Object.hasOwn(current.composition.remotes, remote)) await loadLazy({ isAhead });
    return opened;
  };
  let current: Remotes = wrap({
    composition: initial,
    loadPage: async (remote, page, attempt) =>
      (await withRemote(remote, { isAhead: false })).loadPage(remote, page, attempt),
    loadSlot: async (remote, slot, attempt) =>
      (await withRemote(remote, { isAhead: true })).loadSlot(remote, slot, attempt),
    loadLazy,
  });
  return {
    current: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
