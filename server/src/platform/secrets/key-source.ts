import { createSecretKey, randomBytes } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Config } from '../config/config.ts';
import { keyBytes } from '../config/key-bytes.ts';
import { StartupError } from '../errors/startup-error.ts';
import { readIfThere } from '../files/read-if-there.ts';
import type { ServerKey } from './encrypted-text.ts';

export type KeySettings = Pick<
  Config,
  'serverKey' | 'serverKeyFile' | 'dataDir' | 'databaseUrl' | 'shopMode'
>;

const KEY_BYTES = 32;

function toKey(text: string): ServerKey | null {
  const bytes = keyBytes(text);
  return bytes && createSecretKey(bytes);
}

const fileOf = ({ serverKeyFile, dataDir }: KeySettings) =>
  serverKeyFile ?? join(dataDir, 'server.key');

export const keySource = (settings: KeySettings): string =>
  settings.serverKey === '' ? fileOf(settings) : 'SERVER_KEY';

/** '' where a live shop may generate its key; instances on one database would each have another. */
export const sharedKeyFault = (settings: Omit<KeySettings, 'dataDir'>): string =>
  settings.shopMode === 'live' &&
  settings.databaseUrl !== null &&
  settings.serverKey === '' &&
  settings.serverKeyFile === null
    ? 'SERVER_KEY is not set, with which every instance on this database encrypts its secrets: set it to the output of "openssl rand -hex 32", or set SERVER_KEY_FILE to a file that is kept.'
    : '';

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function textOf(file: string): Promise<string | undefined> {
  try {
    return (await readIfThere(file))?.toString('utf8').trim();
  } catch (error) {
    throw new StartupError(
      `The server key in ${file} can't be read (${reasonOf(error)}): let the server's user read it.`,
    );
  }
}

/** The available key; null where its file does not exist yet. @throws StartupError where the file contains no key. */
export async function readServerKey(settings: KeySettings): Promise<ServerKey | null> {
  if (settings.serverKey !== '') return toKey(settings.serverKey);
  const file = fileOf(settings);
  const text = await textOf(file);
  if (text === undefined) return null;
  const key = toKey(text);
  if (key) return key;
  throw new StartupError(
    `${file} holds no server key of ${KEY_BYTES} bytes: restore the file (docs/operations.md, "Server key").`,
  );
}

export function createServerKey(settings: KeySettings): ServerKey {
  const file = fileOf(settings);
  const part = `${file}.${process.pid}`;
  const bytes = randomBytes(KEY_BYTES);
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(part, `${bytes.toString('base64url')}\n`, { mode: 0o600, flush: true });
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw new StartupError(
      `The server key can't be written to ${file} (${reasonOf(error)}): make the folder writable, or set SERVER_KEY.`,
    );
  }
  return createSecretKey(bytes);
}
