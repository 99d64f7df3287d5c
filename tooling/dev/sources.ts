import { remoteNames } from '../build/workspaces.ts';

/** Which workspaces a session makes from their source; all others stand as they were built. */
export interface Sources {
  fromSource: string[];
  asBuilt: string[];
}

/**
 * All workspaces, or those named.
 * @throws Error with one sentence when a name is no workspace's.
 */
export function sources(named: string[]): Sources {
  const all = ['shell', ...remoteNames()];
  const unknown = named.find((name) => !all.includes(name));
  if (unknown !== undefined)
    throw new Error(
      `"${unknown}" is neither the shell nor a remote: choose among ${all.join(', ')}.`,
    );
  const fromSource = named.length === 0 ? all : all.filter((name) => named.includes(name));
  return { fromSource, asBuilt: all.filter((name) => !fromSource.includes(name)) };
}
