import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { joinCompose } from './join-compose.ts';
import { joinWorkspaces, type RemotePackage } from './join-workspaces.ts';
import { readJson } from './json-file.ts';
import { namesOf, type RemoteNames } from './remote-names.ts';
import { sourceFiles } from './source-files.ts';

/** Libraries every remote depends on, at exactly the host's versions. */
const LIBRARIES = ['react', 'react-dom', 'styled-components'];

function remotePackage(root: string, { workspace }: RemoteNames): RemotePackage {
  const host = readJson<RemotePackage>(path.join(root, 'shared/package.json'));
  const libraries = LIBRARIES.map((library) => [library, host.dependencies[library] ?? '*']);
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
    dependencies: { '@pinpu/shared': '*', ...Object.fromEntries(libraries) },
    devDependencies: { '@pinpu/tooling': '*' },
  };
}

const remoteJson = ({ path: route, page }: RemoteNames) => `{
  "$schema": "../tooling/manifest/remote.schema.json",
  "routes": [
    {
      "path": "${route}",
      "page": "${page}",
      "view": "${page}",
      "describe": { "kind": "page", "title": "${page}", "indexed": true, "canonical": "${route}" }
    }
  ],
  "fills": {},
  "offers": {}
}
`;

/** Writes a remote that builds, passes its tests and appears under its route; its name has been validated. */
export function writeRemote(root: string, workspace: string): RemoteNames {
  const names = namesOf(workspace);
  const own = remotePackage(root, names);
  const files = {
    'package.json': `${JSON.stringify(own, null, 2)}\n`,
    'remote.json': remoteJson(names),
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
