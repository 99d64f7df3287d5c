import type { Composition, SlotContracts, SlotName } from '@pinpu/shared/contracts';
import type { LentPage, PageLoaders, SlotLoaders } from '@pinpu/shared/slots';
import type { ComponentType } from 'react';
import { reportError, reportSuccess } from '../part-reports.ts';
import { LoadError } from '../report.ts';
import { containerName, forgetContainer, loadExposed } from './containers.ts';
import { retryOnce } from './retry-once.ts';
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
   * Loads what this page does not carry of its composition; resolves at once where it carries all of it. `isAhead` where
   * no page waits for it yet.
   */
  loadRest(options?: { isAhead?: boolean }): Promise<void>;
}

/** What a composition's own remotes can load. */
export type OpenedRemotes = Pick<Remotes, 'loadPage' | 'loadSlot'>;

/** What of a remote is loaded one after the other: its container, what that exposes, and a page or slot of it. */
type Phase = 'entry' | 'exposed module' | 'part';

/** Runs `load` within the time limit; a failure says what of which deployed version it was. */
async function inPhases<T>(
  remote: string,
  base: string | undefined,
  load: (enter: (phase: Phase) => void) => Promise<T>,
): Promise<T> {
  let phase: Phase = 'entry';
  let since = performance.now();
  const enter = (next: Phase) => {
    reportSuccess(remote, 'entry', performance.now() - since);
    reportSuccess(remote, 'exposed module');
    phase = next;
    since = performance.now();
  };
  try {
    const loaded = await withinTimeLimit(LOAD_TIME_LIMIT_MS, () => load(enter));
    reportSuccess(remote, phase, performance.now() - since);
    return loaded;
  } catch (cause) {
    const isEntryHere = Reflect.get(globalThis, containerName(remote)) !== undefined;
    const failed = phase === 'entry' && isEntryHere ? 'exposed module' : phase;
    const why = cause instanceof Error ? cause.message : String(cause);
    reportError(remote, failed, cause);
    throw new LoadError(`${failed} of ${base} failed: ${why}`, { cause });
  }
}

/** What loads parts of a composition's own remotes; nothing is loaded yet. */
export function openRemotes(composition: Composition): OpenedRemotes {
  /** Loads a page or slot that an exposed module names; a second time past what failed. */
  const partOf = <T>(remote: string, load: () => Promise<T>): Promise<T> =>
    retryOnce((again) => {
      if (again) retryScriptsOf(composition.remotes[remote]?.base ?? '');
      return load();
    });

  const moduleOf = <T>(remote: string, name: 'routes' | 'slots', attempt: number): Promise<T> =>
    retryOnce(async (again) => {
      const version = composition.remotes[remote];
      if (version === undefined) throw new Error(`the composition has no ${remote}`);
      // A failed container stays failed: a later attempt loads it again.
      if (again || attempt > 0) {
        retryScriptsOf(version.base);
        forgetContainer(remote);
      }
      return (await loadExposed(remote, version, name)) as T;
    });

  return {
    loadPage: (remote, page, attempt) =>
      inPhases(remote, composition.remotes[remote]?.base, async (enter) => {
        const { pages } = await moduleOf<{ pages: PageLoaders }>(remote, 'routes', attempt);
        const load = pages[page];
        if (load === undefined) throw new Error(`${remote} has no page ${page}`);
        enter('part');
        return partOf(remote, load);
      }),
    loadSlot: (remote, slot, attempt) =>
      inPhases(remote, composition.remotes[remote]?.base, async (enter) => {
        const { slots } = await moduleOf<{ slots: SlotLoaders }>(remote, 'slots', attempt);
        const load = slots[slot];
        if (load === undefined) throw new Error(`${remote} fills no slot ${slot}`);
        enter('part');
        return partOf(remote, load);
      }),
  };
}
