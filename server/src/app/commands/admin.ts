import { loadConfig } from '../../platform/config/load-environment.ts';
import { StartupError } from '../../platform/errors/startup-error.ts';
import { runCommand } from './run-command.ts';
import { withShop } from './shop-connection.ts';

const USAGE =
  'npm run admin -- unlock [ACCOUNT]    ends the delays after wrong passwords; ACCOUNT is admin unless given';

/** `npm run admin -- unlock [ACCOUNT]`, with or without a running shop. */
async function admin(): Promise<void> {
  const [command, account = 'admin', ...more] = process.argv.slice(2);
  if (command !== 'unlock' || more.length > 0) throw new StartupError(USAGE);
  const { message } = await withShop(loadConfig(), (shop) =>
    shop.post<{ message: string }>('/operator/admin/unlock', { account }),
  );
  console.log(message);
}

await runCommand(admin);
