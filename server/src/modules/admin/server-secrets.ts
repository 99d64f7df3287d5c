import { randomBytes } from 'node:crypto';
import type { Database } from '../../platform/db/index.ts';
import { findOrInsertServerKey } from '../../platform/db/server-keys-repository.ts';
import { type EncryptionKeys, newEncryptionKeys } from './e2ee.ts';

/** Keys that the administrative side signs and decrypts with. */
export interface AdminSecrets {
  seal: EncryptionKeys;
  /** Signs tokens and session values. */
  signing: string;
}

/** The secrets, generated at first use. */
export async function adminSecrets(db: Database, now: Date): Promise<AdminSecrets> {
  const seal = await findOrInsertServerKey(
    db,
    'admin-seal',
    async () => JSON.stringify(await newEncryptionKeys()),
    now,
  );
  const signing = await findOrInsertServerKey(
    db,
    'admin-signing',
    async () => randomBytes(32).toString('base64url'),
    now,
  );
  const keys: EncryptionKeys = JSON.parse(seal);
  return { seal: keys, signing };
}
