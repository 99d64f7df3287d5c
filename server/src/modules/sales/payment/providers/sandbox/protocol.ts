import { createHmac, randomBytes } from 'node:crypto';
import { isSameSecret } from '../../../../../platform/same-secret.ts';
import { findOrCreateSecret, type SecretStore } from '../../../../../platform/secrets/index.ts';

/** The shop's number at the sandbox provider. */
export const SANDBOX_MERCHANT = 'PINPU-DEMO';

/** The shop's response to a webhook that it has applied; after any other, the provider sends it again. */
export const ACKNOWLEDGED = 'OK';

export const RESULT = {
  paid: '1',
  failed: '10100058',
  atmIssued: '2',
  storeIssued: '10100073',
} as const;

export type Fields = Readonly<Record<string, string>>;

const SIGNATURE = 'signature';

function signatureOf(fields: Fields, key: string): string {
  const text = Object.entries(fields)
    .filter(([name]) => name !== SIGNATURE)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');
  return createHmac('sha256', key).update(text).digest('hex');
}

/** The fields with their signature (HMAC-SHA256 over all of them, sorted by name). */
export function signed(fields: Fields, key: string): Record<string, string> {
  return { ...fields, [SIGNATURE]: signatureOf(fields, key) };
}

export function isSigned(fields: Fields, key: string): boolean {
  return isSameSecret(fields[SIGNATURE] ?? '', signatureOf(fields, key));
}

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
