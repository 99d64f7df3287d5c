import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { readJson, writeJson } from './json-file.ts';

interface RootPackage {
  workspaces: string[];
}

interface Lock {
  packages: Record<string, object> & { '': RootPackage };
}

/** The fields of a remote's `package.json` that the lock file repeats. */
export interface RemotePackage {
  name: string;
  version: string;
  private: true;
  type: 'module';
  sideEffects: false;
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const isRemote = (workspace: string) => workspace.startsWith('mf-');

function withRemote(workspaces: string[], name: string) {
  const at = workspaces.findLastIndex(isRemote) + 1;
  return workspaces.toSpliced(at, 0, name);
}

/** The order of entries in npm's lock file. */
const byName = ([a]: [string, unknown], [b]: [string, unknown]) => a.localeCompare(b, 'en');

/** Adds a remote to the root's workspaces and, as npm would, to the lock file, and links it into node_modules. */
export function joinWorkspaces(root: string, name: string, remote: RemotePackage) {
  const packageFile = path.join(root, 'package.json');
  const rootPackage = readJson<RootPackage>(packageFile);
  const workspaces = withRemote(rootPackage.workspaces, name);
  writeJson(packageFile, { ...rootPackage, workspaces });

  const lockFile = path.join(root, 'package-lock.json');
  const lock = readJson<Lock>(lockFile);
  const { version, dependencies, devDependencies } = remote;
  const packages = {
    ...lock.packages,
    '': { ...lock.packages[''], workspaces },
    [name]: { name: remote.name, version, dependencies, devDependencies },
    [`node_modules/${remote.name}`]: { resolved: name, link: true },
  };
  const sorted = Object.fromEntries(Object.entries(packages).sort(byName));
  writeJson(lockFile, { ...lock, packages: sorted });

  const link = path.join(root, 'node_modules', remote.name);
  mkdirSync(path.dirname(link), { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(path.join('../..', name), link, 'junction');
}
