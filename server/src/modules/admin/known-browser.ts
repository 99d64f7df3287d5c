import { createHmac, randomBytes } from 'node:crypto';
import { isSameSecret } from '../../platform/same-secret.ts';

const mac = (account: string, id: string, secret: string) =>
  createHmac('sha256', secret).update(`browser\n${account}\n${id}`).digest('base64url');

/** What a browser is given when an account has signed in on it: an id, signed for that account. */
export function newKnownBrowser(account: string, secret: string): string {
  const id = randomBytes(18).toString('base64url');
  return `${id}.${mac(account, id, secret)}`;
}

/** The id of a browser on which this account has signed in before; null for any other. */
export function knownBrowser(value: string, account: string, secret: string): string | null {
  const [id = '', signature = ''] = value.split('.');
  return isSameSecret(signature, mac(account, id, secret)) ? id : null;
}
