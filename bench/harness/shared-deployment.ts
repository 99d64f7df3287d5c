import type { Cluster } from '../../tooling/postgres/cluster.ts';
import type { Deployment, ProviderName } from './deployment.ts';
import { closeConnections } from './post.ts';
import { postgresDeployment, type RenewableDeployment } from './postgres-deployment.ts';

/** Running deployments that no proof is using, by the settings they were started with. */
const unused = new Map<string, RenewableDeployment>();

/**
 * A `postgresDeployment` with a new database. Its instances may have served other proofs, since starting them takes
 * longer than most proofs. Closing it keeps them for the next proof.
 */
export async function sharedDeployment(
  provider: ProviderName,
  cluster: Cluster,
  env: Record<string, string> = {},
): Promise<Deployment> {
  const key = JSON.stringify([provider, cluster.url, env]);
  const found = unused.get(key);
  unused.delete(key);
  await found?.renew();
  const deployment = found ?? (await postgresDeployment(provider, cluster, { env }));
  return {
    ...deployment,
    close: async () => {
      closeConnections();
      unused.set(key, deployment);
    },
  };
}

/** Ends the instances of all deployments; called at the end, and after a proof has failed. */
export async function closeSharedDeployments(): Promise<void> {
  const all = [...unused.values()];
  unused.clear();
  await Promise.all(all.map((deployment) => deployment.close()));
}
