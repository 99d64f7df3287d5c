import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../../app/build-app.ts';
import { shopOf } from '../../modules/delivery/composition/service.ts';
import { inEveryFile } from '../every-file.ts';
import { conditionalS3 } from '../fakes/conditional-s3.ts';
import { type TestApp, testApp } from '../test-app.ts';
import { builtShell } from './built-shell.ts';

const closing: (() => unknown)[] = [];

inEveryFile('afterEach', async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

function newFolder(folder = mkdtempSync(join(tmpdir(), 'pinpu-bucket-'))) {
  closing.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Deployments in a bucket; `instance` starts another server on the same bucket. */
export async function bucketShop(remotes: Parameters<typeof builtShell>[0] = {}) {
  const folder = newFolder();
  const dist = newFolder(builtShell(remotes));
  const s3 = await conditionalS3(join(folder, 's3'), 'shop');
  closing.push(s3.close);
  const test = await testApp({
    env: {
      DIST_DIR: dist,
      DATA_DIR: join(folder, 'data'),
      DEPLOYMENT_STORAGE: 's3',
      S3_ENDPOINT: s3.endpoint,
      S3_BUCKET: 'shop',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
  });

  const opened = async (one: TestApp) => {
    const shop = await shopOf(one.config, one.clock.now, one.app.log);
    if (shop === undefined) throw new Error('the test app has no registry');
    return { ...one, shop, cacheDir: join(one.config.dataDir, 'deployments-cache') };
  };
  /** Starts another instance with its own memory; without `hasKey`, it has another key than the registry's. */
  const instance = async (name: string, hasKey = true) => {
    const dataDir = join(folder, name);
    const keyFile = join(folder, 'data/registry-key.pem');
    const environment = {
      ...test.config.environment,
      ...(hasKey ? { REGISTRY_KEY_FILE: keyFile } : {}),
    };
    const config = { ...test.config, dataDir, environment };
    const { db, clock, serverKey } = test;
    const app = await buildApp({ config, db, clock: clock.now, serverKey, background: false });
    closing.push(() => app.close());
    return opened({ ...test, app, config });
  };
  return { ...(await opened(test)), s3, instance };
}
