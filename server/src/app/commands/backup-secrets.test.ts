import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { adminSecrets } from '../../modules/base/admin/server-secrets.ts';
import { adminAccounts } from '../../platform/db/schema/index.ts';
import { findServerKeys } from '../../platform/secrets/server-keys-repository.ts';
import { configOf, empty, testDir } from '../../testing/database/backed-up-shop.ts';
import { adminHeaders } from '../../testing/people/signed-in-admin.ts';
import { buildApp } from '../build-app.ts';
import { unlockSecrets } from '../startup/unlock-secrets.ts';
import { backUpShop } from './back-up-shop.ts';

jest.setTimeout(120_000);

/** A shop whose administrator has signed in once: it has made its secrets. */
async function shopWithSecrets() {
  const source = await empty();
  const handle = await source.open();
  const { db } = handle;
  const config = configOf(source);
  const serverKey = await unlockSecrets(db, config);
  const now = new Date();
  await db
    .insert(adminAccounts)
    .values({ account: 'admin', password_hash: '', tokens_from: now, c_date: now, u_date: now });
  const clock = () => now;
  const app = await buildApp({ config, db, clock, serverKey, background: false });
  const secrets = await adminSecrets({ db, serverKey, clock });
  const close = async () => {
    await app.close();
    await handle.close();
  };
  return { app, config, db, dataDir: source.dataDir, now, secrets, close };
}

it('a backup has no key in clear, and gives no administrator access [finding L25]', async () => {
  const { app, config, db, dataDir, now, secrets, close } = await shopWithSecrets();
  const rows = await findServerKeys(db);
  const call = async (secret: string) => {
    const headers = await adminHeaders('admin', secret, now);
    const answer = await app.inject({ url: '/api/Auth/keepalive', headers });
    return answer.statusCode;
  };
  expect(await call(secrets.signing)).toBe(200);
  for (const { value } of rows) expect(await call(value)).toBe(401);
  await close();

  const file = join(testDir(), 'backup.tar.gz');
  await backUpShop(config, file);
  const text = gunzipSync(readFileSync(file)).toString('utf8');
  for (const { value } of rows) expect(text).toContain(value);
  expect(text).not.toContain(secrets.signing);
  expect(text).not.toContain(secrets.encryption.privateKey);
  expect(text).not.toContain(readFileSync(join(dataDir, 'server.key'), 'utf8').trim());
});
