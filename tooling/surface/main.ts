import path from 'node:path';
import { root } from '../build/workspaces.ts';
import { currentSurface } from './current-surface.ts';
import { recordFaults, versionFaults } from './judge.ts';
import { readSurface, writeSurface } from './surface-file.ts';

/** `npm run surface` compares the surface with the record; `--write` records it, if shared's version allows that. */
const sharedDir = path.join(root, 'shared');
const isWriting = process.argv.includes('--write');
const released = readSurface(sharedDir);
const current = currentSurface(sharedDir);
const faults = (isWriting ? versionFaults : recordFaults)(released, current);

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else {
  if (isWriting) writeSurface(sharedDir, current);
  const count = Object.keys(current.entries).length;
  console.log(`public surface: ${count} entries at ${current.version}`);
}
