import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readJson, writeJson } from './json-file.ts';
import { namesOf, type RemoteChoices, type RemoteNames } from './remote-names.ts';
import { hostLibraries, templateFiles, writeFiles } from './template.ts';

interface Package {
  dependencies: Record<string, string>;
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

/** npm adds the workspace to the lock file; it needs no network, since the lock file has all its libraries. */
function lockWorkspace(root: string) {
  const args = ['install', '--package-lock-only', '--offline', '--ignore-scripts', '--no-audit'];
  const done = spawnSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (done.status !== 0)
    throw new Error(
      `${done.stderr}\nThe remote is made, but not in package-lock.json: run npm install.`,
    );
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
  const file = path.join(folder, 'package.json');
  const own = readJson<Package>(file);
  const host = hostLibraries(
    readJson<Package>(path.join(root, 'shared/package.json')).dependencies,
  );
  writeJson(file, { ...own, dependencies: { ...own.dependencies, ...host } });
  lockWorkspace(root);
  joinCompose(root, workspace);
  return names;
}
