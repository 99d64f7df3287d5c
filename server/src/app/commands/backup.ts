import { resolve } from 'node:path';
import { pictureStorageConfig } from '../../modules/goods/picture/storage/config.ts';
import { loadConfig } from '../../platform/config/load-environment.ts';
import { StartupError } from '../../platform/errors/startup-error.ts';
import { backUpShop, summaryOf } from './back-up-shop.ts';
import { runCommand } from './command-line.ts';

/** `npm run backup -- FILE`, with or without a running shop. */
await runCommand(async () => {
  const [name, ...more] = process.argv.slice(2);
  if (name === undefined || more.length > 0 || name.startsWith('--'))
    throw new StartupError('Usage: npm run backup -- FILE, for example backup-2026-11-22.tar.gz');
  // Relative to where npm was called.
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), name);
  const config = loadConfig();
  const { end } = await backUpShop(config, file);
  console.log(`備份完成 Backed up to ${file}: ${summaryOf(end)}.`);
  if (pictureStorageConfig(config).at === 's3')
    console.log(
      '圖片不在這個檔案裡 Pictures are in object storage, and not in this file: back them up there.',
    );
});
