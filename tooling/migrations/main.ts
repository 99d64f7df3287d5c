import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../build/workspaces.ts';
import { addHashes, migrationFaults } from './journal.ts';

const dir = 'server/migrations';

/**
 * `npm run db:generate -- --name add-invoices` writes a migration for what has changed in the schema since the last
 * one; `--custom` writes an empty one for triggers, functions or rows. The hash of the new file is then added to
 * the journal; `--list` does only that, once its SQL has been written. drizzle-kit compares the schema with the newest
 * snapshot only, so older ones are deleted.
 */
function main(args: string[]): string {
  if (args[0] === '--list') return list();
  const name = args[args.indexOf('--name') + 1];
  if (!args.includes('--name') || !/^[a-z][a-z0-9-]{2,50}$/.test(name ?? ''))
    throw new Error('Name the migration: npm run db:generate -- --name add-invoices [--custom].');
  const faults = migrationFaults(dir);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const { status } = spawnSync('drizzle-kit', ['generate', ...args], {
    cwd: path.join(root, 'server'),
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('drizzle-kit failed: nothing was listed.');
  deleteOldSnapshots();
  if (args.includes('--custom'))
    return 'Write its SQL, statements separated by "--> statement-breakpoint", then: npm run db:generate -- --list';
  return list();
}

function deleteOldSnapshots(): void {
  const meta = path.join(dir, 'meta');
  const snapshots = readdirSync(meta).filter((file) => file.endsWith('_snapshot.json'));
  for (const file of snapshots.sort().slice(0, -1)) rmSync(path.join(meta, file));
}

function list(): string {
  const added = addHashes(dir);
  return added.length > 0 ? `listed: ${added.join(', ')}` : 'no new migration';
}

try {
  process.chdir(root);
  console.log(main(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
