import { rmSync } from 'node:fs';
import type { Database } from '../../../server/src/platform/db/index.ts';
import {
  FAKE_MERCHANT,
  type FakeEcpay,
  startFakeEcpay,
} from '../../../server/src/testing/fakes/ecpay/start-fake-ecpay.ts';
import { type Program, type ShopProcess, shopProcess } from '../../support/shop-process.ts';
import { closeConnections } from './post.ts';

export type ProviderName = 'ecpay' | 'sandbox';

export interface Deployment {
  provider: ProviderName;
  shops: readonly ShopProcess[];
  peer: FakeEcpay['peer'];
  /** Data directory of each instance, in the order of `shops`. */
  dataDirs: readonly string[];
  /** Gives access to the database; an embedded one can only be opened while its instance is stopped. */
  withDatabase<T>(work: (db: Database) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface Storage {
  /** '' for the embedded database. */
  databaseUrl: string;
  dataDirs: readonly string[];
  /** `withDatabase` starts the instances, since it needs them to be stopped first. */
  startsLater?: boolean;
  withDatabase<T>(shops: readonly ShopProcess[], work: (db: Database) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export const ecpayEnv = (url: string): Record<string, string> => ({
  ECPAY_MERCHANT_ID: FAKE_MERCHANT.merchantId,
  ECPAY_HASH_KEY: FAKE_MERCHANT.hashKey,
  ECPAY_HASH_IV: FAKE_MERCHANT.hashIv,
  ECPAY_BASE_URL: url,
});

export interface Special {
  env?: Record<string, string>;
  /** Programs used instead of the server's own, in the order of the instances. */
  programs?: readonly Program[];
}

/** Starts the fake provider, and an instance for each data directory. */
export async function build(
  provider: ProviderName,
  storage: Storage,
  { env: own = {}, programs = [] }: Special = {},
): Promise<Deployment> {
  const { databaseUrl, dataDirs, startsLater = false } = storage;
  const fake = await startFakeEcpay();
  // The fake sends no webhooks by itself; the proofs send them.
  fake.peer.knobs.times = 0;
  const database = { PAYMENT_PROVIDER: provider, DATABASE_URL: databaseUrl };
  const env = { ...ecpayEnv(fake.url), ...database, ...own };
  const shops = await Promise.all(
    dataDirs.map((dataDir, i) => shopProcess({ ...env, DATA_DIR: dataDir }, programs[i])),
  );
  const close = async () => {
    closeConnections();
    await Promise.all(shops.map((shop) => shop.end('SIGTERM')));
    await fake.close();
    await storage.close();
    for (const folder of dataDirs) rmSync(folder, { recursive: true, force: true });
  };
  try {
    if (!startsLater) await Promise.all(shops.map((shop) => shop.start()));
  } catch (error) {
    await close();
    throw error;
  }
  const withDatabase: Deployment['withDatabase'] = (work) => storage.withDatabase(shops, work);
  return { provider, shops, peer: fake.peer, dataDirs, withDatabase, close };
}

export async function withDeployment<T>(
  deployment: Promise<Deployment>,
  work: (deployment: Deployment) => Promise<T>,
) {
  const running = await deployment;
  try {
    return await work(running);
  } finally {
    await running.close();
  }
}
