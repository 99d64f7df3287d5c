import type { RenderHost, ShellNodeBuild } from '@pinpu/shared/contracts';
import type { PageLoaders, SlotLoaders } from '@pinpu/shared/slots';
import type { OpenedRemotes } from '../../../shell/src/composition/remotes.ts';

/** Pages and slots of each remote, by the remote's name. */
type BoundRemotes = Record<string, { pages: PageLoaders; slots: SlotLoaders }>;

/** The shell's remotes, known at build time: nothing is registered or looked up. */
export function openBound(bound: BoundRemotes): OpenedRemotes {
  return {
    async loadPage(remote, page) {
      const load = bound[remote]?.pages[page];
      if (load === undefined) throw new Error(`${remote} has no page ${page}`);
      return load();
    },
    async loadSlot(remote, slot) {
      const load = bound[remote]?.slots[slot];
      if (load === undefined) throw new Error(`${remote} fills no slot ${slot}`);
      return load();
    },
  };
}

/** The shell's Node build with the remotes inside; those that the rendering process has are not used. */
export function provideBound(shell: ShellNodeBuild, bound: BoundRemotes): ShellNodeBuild {
  const providing = (host: RenderHost): RenderHost => ({
    fetch: (request) => host.fetch(request),
    enter: (remote) => host.enter(remote),
    exportsOf: (remote) => bound[remote],
  });
  return { modules: shell.modules, render: (job, host) => shell.render(job, providing(host)) };
}
