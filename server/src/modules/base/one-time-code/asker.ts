import { createHash, randomBytes } from 'node:crypto';
import {
  findOrCreateSecret,
  type SecretStore,
  secretHash,
} from '../../../platform/secrets/index.ts';
import { browserId, knownBrowser, newBrowserId } from '../sign-in-limit/known-browser.ts';

export const browserSecret = (store: SecretStore): Promise<string> =>
  findOrCreateSecret(store, 'member-browser', () => randomBytes(32).toString('base64url'));

export interface Client {
  cookie: string;
  /** What a client without cookies sends back instead, '' where there is none. */
  code_request: string;
  ip: string;
  network: string;
}

/** Derived from its id: reveals neither the cookie nor the value for another e-mail. */
const codeRequestOf = (id: string, email: string) =>
  createHash('sha256').update(`code request\n${email}\n${id}`).digest('base64url');

export interface Asker {
  id: string;
  isNew: boolean;
  code_request: string;
  hash: string;
  /** All stored hashes under which it may have requested a code. */
  hashes: string[];
  known: boolean;
}

export function askerOf({ cookie, code_request }: Client, email: string, secret: string): Asker {
  const stored = browserId(cookie);
  const id = stored ?? newBrowserId();
  const own = codeRequestOf(id, email);
  const current = stored === null && code_request !== '' ? code_request : own;
  return {
    id,
    isNew: stored === null,
    code_request: current,
    hash: secretHash(current),
    hashes: [own, code_request].filter((text) => text !== '').map(secretHash),
    known: knownBrowser(cookie, email, secret) !== null,
  };
}
