import { loadConfig } from '../../platform/config/load-environment.ts';
import { openDatabase } from '../../platform/db/index.ts';
import { StartupError } from '../../platform/errors/startup-error.ts';
import { lockDataDir } from '../startup/data-dir-lock.ts';
import { replaceLostSecrets } from '../startup/unlock-secrets.ts';
import { runCommand } from './command-line.ts';

const USAGE =
  'npm run server-key -- reset    replaces the secrets in the database whose key is lost; stop the shop first';

/** `npm run server-key -- reset`, while the shop is stopped. */
await runCommand(async () => {
  const [command, ...more] = process.argv.slice(2);
  if (command !== 'reset' || more.length > 0) throw new StartupError(USAGE);
  const config = loadConfig();
  const unlock = lockDataDir(config.dataDir);
  try {
    const database = await openDatabase(config);
    const lost = await replaceLostSecrets(database.db, config).finally(database.close);
    console.log(
      lost === 0
        ? '金鑰正確 The key is right: nothing was changed.'
        : `金鑰已重設 ${lost} secrets are replaced: administrators sign in again.`,
    );
  } finally {
    unlock();
  }
});
