import type { ShopSite } from '@pinpu/shared/contracts/backoffice';
import { loadConfig } from '../../platform/config/load-environment.ts';
import { runCommand } from './run-command.ts';
import { withShop } from './shop-connection.ts';
import { siteCommand } from './site-arguments.ts';
import { siteTable, siteText } from './site-table.ts';

/** `npm run sites -- add NAME --origin URL | list | change KEY …`, with or without a running shop. */
async function sitesCommand(): Promise<void> {
  const command = siteCommand(process.argv.slice(2));
  await withShop(loadConfig(), async (shop) => {
    if (command.name === 'list') {
      const { sites } = await shop.post<{ sites: ShopSite[] }>('/operator/sites', {});
      console.log(siteTable(sites));
      return;
    }
    const path = `/operator/sites/${command.name}`;
    console.log(siteText(await shop.post<ShopSite>(path, command.payload)));
  });
}

await runCommand(sitesCommand);
