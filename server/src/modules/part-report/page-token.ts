import { createHmac, createSecretKey, hkdfSync, randomBytes } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import { isSameSecret } from '../../platform/same-secret.ts';
import type { ServerKey } from '../../platform/secrets/index.ts';

/** A page that is open longer reports no more. */
const LIFETIME_MS = 12 * 3_600_000;

const MAC_BYTES = 16;
const TOKEN = /^([\w-]{12})\.([0-9a-z]{1,9})\.([\w-]{22})$/;

/** A key of the same for all instances, derived so that no database is asked while a page is served. */
export const derivedKey = (serverKey: ServerKey, purpose: string) =>
  Buffer.from(hkdfSync('sha256', serverKey, '', `part-report ${purpose}`, 32));

/** Issues and reads the tokens by which a page reports: each page that is served has one of its own. */
export function pageTokens({ serverKey, clock }: { serverKey: ServerKey; clock: Clock }) {
  // An object: a buffer would be made into one for each page.
  const key = createSecretKey(derivedKey(serverKey, 'page'));
  const mac = (text: string) =>
    createHmac('sha256', key).update(text).digest().subarray(0, MAC_BYTES).toString('base64url');
  return {
    issue(): string {
      const text = `${randomBytes(9).toString('base64url')}.${clock().getTime().toString(36)}`;
      return `${text}.${mac(text)}`;
    },
    /** The page's id; undefined for a token that is not the shop's, or expired. */
    read(token: string): string | undefined {
      const [, id = '', issued = '', signature = ''] = TOKEN.exec(token) ?? [];
      if (!isSameSecret(signature, mac(`${id}.${issued}`))) return undefined;
      const age = clock().getTime() - Number.parseInt(issued, 36);
      return age <= LIFETIME_MS ? id : undefined;
    },
  };
}
