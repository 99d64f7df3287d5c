import type { Composition, SlotContracts, SlotName } from '@pinpu/shared/contracts';
import type { LentPage, PageLoaders, SlotLoaders } from '@pinpu/shared/slots';
import type { ComponentType } from 'react';
import { retryOnce } from '../loading/retry-once.ts';
import { reportError, reportSuccess } from '../part-reports.ts';
import { LoadError } from '../report.ts';
import { announceRemotes, forgetContainer, loadExposed } from './containers.ts';
import { retryScriptsOf } from './script-retries.ts';
import { withinTimeLimit } from './time-limit.ts';

const LOAD_TIME_LIMIT_MS = 12_000;

/** The remotes of one composition; requesting a part loads only that part. */
export interface Remotes {
  composition: Composition;
  loadPage(remote: string, page: string, attempt: number): Promise<LentPage>;
  loadSlot<Name extends SlotName>(
    remote: string,
    slot: Name,
    attempt: number,
  ): Promise<ComponentType<SlotContracts[Name]>>;
  /**
   * Loads the page's lazy composition; resolves at once where it has all of it. `isAhead` where no page is
   * waiting for it yet.
   */
  loadLazy(options?: { isAhead?: boolean }): Promise<void>;
}

/** The loaders of parts of a composition's own remotes. */
export type OpenedRemotes = Pick<Remotes, 'loadPage' | 'loadSlot'>;

/** Loading phases of a remote, in order: its container, its exposed module, and a page or a slot's part. */
type Phase = 'entry' | 'exposed module' | 'part';

/** Runs `load` within the time limit; an error says which deployed version failed in which phase. */
async function inPhases<T>(
  remote: string,
  base: string | undefined,
  load: (enter: (phase: Phase) => void) => Promise<T>,
): Promise<T> {
  let phase: Phase = 'entry';
  let since = performance.now();
  const enter = (next: Phase) => {
    if (next === 'part') {
      reportSuccess(remote, 'entry', performance.now() - since);
      reportSuccess(remote, 'exposed module');
      since = performance.now();
    }
    phase = next;
  };
  try {
    const loaded = await withinTimeLimit(LOAD_TIME_LIMIT_MS, () => load(enter));
    reportSuccess(remote, phase, performance.now() - since);
    return loaded;
  } catch (cause) {
    reportError(remote, phase, cause);
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new LoadError(`${phase} of ${base} failed: ${why}`, { cause });
  }
}

/** What a remote's exposed modules export. */
interface Exposed {
  routes: { pages: PageLoaders };
  slots: { slots: SlotLoaders };
}

/** Creates the loader of a composition's own remotes; loads nothing yet. */
export function openRemotes(composition: Composition): OpenedRemotes {
  announceRemotes(composition.remotes);
  const moduleOf = <Name extends keyof Exposed>(
    remote: string,
    name: Name,
    attempt: number,
    enter: (phase: Phase) => void,
  ): Promise<Exposed[Name]> =>
    retryOnce(async (again) => {
      enter('entry');
      const version = composition.remotes[remote];
      if (version === undefined) throw new Error(`${remote} has no version`);
      // A failed container stays failed, so a later attempt loads it again.
      if (again || attempt > 0) {
        retryScriptsOf(version.base);
        forgetContainer(remote);
      }
      const onOpen = () => enter('exposed module');
      return (await loadExposed(remote, version, name, onOpen)) as Exposed[Name];
    });

  /** Loads the page or slot `what` from an exposed module; the second attempt bypasses what has failed. */
  const loadPart = <Name extends keyof Exposed, T>(
    [remote, name, what, attempt]: [string, Name, string, number],
    loaderIn: (module: Exposed[Name]) => (() => Promise<T>) | undefined,
  ): Promise<T> => {
    const base = composition.remotes[remote]?.base;
    return inPhases(remote, base, async (enter) => {
      const load = loaderIn(await moduleOf(remote, name, attempt, enter));
      if (load === undefined) throw new Error(`${remote} has no ${what}`);
      enter('part');
      return retryOnce((again) => {
        if (again) retryScriptsOf(base ?? '');
        return load();
      });
    });
  };

  return {
    loadPage: (remote, page, attempt) =>
      loadPart([remote, 'routes', `page ${page}`, attempt], ({ pages }) => pages[page]),
    loadSlot: (remote, slot, attempt) =>
      loadPart([remote, 'slots', `slot ${slot}`, attempt], ({ slots }) => slots[slot]),
  };
}
