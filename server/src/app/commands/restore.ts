import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { restoreBackup } from '../../platform/backup/index.ts';
import { loadConfig } from '../../platform/config/load-environment.ts';
import { readMigrations } from '../../platform/db/migrations.ts';
import { StartupError } from '../../platform/errors/startup-error.ts';
import { lockDataDir } from '../startup/data-dir-lock.ts';
import { summaryOf } from './back-up-shop.ts';
import { runCommand } from './command-line.ts';

/** `npm run restore -- FILE [--replace]`, while the shop is stopped. */
await runCommand(async () => {
  const args = process.argv.slice(2);
  const [name, ...others] = args.filter((arg) => arg !== '--replace');
  if (name === undefined || others.length > 0 || name.startsWith('--'))
    throw new StartupError('Usage: npm run restore -- FILE [--replace]');
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), name);
  const replace = args.includes('--replace');
  if (!existsSync(file)) throw new StartupError(`There is no file ${file}.`);
  const { dataDir, uploadsDir, databaseUrl } = loadConfig();
  const unlock = lockDataDir(dataDir);
  const target = { dataDir, uploadsDir, databaseUrl, replace, migrations: readMigrations() };
  const { manifest, end, upgraded } = await restoreBackup(file, target).finally(unlock);
  console.log(
    `還原完成 Restored the shop of ${manifest.made_at} (release ${manifest.release}): ${summaryOf(end)}.`,
  );
  if (upgraded.length > 0) console.log(`資料庫已更新 Database migrated: ${upgraded.join(', ')}`);
});
