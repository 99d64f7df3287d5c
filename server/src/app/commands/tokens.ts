import type {
  IssuedToken,
  ListedToken,
} from '../../modules/sales/member/integrator-token-service.ts';
import { loadConfig } from '../../platform/config/load-environment.ts';
import { runCommand } from './run-command.ts';
import { withShop } from './shop-connection.ts';
import { tokenCommand } from './token-arguments.ts';
import { issuedText, tokenTable } from './token-table.ts';

/** `npm run tokens -- issue EMAIL --for NAME | list | revoke ID`, with or without a running shop. */
async function tokensCommand(): Promise<void> {
  const command = tokenCommand(process.argv.slice(2));
  await withShop(loadConfig(), async (shop) => {
    if (command.name === 'list') {
      const { tokens } = await shop.post<{ tokens: ListedToken[] }>('/operator/tokens', {});
      console.log(tokenTable(tokens));
    } else if (command.name === 'revoke') {
      const path = '/operator/tokens/revoke';
      console.log((await shop.post<{ message: string }>(path, command.payload)).message);
    } else {
      const issued = await shop.post<IssuedToken>('/operator/tokens/issue', command.payload);
      console.log(issuedText(issued));
    }
  });
}

await runCommand(tokensCommand);
