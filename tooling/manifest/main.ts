import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { remoteNames, root } from '../build/workspaces.ts';
import { readRemoteSource } from '../webpack/read-remote-source.ts';
import { remoteJsonSchema } from './remote-schema.ts';

/** `npm run manifest`: checks every remote.json and the JSON schema for editors; with `--write`: writes the schema. */
const file = path.join(import.meta.dirname, 'remote.schema.json');

function faultOf(remote: string): string[] {
  try {
    readRemoteSource(path.join(root, remote, 'remote.json'));
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

const schema = remoteJsonSchema();
if (process.argv.includes('--write')) writeFileSync(file, schema);
const committed = existsSync(file) ? readFileSync(file, 'utf8') : 'null';
const isStale = JSON.stringify(JSON.parse(committed)) !== JSON.stringify(JSON.parse(schema));
const faults = [
  ...remoteNames().flatMap(faultOf),
  ...(isStale
    ? [
        'tooling/manifest/remote.schema.json is not what the contract says: run npm run manifest -- --write.',
      ]
    : []),
];

for (const fault of faults) console.error(fault);
console.log(`manifests: ${faults.length} faults in ${remoteNames().length} remote.json`);
process.exitCode = faults.length > 0 ? 1 : 0;
