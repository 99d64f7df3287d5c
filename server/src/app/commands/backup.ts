import { pictureStorageConfig } from '../../modules/goods/picture/storage/config.ts';
import { loadConfig } from '../../platform/config/load-environment.ts';
import { backUpShop } from './back-up-shop.ts';
import { backupArguments, summaryOf } from './backup-arguments.ts';
import { runCommand } from './run-command.ts';

/** `npm run backup -- FILE`, with or without a running shop. */
await runCommand(async () => {
  const { file } = backupArguments('backup', process.argv.slice(2));
  const config = loadConfig();
  const { end } = await backUpShop(config, file);
  console.log(`備份完成 Backed up to ${file}: ${summaryOf(end)}.`);
  if (pictureStorageConfig(config).at === 's3')
    console.log(
      '圖片不在這個檔案裡 Pictures are in object storage, and not in this file: back them up there.',
    );
});
