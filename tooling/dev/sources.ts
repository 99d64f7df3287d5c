import { remoteNames } from '../build/workspaces.ts';

/** The workspaces that a session builds from source; the built versions of the others are used. */
export interface Sources {
  fromSource: string[];
  asBuilt: string[];
}

/** The named workspaces, or all. @throws Error with one sentence for an unknown name */
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
