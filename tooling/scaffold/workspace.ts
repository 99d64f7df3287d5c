import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readJson, writeJson } from './json-file.ts';
import { namesOf, type RemoteChoices, type RemoteNames } from './remote-names.ts';
import { hostLibraries, templateFiles, writeFiles } from './template.ts';

type Versions = Record<string, string>;

interface RootPackage {
  workspaces: string[];
}

interface Lock {
  packages: Record<string, object> & { '': RootPackage };
}

interface RemotePackage {
  name: string;
  version: string;
  dependencies: Versions;
  devDependencies: Versions;
}

const service = (name: string, port: number) => `
  ${name}:
    <<: *nginx
    build:
      <<: *build
      target: remote
      args:
        REMOTES_BASE: *remotes-base
        REMOTE: ${name}
    ports:
      - '${port}:80'
    volumes:
      - ${name}:/srv/files
`;

/**
 * Adds an nginx for a remote to docker-compose.yml, on the next free port, and its address to the settings of the
 * registry.
 */
function joinCompose(root: string, name: string) {
  const file = path.join(root, 'docker-compose.yml');
  if (!existsSync(file)) return;
  const text = readFileSync(file, 'utf8');
  const ports = [...text.matchAll(/=http:\/\/localhost:(\d+)\//g)].map(([, port]) => Number(port));
  const port = Math.max(8090, ...ports) + 1;
  const joined = text
    .replace(/(\$\{REMOTES_BASE:-[^}]+)\}/, `$1,${name}=http://localhost:${port}/}`)
    .replace(/\nvolumes:\n/, `${service(name, port)}\nvolumes:\n`);
  writeFileSync(file, `${joined.trimEnd()}\n  ${name}:\n`);
}

function withRemote(workspaces: string[], name: string) {
  const at = workspaces.findLastIndex((workspace) => workspace.startsWith('mf-')) + 1;
  return workspaces.toSpliced(at, 0, name);
}

/** The order of entries in npm's lock file. */
const byName = ([a]: [string, unknown], [b]: [string, unknown]) => a.localeCompare(b, 'en');

/** Adds a remote to the root's workspaces and, as npm would, to the lock file, and links it into node_modules. */
function joinWorkspaces(root: string, name: string, remote: RemotePackage) {
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

/** Makes a remote that builds, passes its tests and is shown at its route; its name has been validated. */
export function makeWorkspace(
  root: string,
  workspace: string,
  choices: RemoteChoices = {},
): RemoteNames {
  const names = namesOf(workspace, choices);
  const folder = path.join(root, workspace);
  writeFiles(folder, templateFiles(names, 'workspace'));
  const packageFile = path.join(folder, 'package.json');
  const own = readJson<RemotePackage>(packageFile);
  const host = readJson<RemotePackage>(path.join(root, 'shared/package.json'));
  const dependencies = { ...own.dependencies, ...hostLibraries(host.dependencies) };
  const remote = { ...own, dependencies };
  writeJson(packageFile, remote);
  joinWorkspaces(root, workspace, remote);
  joinCompose(root, workspace);
  return names;
}
