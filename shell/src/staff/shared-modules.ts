import type { SharedModule } from '@pinpu/shared/contracts';
import { SHELL } from '@pinpu/shared/domain';
import { remotesUsing } from '../composition/containers.ts';
import { laterModules, modules, versionOf } from '../composition/shared-modules.ts';

/** The modules that the shell shares with this page's remotes, and which remotes use them. */
export const sharedModules = (): SharedModule[] =>
  [...Object.keys(modules), ...Object.keys(laterModules)].sort().map((name) => ({
    ...{ name, version: versionOf(name), from: SHELL },
    usedBy: remotesUsing(name),
  }));
