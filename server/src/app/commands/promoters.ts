import type { ShownStatement } from '../../modules/office/operator/promoter-routes.ts';
import { loadConfig } from '../../platform/config/load-environment.ts';
import { type PromoterCommand, promoterCommand } from './promoter-arguments.ts';
import { type PromoterList, promoterTable, statementText } from './promoter-tables.ts';
import { runCommand } from './run-command.ts';
import { saveNewFile } from './save-file.ts';
import { type ShopConnection, withShop } from './shop-connection.ts';

type Payouts = Extract<PromoterCommand, { name: 'payouts' }>;

const closing = (shop: ShopConnection, { payload, csv }: Payouts) =>
  shop.post<ShownStatement>('/operator/promoters/payouts', { ...payload, csv: csv !== undefined });

/** Closes a month; with `--csv` no month is closed for a file that can't be written. */
async function payouts(shop: ShopConnection, command: Payouts): Promise<string> {
  const { csv: file, payload } = command;
  if (file === undefined) return statementText(await closing(shop, command), payload.dry_run);
  const statement = await saveNewFile(file, async (_part, out) => {
    const found = await closing(shop, command);
    await new Promise<void>((resolve, reject) => {
      out.once('error', reject).end(found.csv ?? '', resolve);
    });
    return found;
  });
  return `${statementText(statement, false)}\n匯款檔：${file}`;
}

/** `npm run promoters -- list | payouts | mark-paid`, with or without a running shop. */
async function promoters(): Promise<void> {
  const command = promoterCommand(process.argv.slice(2));
  await withShop(loadConfig(), async (shop) => {
    if (command.name === 'payouts') console.log(await payouts(shop, command));
    else if (command.name === 'list')
      console.log(
        promoterTable(await shop.post<PromoterList>('/operator/promoters', command.payload)),
      );
    else {
      const path = '/operator/promoters/paid';
      console.log((await shop.post<{ message: string }>(path, command.payload)).message);
    }
  });
}

await runCommand(promoters);
