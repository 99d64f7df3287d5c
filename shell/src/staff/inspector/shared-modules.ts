import { SHELL } from '@pinpu/shared/domain';
import { moduleUses } from '../../composition/containers.ts';
import { laterModules, modules, versionOf } from '../../composition/shared-modules.ts';

/** A module of which the page has one copy. */
export interface SharedModule {
  name: string;
  version: string;
  /** The build that provides it. */
  from: string;
  usedBy: string[];
}

/** The modules that the shell lends the remotes of this page, and which of them have taken it. */
export const sharedModules = (): SharedModule[] =>
  [...Object.keys(modules), ...Object.keys(laterModules)].sort().map((name) => ({
    ...{ name, version: versionOf(name), from: SHELL },
    usedBy: [...(moduleUses.get(name) ?? [])],
  }));
