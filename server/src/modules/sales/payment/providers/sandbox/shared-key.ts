import { randomBytes } from 'node:crypto';
import { findOrCreateSecret, type SecretStore } from '../../../../../platform/secrets/index.ts';

const NAME = 'sandbox-pay';

const generate = () => randomBytes(32).toString('hex');

/** The key that shop and sandbox provider share, generated at first use and the same for all instances. */
export function sandboxKey(store: SecretStore): () => Promise<string> {
  let key: Promise<string> | null = null;
  return () => {
    key ??= findOrCreateSecret(store, NAME, generate).catch((error: unknown) => {
      key = null;
      throw error;
    });
    return key;
  };
}
