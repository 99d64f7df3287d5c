import { loadConfig } from '../../platform/config/load-environment.ts';
import { backUpShop } from './back-up-shop.ts';
import { backupArguments, summaryOf } from './backup-arguments.ts';
import { runCommand } from './run-command.ts';

/** `npm run backup -- FILE`, with or without a running shop. */
await runCommand(async () => {
  const { file } = backupArguments('backup', process.argv.slice(2));
  const { end } = await backUpShop(loadConfig(), file);
  console.log(`備份完成 Backed up to ${file}: ${summaryOf(end)}.`);
});
