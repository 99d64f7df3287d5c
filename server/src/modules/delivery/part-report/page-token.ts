import { createHmac, createSecretKey, hkdfSync, randomBytes } from 'node:crypto';
import type { Clock } from '../../../platform/clock.ts';
import { isSameSecret } from '../../../platform/same-secret.ts';
import type { ServerKey } from '../../../platform/secrets/index.ts';

/** How long after it was served a page may send reports, in ms. */
const LIFETIME_MS = 12 * 3_600_000;

const MAC_BYTES = 16;
const TOKEN = /^([\w-]{12})\.([0-9a-z]{1,9})\.([\w-]{22})$/;

/** The same on all instances. Derived, so that serving a page needs no database query. */
export const derivedKey = (serverKey: ServerKey, purpose: string) =>
  Buffer.from(hkdfSync('sha256', serverKey, '', `part-report ${purpose}`, 32));

export function pageTokens({ serverKey, clock }: { serverKey: ServerKey; clock: Clock }) {
  // A KeyObject, created once: from a buffer, Node would create one for each page.
  const key = createSecretKey(derivedKey(serverKey, 'page'));
  const mac = (text: string) =>
    createHmac('sha256', key).update(text).digest().subarray(0, MAC_BYTES).toString('base64url');
  return {
    issue(): string {
      const text = `${randomBytes(9).toString('base64url')}.${clock().getTime().toString(36)}`;
      return `${text}.${mac(text)}`;
    },
    /** The page's id; undefined where the token is not one of this shop, or has expired. */
    read(token: string): string | undefined {
      const [, id = '', issued = '', signature = ''] = TOKEN.exec(token) ?? [];
      if (!isSameSecret(signature, mac(`${id}.${issued}`))) return undefined;
      const age = clock().getTime() - Number.parseInt(issued, 36);
      return age <= LIFETIME_MS ? id : undefined;
    },
  };
}
