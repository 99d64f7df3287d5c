import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { distDir } from '../../tooling/build/workspaces.ts';
import { type ShopApi, shopApi } from '../../tooling/deploy/shop-api.ts';
import type { Cluster } from '../../tooling/postgres/cluster.ts';
import { freePort } from '../../tooling/postgres/free-port.ts';
import { newFolder } from '../harness/deployment.ts';
import { postgresDeployment } from '../harness/postgres-deployment.ts';
import { startLoadBalancer } from './load-balancer.ts';

/** Two instances behind a load balancer, with a common database, deployments and key. */
export interface TwoInstances {
  /** Address of the load balancer. */
  url: string;
  /** Address of each instance. */
  instances: readonly string[];
  /** The deployment API, through the load balancer, with a token of this remote's team. */
  teamOf(name: string): Promise<ShopApi>;
  /** Output of instances that ended unexpectedly. */
  failures(): string[];
  close(): Promise<void>;
}

/** Starts both instances with the current builds. */
export async function startTwoInstances(cluster: Cluster): Promise<TwoInstances> {
  const shared = newFolder();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const deployment = await postgresDeployment('sandbox', cluster, {
    env: {
      PUBLIC_URL: url,
      DIST_DIR: distDir,
      DEPLOYMENT_DIR: path.join(shared, 'deployments'),
      REGISTRY_KEY_FILE: path.join(shared, 'registry-key.pem'),
      APP_INIT_DELAY_MS: '0',
      NODE_ENV: 'production',
    },
  });
  const instances = deployment.shops.map((shop) => shop.url);
  const balancer = await startLoadBalancer(port, () => instances);
  const [dataDir = ''] = deployment.dataDirs;
  const [first = ''] = instances;
  const token = readFileSync(path.join(dataDir, 'operator.token'), 'utf8').trim();
  return {
    url,
    instances,
    async teamOf(name) {
      const team = { team: `team of ${name}`, remotes: [name], days: 1 };
      const issued = await shopApi(first, token).send<{ token: string }>(
        'POST',
        '/api/deployments/tokens',
        team,
      );
      return shopApi(url, issued.token);
    },
    failures: () => deployment.shops.flatMap((shop) => shop.failure() || []),
    async close() {
      await balancer.close();
      await deployment.close();
      rmSync(shared, { recursive: true, force: true });
    },
  };
}
