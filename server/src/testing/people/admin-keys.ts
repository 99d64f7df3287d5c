import { type EncryptionKeys, newEncryptionKeys } from '../../modules/base/admin/e2ee.ts';
import { type AdminSecrets, adminSecrets } from '../../modules/base/admin/server-secrets.ts';
import type { TestApp } from '../test-app.ts';

let keys: Promise<EncryptionKeys> | undefined;

/** The secrets of the administrative side. All shops of a process have one key pair, since generating it is slow. */
export function testAdminSecrets(shop: Omit<TestApp, 'app' | 'config'>): Promise<AdminSecrets> {
  keys ??= newEncryptionKeys();
  const pair = keys;
  return adminSecrets({ ...shop, clock: shop.clock.now }, () => pair);
}
