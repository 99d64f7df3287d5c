import * as apiClient from '@pinpu/shared/api/client';
import type { RenderHost, RenderJob, ShellNodeBuild } from '@pinpu/shared/contracts';
import * as contractsSchema from '@pinpu/shared/contracts/schema';
import { modules } from './composition/shared-modules.ts';
import { renderPage } from './rendering/render-page.tsx';

/** The shell's build for Node: renders a page on the server, and provides the shared modules of remotes' builds (ADR 0201). */
export const build: ShellNodeBuild = {
  modules: {
    ...modules,
    '@pinpu/shared/api/client': apiClient,
    '@pinpu/shared/contracts/schema': contractsSchema,
  },
  render: (job: RenderJob, host: RenderHost) => renderPage(job, host),
};
