import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hostLibraries } from './host-libraries.ts';
import { joinCompose } from './join-compose.ts';
import { joinWorkspaces, type RemotePackage } from './join-workspaces.ts';
import { readJson } from './json-file.ts';
import { namesOf, type RemoteChoices, type RemoteNames } from './remote-names.ts';
import { remoteJson, sourceFiles } from './source-files.ts';

function remotePackage(root: string, { workspace }: RemoteNames): RemotePackage {
  const host = readJson<RemotePackage>(path.join(root, 'shared/package.json'));
  return {
    name: `@pinpu/${workspace}`,
    version: '0.1.0',
    private: true,
    type: 'module',
    sideEffects: false,
    scripts: {
      build: `node ../tooling/build/main.ts ${workspace}`,
      test: `npm --prefix .. run test:unit -- ${workspace}/`,
    },
    dependencies: { '@pinpu/shared': '*', ...hostLibraries(host.dependencies) },
    devDependencies: { '@pinpu/tooling': '*' },
  };
}

/** Writes a remote that can be built, passes its tests and is shown at its route; its name has been validated. */
export function writeRemote(
  root: string,
  workspace: string,
  choices: RemoteChoices = {},
): RemoteNames {
  const names = namesOf(workspace, choices);
  const own = remotePackage(root, names);
  const files = {
    'package.json': `${JSON.stringify(own, null, 2)}\n`,
    'remote.json': remoteJson(names, '../tooling/manifest/remote.schema.json'),
    ...sourceFiles(names),
  };
  for (const [file, text] of Object.entries(files)) {
    const place = path.join(root, workspace, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
  joinWorkspaces(root, workspace, own);
  joinCompose(root, workspace);
  return names;
}
