import { getInstance } from '@module-federation/runtime';
import { SHELL } from '@pinpu/shared/domain';

/** A module of which the page has one copy. */
export interface SharedModule {
  name: string;
  version: string;
  /** The build that provides it. */
  from: string;
  usedBy: string[];
}

const workspaceName = (container: string) =>
  container === 'pinpu_shell' ? SHELL : container.replaceAll('_', '-');

/** The modules that the builds of this page share, as the federation runtime knows them. */
export function sharedModules(): SharedModule[] {
  const scope = getInstance()?.shareScopeMap.default ?? {};
  return Object.entries(scope)
    .flatMap(([name, versions]) =>
      Object.entries(versions).map(([version, { from, useIn }]) => ({
        ...{ name, version },
        from: workspaceName(from),
        usedBy: useIn.map(workspaceName),
      })),
    )
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
