import { createHash, randomBytes } from 'node:crypto';
import {
  findOrCreateSecret,
  type SecretStore,
  secretHash,
} from '../../../platform/secrets/index.ts';
import { browserId, knownBrowser, newBrowserId } from '../sign-in-limit/known-browser.ts';

/** The secret that signs browsers' cookies, which hold the e-mails that they have proved. */
export const browserSecret = (store: SecretStore): Promise<string> =>
  findOrCreateSecret(store, 'member-browser', () => randomBytes(32).toString('base64url'));

export interface Client {
  /** The browser's cookie, '' where there is none. */
  cookie: string;
  /** What a client without cookies sends back instead, '' where there is none. */
  code_request: string;
  ip: string;
  /** Keyed hash of the client's network. */
  network: string;
}

/** Derived from its id: reveals neither the cookie nor the value for another e-mail. */
const codeRequestOf = (id: string, email: string) =>
  createHash('sha256').update(`code request\n${email}\n${id}`).digest('base64url');

export interface Asker {
  /** The id for its cookie. */
  id: string;
  /** Whether it had no cookie. */
  isNew: boolean;
  /** The value for the response to a request. */
  code_request: string;
  hash: string;
  /** All stored hashes under which it may have requested a code. */
  hashes: string[];
  /** Whether this browser has proved this e-mail before, with a code or a link. */
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
