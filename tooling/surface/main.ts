import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../build/workspaces.ts';
import { LIBRARIES, SEGMENTS } from '../webpack/shared-modules.ts';
import { entriesOf } from './entries.ts';
import { reportOf } from './report.ts';
import { recordFaults, type Surface, versionFaults } from './version-faults.ts';

/** `npm run surface` compares the surface with the record; `--write` records it, if shared's version allows that. */
const sharedDir = path.join(root, 'shared');
const recordFile = path.join(sharedDir, 'public-surface/surface.api.md');

/** Libraries of which a page has one copy, which remotes use directly or by a facade of shared. */
const libraries = new Set([
  ...Object.values(LIBRARIES),
  ...['@tanstack/react-query', 'jotai', 'ky', 'react-router-dom', 'zod'],
]);

/** The part of a version that changes when a library breaks its callers. */
const breakingPart = (version: string) => /^(?:0\.)?\d+/.exec(version)?.[0] ?? '';

/** The report of the current source, with the version of shared and of the libraries above its code. */
function currentRecord(): string {
  const { version, dependencies }: { version: string; dependencies: Record<string, string> } =
    JSON.parse(readFileSync(path.join(sharedDir, 'package.json'), 'utf8'));
  const report = reportOf(sharedDir, SEGMENTS, { contracts: ['SlotContracts', 'SLOT_VERSIONS'] });
  const lines = [...libraries].map((name) => `- ${name} ${breakingPart(dependencies[name] ?? '')}`);
  return `# The public surface of @pinpu/shared ${version} at run time

Written by \`npm run surface -- --write\`. Libraries that a page has once:

${lines.join('\n')}

${report.slice(report.indexOf('```ts'))}`;
}

const surfaceIn = (record: string): Surface => ({
  version: /^# .* @pinpu\/shared (\S+)/.exec(record)?.[1] ?? '',
  entries: {
    ...Object.fromEntries(
      [...record.matchAll(/^- (\S+) (\S+)$/gm)].map(([, name, text = '']) => [
        `library ${name}`,
        { text, isAddable: true },
      ]),
    ),
    ...entriesOf(record),
  },
});

const isWriting = process.argv.includes('--write');
const record = currentRecord();
const current = surfaceIn(record);
const released = existsSync(recordFile) ? surfaceIn(readFileSync(recordFile, 'utf8')) : undefined;
const faults = (isWriting ? versionFaults : recordFaults)(released, current);

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else {
  if (isWriting) writeFileSync(recordFile, record);
  const count = Object.keys(current.entries).length;
  console.log(`public surface: ${count} entries at ${current.version}`);
}
