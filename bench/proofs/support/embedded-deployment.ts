import path from 'node:path';
import { openEmbedded } from '../../../server/src/platform/db/embedded.ts';
import type { Database, DatabaseHandle } from '../../../server/src/platform/db/index.ts';
import { copyMigratedDatabase } from '../../../server/src/testing/database/database-template.ts';
import { seedSmallShop } from '../../../server/src/testing/small-shop.ts';
import { temporaryFolder } from '../../support/shop-process.ts';
import {
  build,
  type Deployment,
  type ProviderName,
  type Special,
  type Storage,
} from './deployment.ts';

async function opened<T>(dataDir: string, work: (db: Database) => Promise<T>): Promise<T> {
  const handle: DatabaseHandle = await openEmbedded(path.join(dataDir, 'db'));
  return work(handle.db).finally(() => handle.close());
}

/**
 * One instance with an embedded database, which contains the small shop. It starts after the first `withDatabase`, with
 * which every proof sets up its stock.
 */
export async function embeddedDeployment(
  provider: ProviderName,
  special?: Special,
  dataDir = temporaryFolder(),
): Promise<Deployment> {
  await copyMigratedDatabase(path.join(dataDir, 'db'));
  await opened(dataDir, (db) => seedSmallShop(db, new Date()));
  const storage: Storage = {
    databaseUrl: '',
    startsLater: true,
    dataDirs: [dataDir],
    withDatabase: async (shops, work) => {
      for (const shop of shops) await shop.end('SIGTERM');
      const seen = await opened(dataDir, work);
      for (const shop of shops) await shop.start();
      return seen;
    },
    close: async () => undefined,
  };
  return build(provider, storage, special);
}
