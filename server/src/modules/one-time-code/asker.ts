import { createHash, randomBytes } from 'node:crypto';
import { findOrCreateSecret, type SecretStore, secretHash } from '../../platform/secrets/index.ts';
import { browserId, knownBrowser, newBrowserId } from '../sign-in-limit/known-browser.ts';

/** The secret that signs the cookies of browsers, for the e-mails that they have proved. */
export const browserSecret = (store: SecretStore): Promise<string> =>
  findOrCreateSecret(store, 'member-browser', () => randomBytes(32).toString('base64url'));

/** Client that requests or submits a code. */
export interface Client {
  /** Value of the browser's cookie, '' for none. */
  cookie: string;
  /** Value that a client without cookies sends back instead, '' for none. */
  code_request: string;
  ip: string;
  /** Keyed hash of its network. */
  network: string;
}

/** Value that the browser with this id sends back for its code: it reveals neither the cookie nor another e-mail's value. */
const codeRequestOf = (id: string, email: string) =>
  createHash('sha256').update(`code request\n${email}\n${id}`).digest('base64url');

/** A client as the code of one e-mail sees it. */
export interface Asker {
  /** For its cookie. */
  id: string;
  /** It had no cookie. */
  isNew: boolean;
  /** For the response to a request. */
  code_request: string;
  /** The stored form of that. */
  hash: string;
  /** All stored forms under which it may have requested a code. */
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
