import type { Composition, RenderHost } from '@pinpu/shared/contracts';
import type { PageLoaders, SlotLoaders } from '@pinpu/shared/slots';
import type { LazyRemotes } from '../composition/lazy-remotes.ts';
import type { Remotes } from '../composition/remotes.ts';

const missing = (remote: string, what: string) =>
  Promise.reject(new Error(`${remote} has no build for Node with ${what}`));

/** The remotes of a page on the server, from the exports of their builds for Node. */
export function servedRemotes(composition: Composition, host: RenderHost): Remotes {
  const exportsOf = (remote: string) =>
    (host.exportsOf(remote) ?? {}) as { pages?: PageLoaders; slots?: SlotLoaders };
  return {
    composition,
    loadPage: (remote, page) =>
      exportsOf(remote).pages?.[page]?.() ?? missing(remote, `page ${page}`),
    loadSlot: (remote, slot) =>
      exportsOf(remote).slots?.[slot]?.() ?? missing(remote, `slot ${slot}`),
    loadLazy: async () => undefined,
  };
}

/** The same for the providers of a page; on the server, the remotes never change. */
export const fixed = (remotes: Remotes): LazyRemotes => ({
  current: () => remotes,
  subscribe: () => () => undefined,
});
