import { createHmac, randomBytes } from 'node:crypto';
import { type Infer, type Schema, safeParse } from '@pinpu/shared/contracts/schema';
import { isSameSecret } from '../../../platform/same-secret.ts';
import { findOrCreateSecret, type SecretStore } from '../../../platform/secrets/index.ts';

export const cookieSecret = (store: SecretStore): Promise<string> =>
  findOrCreateSecret(store, 'staff-cookies', () => randomBytes(32).toString('base64url'));

/** The purpose of a signature: a value signed for one purpose is not valid for another. */
type Purpose = 'staff' | 'preview' | 'draft';

const mac = (text: string, purpose: Purpose, secret: string) =>
  createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url');

/** A cookie value that can't be created or changed without the secret. */
export function signedValue(payload: object, purpose: Purpose, secret: string): string {
  const text = Buffer.from(JSON.stringify(payload)).toString('base64url');
  return `${text}.${mac(text, purpose, secret)}`;
}

/** The content of a value that was signed for this purpose; null for any other value. */
export function readSignedValue<T extends Schema>(
  value: string,
  purpose: Purpose,
  secret: string,
  schema: T,
): Infer<T> | null {
  const [text = '', signature = ''] = value.split('.');
  if (!isSameSecret(signature, mac(text, purpose, secret))) return null;
  const read = safeParse(schema, JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  return read.success ? read.data : null;
}
