import { loadConfig } from '../../platform/config/load-environment.ts';
import { eraseArguments } from './member-arguments.ts';
import { runCommand } from './run-command.ts';
import { withShop } from './shop-connection.ts';

/** `npm run members -- erase EMAIL [--dry-run]`, with or without a running shop. */
await runCommand(async () => {
  const payload = eraseArguments(process.argv.slice(2));
  const { message } = await withShop(loadConfig(), (shop) =>
    shop.post<{ message: string }>('/operator/members/erase', payload),
  );
  console.log(message);
});
