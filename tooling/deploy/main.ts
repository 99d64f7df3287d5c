import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../build/workspaces.ts';
import { runDeployCommand } from './deploy-error.ts';
import { runDeployments } from './deployments.ts';
import { deploymentsCommand } from './deployments-arguments.ts';
import { deployToken, shopApi, shopOrigin } from './shop-api.ts';

/** The commands `npm run deployments` and `npm run rollback`. */
await runDeployCommand(async () => {
  const environmentFile = path.join(root, '.env');
  if (existsSync(environmentFile)) process.loadEnvFile(environmentFile);
  const command = deploymentsCommand(process.argv.slice(2));
  const shop = shopApi(shopOrigin(command.to, process.env), deployToken(root, process.env));
  console.log(await runDeployments(shop, command));
});
