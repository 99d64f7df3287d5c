import type { RenderHost, RenderJob, ShellNodeBuild } from '@pinpu/shared/contracts';
import { instances } from './rendering/page-state.ts';
import { renderPage } from './rendering/render-page.tsx';
import { modules } from './rendering/server-modules.ts';

/** The shell's build for Node: renders a page on the server, and provides the shared modules of remotes' builds. */
export const build: ShellNodeBuild = {
  modules,
  instances,
  render: (job: RenderJob, host: RenderHost) => renderPage(job, host),
};
