import type { RenderHost, RenderJob, ShellNodeBuild } from '@pinpu/shared/contracts';
import { modules } from './rendering/lent-modules.ts';
import { renderPage } from './rendering/render-page.tsx';

/** The shell's build for Node: renders a page on the server, and provides the shared modules of remotes' builds (ADR 0201). */
export const build: ShellNodeBuild = {
  modules,
  render: (job: RenderJob, host: RenderHost) => renderPage(job, host),
};
