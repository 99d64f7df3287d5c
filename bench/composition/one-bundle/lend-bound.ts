import type { RenderHost, ShellNodeBuild } from '@pinpu/shared/contracts';
import type { BoundRemotes } from './open-bound.ts';

/** The shell's Node build with the remotes inside; those that the rendering process has are not used. */
export function lendBound(shell: ShellNodeBuild, bound: BoundRemotes): ShellNodeBuild {
  const lending = (host: RenderHost): RenderHost => ({
    fetch: (request) => host.fetch(request),
    enter: (remote) => host.enter(remote),
    exportsOf: (remote) => bound[remote],
  });
  return { modules: shell.modules, render: (job, host) => shell.render(job, lending(host)) };
}
