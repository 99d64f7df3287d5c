import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { remoteNames, root } from '../build/workspaces.ts';
import { readFrameSource, readRemoteSource } from '../webpack/read-remote-source.ts';
import { jsonSchemas } from './json-schemas.ts';

/**
 * `npm run manifest` checks every manifest of this checkout, and the JSON schemas for editors; with `--write` it writes
 * the schemas.
 */
function faultOf(file: string, read: (file: string) => unknown): string[] {
  try {
    read(path.join(root, file));
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

function staleSchema([name, schema]: [string, string]): string[] {
  const file = path.join(import.meta.dirname, name);
  if (process.argv.includes('--write')) writeFileSync(file, schema);
  const committed = existsSync(file) ? readFileSync(file, 'utf8') : 'null';
  if (JSON.stringify(JSON.parse(committed)) === JSON.stringify(JSON.parse(schema))) return [];
  return [
    `tooling/manifest/${name} is not what the contract says: run npm run manifest -- --write.`,
  ];
}

const remotes = remoteNames().map((name) => `${name}/remote.json`);
const faults = [
  ...remotes.flatMap((file) => faultOf(file, readRemoteSource)),
  ...faultOf('shell/src/composition/frame.json', readFrameSource),
  ...Object.entries(jsonSchemas()).flatMap(staleSchema),
];

for (const fault of faults) console.error(fault);
console.log(`manifests: ${faults.length} faults in ${remotes.length} remote.json and frame.json`);
process.exitCode = faults.length > 0 ? 1 : 0;
