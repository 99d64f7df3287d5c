import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtShell, deployedRemotes } from '../../testing/built-shell.ts';
import { conditionalS3, type TestStorage } from '../../testing/conditional-s3.ts';
import { storedShell } from '../../testing/deployed-shell.ts';
import { testApp } from '../../testing/index.ts';
import { shopOf } from '../composition/service.ts';
import { changeRegistry } from '../registry/index.ts';

let folder = '';
let dist = '';
let s3: TestStorage;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pinpu-bucket-'));
  dist = builtShell(deployedRemotes());
  s3 = await conditionalS3(join(folder, 's3'), 'shop');
});
afterEach(async () => {
  await s3.close();
  for (const place of [folder, dist]) rmSync(place, { recursive: true, force: true });
});

/** A shop whose deployments are in a bucket, and another instance of it that has its key. */
async function shop() {
  const { app, config, clock } = await testApp({
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
  const first = await shopOf(config, clock.now, app.log);
  const second = await shopOf(
    { ...config, dataDir: join(folder, 'second') },
    clock.now,
    app.log,
  ).catch((error: unknown) => String(error));
  const other = await shopOf(
    {
      ...config,
      dataDir: join(folder, 'other'),
      environment: {
        ...config.environment,
        REGISTRY_KEY_FILE: join(folder, 'data/registry-key.pem'),
      },
    },
    clock.now,
    app.log,
  );
  const signer = first?.registry.signer();
  if (!first || !other || !signer) throw new Error('the test app has no registry');
  return { app, clock, first, other, signer, second };
}

it('serves deployed versions through a cache of verified files, and flips for every instance [M1] [M3]', async () => {
  const { app, clock, first, other, signer, second } = await shop();
  const { storage } = first.registry;
  const versions = { 1: await storedShell(storage, '1'), 2: await storedShell(storage, '2') };
  await storage.create('remotes/shell/2/extra.js', Buffer.from('extra'));
  await storage.create('remotes/mf-new/1/entry.js', Buffer.from('uploaded'));
  await changeRegistry(first.registry, signer, clock.now(), (next) => {
    // A file that is not what was published.
    const files = { ...versions[2].files, 'extra.js': versions[1].files?.['main.js'] };
    const altered = { ...versions[2], files: { ...files } as (typeof versions)[2]['files'] };
    return {
      ...next,
      shell: { stable: '1', history: [], versions: { 1: versions[1], 2: altered } },
    };
  });
  const read = async (url: string) => {
    const { statusCode, body, headers } = await app.inject(url);
    return [statusCode, statusCode === 200 ? body : '', headers['cache-control']];
  };
  const cached = join(folder, 'data/deployments-cache/remotes/shell');
  const year = 'public, max-age=31536000, immutable';
  expect(await read('/remotes/shell/1/main.js')).toEqual([200, '/* shell 1 */', year]);
  expect(existsSync(join(cached, '1/main.js'))).toBe(true);
  expect((await read('/remotes/shell/2/extra.js'))[0]).toBe(404);
  expect(existsSync(join(cached, '2/extra.js'))).toBe(false);
  // Uploaded, and not in the registry yet.
  expect(await read('/remotes/mf-new/1/entry.js')).toEqual([200, 'uploaded', 'no-store']);
  for (const nothing of ['/remotes/shell/1/gone.js', '/remotes/../registry/00000001.json'])
    expect((await read(nothing))[1]).toBe('');

  await other.registry.refresh();
  expect((await other.composeFor()).composition.shell?.version).toBe('1');
  // One with a key of its own is told that it is the wrong one.
  expect(second).toMatch(/No entry of the registry in .* can be used: .*is not trusted here/);
});

it('answers a long address that names no file without trying every way to divide it [M1]', async () => {
  // With a pattern that tries them all this test never ends.
  const { app } = await shop();
  const { statusCode } = await app.inject(`/remotes/mf-cart/1/${'a'.repeat(60)}!`);
  expect(statusCode).toBe(404);
});
