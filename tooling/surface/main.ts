import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../build/workspaces.ts';
import { LIBRARIES, recordedVersion, SEGMENTS, surfaceRecord } from '../webpack/shared-modules.ts';
import { entriesOf } from './entries.ts';
import { reportOf } from './report.ts';
import { nextVersion, type Surface, versionFaults } from './version-faults.ts';

/**
 * `npm run surface` compares the surface with the record; `--write` records it under the next version, and
 * `--write 2.0.0` under that one, which a breaking change needs.
 */
const sharedDir = path.join(root, 'shared');

/** Libraries of which a page has one copy, which remotes use directly or by a facade of shared. */
const libraries = new Set([
  ...Object.values(LIBRARIES),
  ...['@tanstack/react-query', 'jotai', 'ky', 'react-router-dom', 'zod'],
]);

/** The part of a version that changes when a library breaks its callers. */
const breakingPart = (version: string) => /^(?:0\.)?\d+/.exec(version)?.[0] ?? '';

/** The report of the current source, with the versions of the libraries above its code. */
function currentReport(): string {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(path.join(sharedDir, 'package.json'), 'utf8'),
  );
  const report = reportOf(sharedDir, SEGMENTS, { contracts: ['SlotContracts', 'SLOT_VERSIONS'] });
  const lines = [...libraries].map((name) => `- ${name} ${breakingPart(dependencies[name] ?? '')}`);
  return `Written by \`npm run surface -- --write\`. Libraries that a page has once:

${lines.join('\n')}

${report.slice(report.indexOf('```ts'))}`;
}

const entriesIn = (report: string): Surface['entries'] => ({
  ...Object.fromEntries(
    [...report.matchAll(/^- (\S+) (\S+)$/gm)].map(([, name, text = '']) => [
      `library ${name}`,
      { text, isAddable: true },
    ]),
  ),
  ...entriesOf(report),
});

function releasedSurface(): Surface | undefined {
  if (!existsSync(surfaceRecord)) return undefined;
  const record = readFileSync(surfaceRecord, 'utf8');
  return { version: recordedVersion(record), entries: entriesIn(record) };
}

const [mode, chosen] = process.argv.slice(2);
const isWriting = mode === '--write';
const report = currentReport();
const released = releasedSurface();
const entries = entriesIn(report);
const version = isWriting ? (chosen ?? nextVersion(released, entries)) : (released?.version ?? '');
const faults = versionFaults(released, { version, entries });

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else {
  const title = `# The public surface of @pinpu/shared ${version} at run time`;
  if (isWriting) writeFileSync(surfaceRecord, `${title}\n\n${report}`);
  console.log(`public surface: ${Object.keys(entries).length} entries at ${version}`);
}
