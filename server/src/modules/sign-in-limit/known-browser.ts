import { createHmac, randomBytes } from 'node:crypto';
import { isSameSecret } from '../../platform/same-secret.ts';

const ID = /^[\w-]{24}$/;

const mac = (account: string, id: string, secret: string) =>
  createHmac('sha256', secret).update(`browser\n${account}\n${id}`).digest('base64url');

/** A random id for a browser's cookie. */
export const newBrowserId = (): string => randomBytes(18).toString('base64url');

/** The id in a browser's cookie, signed or not; null where it is not ours. */
export function browserId(cookie: string): string | null {
  const [id = ''] = cookie.split('.');
  return ID.test(id) ? id : null;
}

/** What a browser is given when an account has signed in on it: its id, signed for that account. */
export const newKnownBrowser = (account: string, secret: string, id = newBrowserId()): string =>
  `${id}.${mac(account, id, secret)}`;

/** The id of a browser on which this account has signed in before; null for any other. */
export function knownBrowser(value: string, account: string, secret: string): string | null {
  const [id = '', signature = ''] = value.split('.');
  return isSameSecret(signature, mac(account, id, secret)) ? id : null;
}
