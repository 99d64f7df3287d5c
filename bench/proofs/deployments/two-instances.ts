import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import path from 'node:path';
import { freePort } from '../../../server/src/testing/shop-process.ts';
import { distDir } from '../../../tooling/build/workspaces.ts';
import { type ShopApi, shopApi } from '../../../tooling/deploy/shop-api.ts';
import type { Cluster } from '../../../tooling/postgres/cluster.ts';
import { operatorToken, temporaryFolder } from '../../support/shop-process.ts';
import { postgresDeployment } from '../support/deployment.ts';

/** Longer in milliseconds than any client keeps a connection idle. */
const IDLE_MS = 600_000;

/** Sends each request to the next instance, so that hardly any page gets all of its files from one. */
async function startLoadBalancer(port: number, next: () => string) {
  // A kept connection can end just as a request is sent on it; a request with a body could not be repeated then.
  const agent = new Agent({ keepAlive: false });

  function pass(incoming: IncomingMessage, answer: ServerResponse) {
    const { method = 'GET', url: path = '/', headers } = incoming;
    const forwarded = request(new URL(path, next()), { agent, method, headers }, (reply) => {
      // These headers belong to the connection to the instance.
      const { connection: _, 'keep-alive': _timeout, ...passed } = reply.headers;
      answer.writeHead(reply.statusCode ?? 502, passed);
      reply.pipe(answer);
    });
    forwarded.once('error', () => answer.headersSent || answer.writeHead(502).end());
    answer.once('close', () => answer.writableFinished || forwarded.destroy());
    incoming.pipe(forwarded);
  }

  const server = createServer({ keepAliveTimeout: IDLE_MS }, pass).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    async close() {
      const closed = once(server.close(), 'close');
      server.closeAllConnections();
      agent.destroy();
      await closed;
    },
  };
}

/** Two instances behind a load balancer, with a common database, deployments and key. */
export interface TwoInstances {
  url: string;
  instances: readonly string[];
  /** The deployment API, through the load balancer, with a token of this remote's team. */
  teamOf(name: string): Promise<ShopApi>;
  /** Output of instances that ended unexpectedly. */
  failures(): string[];
  close(): Promise<void>;
}

export async function startTwoInstances(cluster: Cluster): Promise<TwoInstances> {
  const shared = temporaryFolder();
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
  let turn = 0;
  const balancer = await startLoadBalancer(port, () => deployment.url(turn++));
  const token = operatorToken(deployment.dataDirs[0] ?? '');
  return {
    url,
    instances,
    async teamOf(name) {
      const team = { team: `team of ${name}`, remotes: [name], days: 1 };
      const issued = await shopApi(deployment.url(0), token).send<{ token: string }>(
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
