import { existsSync } from 'node:fs';
import path from 'node:path';
import { build } from '../build/build.ts';
import { readRegistry } from '../build/publish.ts';
import { distDir, remoteNames } from '../build/workspaces.ts';

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

function isThere(name: string) {
  if (name === 'shell') return existsSync(path.join(distDir, 'built/shell/shell.json'));
  return readRegistry(distDir).remotes[name] !== undefined;
}

/** Existing builds are kept, even if they are not up to date. */
export async function buildMissing(names: string[]) {
  const missing = names.filter((name) => !isThere(name));
  if (missing.length === 0) return;
  console.log(`建置 Building ${missing.join(', ')} …`);
  await build(missing);
}
