import { randomBytes } from 'node:crypto';
import { findOrCreateSecret, type SecretStore } from '../../../platform/secrets/index.ts';
import { type EncryptionKeys, newEncryptionKeys } from './e2ee.ts';

export interface AdminSecrets {
  encryption: EncryptionKeys;
  signing: string;
}

const [ENCRYPTION, SIGNING] = ['admin-seal', 'admin-signing'];

/** Replaced at the upgrade from a release that stored them in clear, since its backups contain them. */
export const ADMIN_SECRETS: readonly string[] = [ENCRYPTION, SIGNING];

export async function adminSecrets(
  store: SecretStore,
  newKeys = newEncryptionKeys,
): Promise<AdminSecrets> {
  const encryption = await findOrCreateSecret(store, ENCRYPTION, async () =>
    JSON.stringify(await newKeys()),
  );
  const signing = await findOrCreateSecret(store, SIGNING, () =>
    randomBytes(32).toString('base64url'),
  );
  const keys: EncryptionKeys = JSON.parse(encryption);
  return { encryption: keys, signing };
}
