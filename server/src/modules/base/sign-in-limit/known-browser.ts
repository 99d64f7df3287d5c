import { createHmac, randomBytes } from 'node:crypto';
import { isSameSecret } from '../../../platform/same-secret.ts';

const ID = /^[\w-]{24}$/;
const MAC = /^[\w-]{43}$/;

/** For how many accounts a browser can be known at the same time; the last ones count. */
const MOST_ACCOUNTS = 5;

const mac = (account: string, id: string, secret: string) =>
  createHmac('sha256', secret).update(`browser\n${account}\n${id}`).digest('base64url');

export const newBrowserId = (): string => randomBytes(18).toString('base64url');

export function browserId(cookie: string): string | null {
  const [id = ''] = cookie.split('.');
  return ID.test(id) ? id : null;
}

const signatures = (cookie: string) =>
  cookie
    .split('.')
    .slice(1, MOST_ACCOUNTS + 1)
    .filter((signature) => MAC.test(signature));

/** The cookie of a browser on which an account has signed in: its id, signed for this account and earlier ones. */
export function newKnownBrowser(account: string, secret: string, cookie = ''): string {
  const stored = browserId(cookie);
  const id = stored ?? newBrowserId();
  const own = mac(account, id, secret);
  const earlier = (stored ? signatures(cookie) : []).filter((signature) => signature !== own);
  return [id, own, ...earlier.slice(0, MOST_ACCOUNTS - 1)].join('.');
}

/** The id of a browser on which this account has signed in before; null for any other. */
export function knownBrowser(cookie: string, account: string, secret: string): string | null {
  const id = browserId(cookie);
  if (id === null) return null;
  const own = mac(account, id, secret);
  return signatures(cookie).some((signature) => isSameSecret(signature, own)) ? id : null;
}
