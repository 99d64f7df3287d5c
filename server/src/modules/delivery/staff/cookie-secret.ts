import { randomBytes } from 'node:crypto';
import { findOrCreateSecret, type SecretStore } from '../../../platform/secrets/index.ts';

/** The secret that signs the cookies of staff and previews, generated at first use. */
export const cookieSecret = (store: SecretStore): Promise<string> =>
  findOrCreateSecret(store, 'staff-cookies', () => randomBytes(32).toString('base64url'));
