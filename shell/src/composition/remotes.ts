import { loadRemote, registerRemotes } from '@module-federation/runtime';
import type { Composition, RemoteVersion, SlotContracts, SlotName } from '@pinpu/shared/contracts';
import type { LentPage, PageLoaders, SlotLoaders } from '@pinpu/shared/slots';
import type { ComponentType } from 'react';
import { retryOnce } from './retry-once.ts';
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
}

const containerName = (remote: string) => remote.replaceAll('-', '_');

function register(remote: string, { base, entry }: RemoteVersion, force: boolean) {
  const url = new URL(base + entry, window.location.href).href;
  const name = containerName(remote);
  registerRemotes([{ name, alias: remote, entry: url, entryGlobalName: name, type: 'global' }], {
    force,
  });
}

/** Registers every remote of a composition by URL, without loading anything. */
export function openRemotes(composition: Composition): Remotes {
  for (const [name, version] of Object.entries(composition.remotes)) register(name, version, false);

  function registerAgain(remote: string) {
    const version = composition.remotes[remote];
    if (version !== undefined) register(remote, version, true);
  }

  const moduleOf = <T>(remote: string, name: 'routes' | 'slots', attempt: number): Promise<T> =>
    retryOnce(async (again) => {
      // A failed container stays failed: a later attempt registers it again.
      if (again || attempt > 0) registerAgain(remote);
      const loaded = await loadRemote<T>(`${containerName(remote)}/${name}`);
      if (loaded === null) throw new Error(`${remote} exposes no ${name}`);
      return loaded;
    });

  return {
    composition,
    loadPage: (remote, page, attempt) =>
      withinTimeLimit(LOAD_TIME_LIMIT_MS, async () => {
        const { pages } = await moduleOf<{ pages: PageLoaders }>(remote, 'routes', attempt);
        const load = pages[page];
        if (load === undefined) throw new Error(`${remote} has no page ${page}`);
        return retryOnce(load);
      }),
    loadSlot: (remote, slot, attempt) =>
      withinTimeLimit(LOAD_TIME_LIMIT_MS, async () => {
        const { slots } = await moduleOf<{ slots: SlotLoaders }>(remote, 'slots', attempt);
        const load = slots[slot];
        if (load === undefined) throw new Error(`${remote} fills no slot ${slot}`);
        return retryOnce(load);
      }),
  };
}
