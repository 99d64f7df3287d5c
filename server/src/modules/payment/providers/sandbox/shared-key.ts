import { randomBytes } from 'node:crypto';
import type { Database } from '../../../../platform/db/index.ts';
import { findOrInsertServerKey } from '../../../../platform/db/server-keys-repository.ts';

const NAME = 'sandbox-pay';

const generate = async () => randomBytes(32).toString('hex');

/** The key that shop and sandbox provider share, generated at first use and the same for all instances. */
export function sandboxKey(db: Database, clock: () => Date): () => Promise<string> {
  let key: Promise<string> | null = null;
  return () => {
    key ??= findOrInsertServerKey(db, NAME, generate, clock()).catch((error: unknown) => {
      key = null;
      throw error;
    });
    return key;
  };
}
