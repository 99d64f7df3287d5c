import type { Database } from '../db/database.ts';
import { lockByName } from '../db/one-at-a-time.ts';
import { StartupError } from '../errors/startup-error.ts';
import { decryptText, encryptText, isEncrypted, type ServerKey } from './encrypted-text.ts';
import {
  createServerKey,
  type KeySettings,
  keySource,
  readServerKey,
  sharedKeyFault,
} from './key-source.ts';
import {
  deleteServerKeys,
  findServerKeys,
  insertServerKey,
  type StoredKey,
  updateServerKey,
} from './server-keys-repository.ts';
import { purposeOf } from './stored-secret.ts';

/** Every database has it from its first start on; only the right key decrypts it. */
const CHECK = 'server-key';

interface Opening {
  now: Date;
  /** Secrets to generate again where an older release stored them unencrypted, since its backups contain them. */
  replaced: readonly string[];
}

const decrypts = (key: ServerKey | null, { name, value }: StoredKey) =>
  key !== null && decryptText(key, purposeOf(name), value) !== null;

/** Encrypts or deletes what an older release stored unencrypted, and stores the row that the key is checked by. */
async function encryptRows(
  tx: Database,
  key: ServerKey,
  rows: StoredKey[],
  { now, replaced }: Opening,
) {
  const clear = rows.filter(({ value }) => !isEncrypted(value));
  await deleteServerKeys(
    tx,
    replaced.filter((name) => clear.some((row) => row.name === name)),
  );
  for (const { name, value } of clear)
    await updateServerKey(tx, { name, value: encryptText(key, purposeOf(name), value) });
  const value = encryptText(key, purposeOf(CHECK), CHECK);
  await insertServerKey(tx, { name: CHECK, value }, now);
}

function rejectWrongKey(key: ServerKey | null, rows: readonly StoredKey[], settings: KeySettings) {
  if (rows.some((row) => isEncrypted(row.value) && !decrypts(key, row)))
    throw new StartupError(
      `${keySource(settings)} is not the key that this database's secrets are encrypted with: set the one that its instances were started with, or, if it is lost, run "npm run server-key -- reset" (docs/operations.md, "Server key").`,
    );
}

export async function checkServerKey(db: Database, settings: KeySettings): Promise<void> {
  rejectWrongKey(await readServerKey(settings), await findServerKeys(db), settings);
}

/** Generated at the first start. @throws StartupError where it is not this database's key. */
export async function openServerKey(
  db: Database,
  settings: KeySettings,
  opening: Opening,
): Promise<ServerKey> {
  const fault = sharedKeyFault(settings);
  if (fault !== '') throw new StartupError(fault);
  return db.transaction(async (tx) => {
    await lockByName(tx, CHECK);
    const found = await readServerKey(settings);
    const rows = await findServerKeys(tx);
    rejectWrongKey(found, rows, settings);
    const key = found ?? createServerKey(settings);
    await encryptRows(tx, key, rows, opening);
    return key;
  });
}

/** So that new ones are generated. Returns their number. */
export async function resetServerKey(
  db: Database,
  settings: KeySettings,
  opening: Opening,
): Promise<number> {
  const lost = await db.transaction(async (tx) => {
    await lockByName(tx, CHECK);
    const found = await readServerKey(settings);
    const rows = await findServerKeys(tx);
    const names = rows
      .filter((row) => isEncrypted(row.value) && !decrypts(found, row))
      .map(({ name }) => name);
    await deleteServerKeys(tx, names);
    return names.length;
  });
  await openServerKey(db, settings, opening);
  return lost;
}
