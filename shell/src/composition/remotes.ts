import { loadRemote, registerRemotes } from '@module-federation/runtime';
import type { Composition, RemoteVersion, SlotContracts, SlotName } from '@pinpu/shared/contracts';
import type { LentPage, PageLoaders, SlotLoaders } from '@pinpu/shared/slots';
import type { ComponentType } from 'react';
import { reportError, reportSuccess } from '../part-reports.ts';
import { LoadError } from '../report.ts';
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

const containerName = (remote: string) => remote.replaceAll('-', '_');

function register(remote: string, { base, entry }: RemoteVersion, force: boolean) {
  const url = new URL(base + entry, window.location.href).href;
  const name = containerName(remote);
  registerRemotes([{ name, alias: remote, entry: url, entryGlobalName: name, type: 'global' }], {
    force,
  });
}

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

/** Registers every remote of a composition by URL, without loading anything. The `known` ones are registered already. */
export function openRemotes(
  composition: Composition,
  known: Composition['remotes'] = {},
): OpenedRemotes {
  for (const [name, version] of Object.entries(composition.remotes))
    if (!Object.hasOwn(known, name)) register(name, version, false);

  function registerAgain(remote: string) {
    const version = composition.remotes[remote];
    if (version === undefined) return;
    retryScriptsOf(version.base);
    register(remote, version, true);
  }

  /** Loads a page or slot that an exposed module names; a second time past what failed. */
  const partOf = <T>(remote: string, load: () => Promise<T>): Promise<T> =>
    retryOnce((again) => {
      if (again) retryScriptsOf(composition.remotes[remote]?.base ?? '');
      return load();
    });

  const moduleOf = <T>(remote: string, name: 'routes' | 'slots', attempt: number): Promise<T> =>
    retryOnce(async (again) => {
      // A failed container stays failed: a later attempt registers it again.
      if (again || attempt > 0) registerAgain(remote);
      const loaded = await loadRemote<T>(`${containerName(remote)}/${name}`);
      if (loaded === null) throw new Error(`${remote} exposes no ${name}`);
      return loaded;
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
