import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { decryptText, encryptText, type ServerKey } from './encrypted-text.ts';
import { findServerKey, insertServerKey } from './server-keys-repository.ts';

/** The stored form of a token, or of a cookie's value: a random one needs no salt. */
export const secretHash = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex');

export interface SecretStore {
  db: Database;
  serverKey: ServerKey;
  clock: Clock;
}

export const purposeOf = (name: string): string => `server_keys/${name}`;

async function findSecret({ db, serverKey }: SecretStore, name: string) {
  const stored = await findServerKey(db, name);
  if (stored === undefined) return undefined;
  const secret = decryptText(serverKey, purposeOf(name), stored);
  if (secret === null) throw new Error(`the server key does not decrypt ${name}`);
  return secret;
}

/** Generated at first use, stored encrypted; of several instances, the first insert counts. */
export async function findOrCreateSecret(
  store: SecretStore,
  name: string,
  generate: () => string | Promise<string>,
): Promise<string> {
  const known = await findSecret(store, name);
  if (known !== undefined) return known;
  const value = encryptText(store.serverKey, purposeOf(name), await generate());
  await insertServerKey(store.db, { name, value }, store.clock());
  const secret = await findSecret(store, name);
  if (secret === undefined) throw new Error(`the secret ${name} is missing`);
  return secret;
}
